import { pictureHref } from '~/images/image-url';
import { isoDay } from '~/lib/dates.server';
import { escapeXml } from '~/lib/xml.server';
import { config } from '~/server/env.server';

const MOST = 50_000;
const MOST_PICTURES = 5;

/** One page of the site, with the moment of its last change in milliseconds where that is known. */
export interface SitemapPage {
  path: string;
  changed: number | null;
  /** Storage paths of its pictures. */
  pictures: readonly string[];
}

/** The pages as a sitemap, each address once. */
export function sitemap(pages: readonly SitemapPage[]): string {
  const unique = new Map(pages.map((page) => [page.path, page])).values();
  const entries = [...unique].slice(0, MOST).map(({ path, changed, pictures }) => {
    const lastmod = changed === null ? '' : `<lastmod>${isoDay(new Date(changed))}</lastmod>`;
    const images = pictures
      .slice(0, MOST_PICTURES)
      .map(
        (picture) =>
          `<image:image><image:loc>${escapeXml(config.siteUrl + pictureHref(picture, 1080))}</image:loc></image:image>`,
      );
    return `<url><loc>${escapeXml(config.siteUrl + path)}</loc>${lastmod}${images.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.join('\n')}\n</urlset>\n`;
}
