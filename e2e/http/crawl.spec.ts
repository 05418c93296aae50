import { details } from '../fixtures/details';
import { lists } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';

const configured = ['6281200000001', '6281200000002'];

const decoded = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<');

const first = (html: string, pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '');

test('every page is reachable by links, with its own title and the configured numbers', async ({ startOwnSite }) => {
  // Its lists stay in memory.
  const site = await startOwnSite({ ADMIN_FRESH_SECONDS: '600' });
  const waiting = ['/'];
  const seen = new Set(waiting);
  const kinds = new Set(waiting);
  const titles = new Map<string, string>();
  const wrong: string[] = [];

  const visit = async (path: string) => {
    const response = await fetch(site.url + path);
    if (response.status !== 200) wrong.push(`${path}: ${response.status}`);
    if (!response.headers.get('Content-Type')?.includes('text/html')) return void response.body?.cancel();
    // Half of a document is its style sheet.
    const html = (await response.text()).replace(/<style[\s\S]*?<\/style>/, '');

    const title = first(html, /<title>([^<]*)<\/title>/);
    const canonical = first(html, /<link rel="canonical" href="([^"]*)"/);
    const same = titles.get(title);
    if (same !== undefined && same !== canonical) wrong.push(`${path}: title as on ${same}: ${title}`);
    titles.set(title, canonical);
    if (!canonical.startsWith(site.url)) wrong.push(`${path}: canonical ${canonical}`);
    if (first(html, /<meta name="description" content="([^"]*)"/).length < 20) wrong.push(`${path}: no description`);

    for (const [, number = ''] of html.matchAll(/(?:wa\.me\/|tel:\+?)(\d*)/g)) {
      if (number !== '' && !configured.includes(number)) wrong.push(`${path}: number ${number}`);
    }
    if (!html.includes('placeholder="Cari paket, hotel, atraksi..."')) wrong.push(`${path}: no search`);
    if (/href="https?:\/\/\w+\.whatsapp\.com/.test(html)) wrong.push(`${path}: a chat that is not on wa.me`);
    for (const contact of configured.flatMap((digits) => [`wa.me/${digits}`, `tel:+${digits}`])) {
      if (!html.includes(`href="${contact.replace('wa.me', 'https://wa.me')}`)) wrong.push(`${path}: no ${contact}`);
    }
    for (const [, raw = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const link = new URL(decoded(raw), site.url + path);
      if (link.origin !== site.url || link.pathname.startsWith('/storage/')) continue;
      // There is no end of plans, since every plan links to others, and a comparison for each pair of records.
      if (['/rencana', '/bandingkan'].includes(link.pathname) && link.search !== '') continue;
      const pathAndQuery = link.pathname + link.search;
      seen.add(pathAndQuery);
      // The tabs of one record are as those of the others.
      const kind = link.search === '' ? pathAndQuery : link.pathname.replace(/^(\/\w+\/).+/, '$1:slug') + link.search;
      if (!kinds.has(kind)) waiting.push(pathAndQuery);
      kinds.add(kind);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, 6).map(visit));

  expect(wrong).toEqual([]);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
  expect(pages.length).toBeGreaterThan(lists.length);
  const views = [
    ...pages.map((loc) => loc.replace(site.url, '') || '/'),
    ...lists.flatMap(({ path, categories, more }) => [
      ...categories.map((kategori) => `${path}?${new URLSearchParams({ kategori })}`),
      ...(more === null ? [] : [`${path}?tampil=12`]),
    ]),
    '/kuliner?tampil=12',
    '/kuliner?lengkap=1',
  ];
  expect(views.filter((path) => !seen.has(path))).toEqual([]);
  for (const { full, tabs } of details) {
    const above = full.href.replace(/[^/]+$/, '');
    const found = [...seen].filter((path) => path.startsWith(above)).join('\n');
    for (const { key } of tabs.slice(1)) expect(found, above).toContain(`?tab=${key}`);
  }
});
