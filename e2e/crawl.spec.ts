import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

const PAGES_AT_LEAST = 150;
const configured = ['6281200000001', '6281200000002'];

const decoded = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<');

const first = (html: string, pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '');

test('every link from home leads somewhere; titles are unique, descriptions present, numbers the configured ones', async ({
  request,
  site,
}) => {
  test.setTimeout(120_000);
  const waiting = ['/'];
  const seen = new Set(waiting);
  const titles = new Map<string, string>();
  const wrong: string[] = [];

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await request.get(site.url + path, { maxRedirects: 3 });
    if (response.status() !== 200) wrong.push(`${path}: ${response.status()}`);
    if (!response.headers()['content-type']?.includes('text/html')) continue;
    const html = await response.text();

    const title = first(html, /<title>([^<]*)<\/title>/);
    const canonical = first(html, /<link rel="canonical" href="([^"]*)"/);
    const same = titles.get(title);
    if (same !== undefined && same !== canonical) wrong.push(`${path}: title as on ${same}: ${title}`);
    titles.set(title, canonical);
    if (!canonical.startsWith(site.url)) wrong.push(`${path}: canonical ${canonical}`);
    if (first(html, /<meta name="description" content="([^"]*)"/).length < 20)
      wrong.push(`${path}: no description`);

    for (const [, number = ''] of html.matchAll(/(?:wa\.me\/|tel:\+?)(\d*)/g)) {
      if (number !== '' && !configured.includes(number)) wrong.push(`${path}: number ${number}`);
    }
    for (const [, raw = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const link = new URL(decoded(raw), site.url + path);
      if (link.origin !== site.url || link.pathname.startsWith('/storage/')) continue;
      const address = link.pathname + link.search;
      if (!seen.has(address)) waiting.push(address);
      seen.add(address);
    }
  }

  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(PAGES_AT_LEAST);
});
