import { imageUrl } from '~/images/image-url';
import { isoDate } from '~/lib/dates.server';
import { escapeXml } from '~/lib/xml.server';
import { config } from '~/server/env.server';

const MAX_URLS = 50_000;
const MAX_IMAGES_PER_URL = 5;

/** A page in the sitemap, with its last change in milliseconds if known. */
export interface SitemapPage {
  path: string;
  changed: number | null;
  /** Storage paths of its images. */
  images: readonly string[];
}

/** Renders the sitemap, with each path once. */
export function sitemap(pages: readonly SitemapPage[]): string {
  const unique = new Map(pages.map((page) => [page.path, page])).values();
  const entries = [...unique].slice(0, MAX_URLS).map(({ path, changed, images }) => {
    const lastmod = changed === null ? '' : `<lastmod>${isoDate(new Date(changed))}</lastmod>`;
    const imageTags = images
      .slice(0, MAX_IMAGES_PER_URL)
      .map(
        (image) =>
          `<image:image><image:loc>${escapeXml(config.siteUrl + imageUrl(image, 1080))}</image:loc></image:image>`,
      );
    return `<url><loc>${escapeXml(config.siteUrl + path)}</loc>${lastmod}${imageTags.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.join('\n')}\n</urlset>\n`;
}
