import type { BaseRecord, Collection } from '~/admin-api/collection.server';
import { recordHref } from '~/content-types/shared.server';
import { contentTypes } from '~/definitions/registry';
import { imageUrl } from '~/images/image-url';
import { isoDate } from '~/lib/dates.server';
import { forEachSliced } from '~/lib/for-each-sliced.server';
import { memoizeWeak } from '~/lib/memoize-weak';
import { escapeXml } from '~/lib/xml.server';
import { config } from '~/server/env.server';

const SITEMAP = {
  /** The URLs in one file; with more, there is an index. The protocol allows 50,000, which with images are 30 MB. */
  maxUrls: 5000,
  maxImagesPerUrl: 5,
  /** How long building the sitemap may block other requests at a time. */
  sliceMs: 10,
};

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The static routes, as `<url>` elements. */
export const staticEntries: readonly string[] = [
  '/',
  ...Object.values(contentTypes).map(({ path }) => path),
  '/cara-pesan',
  '/contact',
  '/english',
].map((path) => entry(path));

/**
 * Returns the pages of a collection's records as `<url>` elements, each path once. Built once per version of the list,
 * in slices: 100,000 records take a second.
 */
export const recordEntries = memoizeWeak((collection: Collection<BaseRecord>) =>
  memoizeWeak(async (records: readonly BaseRecord[]): Promise<readonly string[]> => {
    const entries = new Map<string, string>();
    await forEachSliced(records, SITEMAP.sliceMs, (record) => {
      const path = recordHref(collection, record);
      entries.set(path, entry(path, record));
    });
    // A record without its own page has this path (`detailHref`).
    entries.delete(collection.path);
    return [...entries.values()];
  }),
);

function entry(path: string, record?: BaseRecord): string {
  // Only the date of a change: crawlers stop trusting a sitemap that names the date of creation.
  const lastmod = record?.updatedAt ? `<lastmod>${isoDate(record.updatedAt)}</lastmod>` : '';
  const images = record?.images.slice(0, SITEMAP.maxImagesPerUrl).map((image) => {
    const loc = escapeXml(config.siteUrl + imageUrl(image, 1080));
    return `<image:image><image:loc>${loc}</image:loc></image:image>`;
  });
  return `<url><loc>${escapeXml(config.siteUrl + path)}</loc>${lastmod}${images?.join('') ?? ''}</url>`;
}

/**
 * Renders the sitemap of these entries, the index if there are more than 5,000, or the part with this number.
 *
 * @returns null for a part that does not exist
 */
export function sitemap(entries: readonly string[], part: string | null): string | null {
  const count = Math.ceil(entries.length / SITEMAP.maxUrls);
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1));
  if (part === null && count > 1) {
    const parts = numbers.map(
      (number) => `<sitemap><loc>${config.siteUrl}/sitemap.xml?bagian=${number}</loc></sitemap>`,
    );
    return xml('sitemapindex', XMLNS, parts);
  }
  const start = numbers.indexOf(part ?? '1') * SITEMAP.maxUrls;
  if (start < 0) return null;
  const namespaces = `${XMLNS} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`;
  return xml('urlset', namespaces, entries.slice(start, start + SITEMAP.maxUrls));
}

const xml = (root: string, namespaces: string, elements: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${elements.join('\n')}\n</${root}>\n`;
