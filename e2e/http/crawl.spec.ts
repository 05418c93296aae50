import { documentOf } from '../../tests/support/dom';
import { details } from '../fixtures/details';
import { lists } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { elementsOf, headOf, hrefsOf } from '../support/html';

const configured = ['6281200000001', '6281200000002'];

test('every page is reachable by links, with its own title and the configured numbers', async ({ startOwnSite }) => {
  // The lists stay in memory.
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
    const html = await response.text();
    const { documentElement } = documentOf(html);

    const { title, canonical = '', description = '' } = headOf(documentElement);
    const same = titles.get(title);
    if (same !== undefined && same !== canonical) wrong.push(`${path}: title as on ${same}: ${title}`);
    titles.set(title, canonical);
    if (!canonical.startsWith(site.url)) wrong.push(`${path}: canonical ${canonical}`);
    if (description.length < 20) wrong.push(`${path}: no description`);

    for (const [, number = ''] of html.matchAll(/(?:wa\.me\/|tel:\+?)(\d*)/g)) {
      if (number !== '' && !configured.includes(number)) wrong.push(`${path}: number ${number}`);
    }
    const fields = elementsOf(documentElement, 'input').map((field) => field.getAttribute('placeholder'));
    if (!fields.includes('Cari paket, hotel, atraksi...')) wrong.push(`${path}: no search`);
    const hrefs = hrefsOf(documentElement);
    if (hrefs.some((href) => /^https?:\/\/\w+\.whatsapp\.com/.test(href))) wrong.push(`${path}: a chat not on wa.me`);
    for (const contact of configured.flatMap((digits) => [`https://wa.me/${digits}`, `tel:+${digits}`])) {
      if (!hrefs.some((href) => href.startsWith(contact))) wrong.push(`${path}: no ${contact}`);
    }
    for (const href of hrefs.filter((one) => one !== '')) {
      const link = new URL(href, site.url + path);
      if (link.origin !== site.url || link.pathname.startsWith('/storage/')) continue;
      // Every plan links to others without end, and every pair of records has a comparison.
      if (['/rencana', '/bandingkan'].includes(link.pathname) && link.search !== '') continue;
      const pathAndQuery = link.pathname + link.search;
      seen.add(pathAndQuery);
      // All records of a type have the same tabs.
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
