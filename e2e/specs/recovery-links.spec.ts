import type { Page } from 'playwright/test';
import { expect, statusLine, test } from '../fixtures/test';

const long = 'pantai rahasia yang tenang '.repeat(12).trim();

/** Views without content: each with its path, the query that its message quotes, and the fault that causes it. */
const emptyViews: [view: string, path: string, query: string | RegExp, fault?: string][] = [
  ['an unknown path', '/pantai-rahasia', 'pantai rahasia'],
  ['a long unknown path', `/${encodeURIComponent(long)}`, /^pantai rahasia[^”]{20,90}$/],
  ['a missing package', '/paketdetail/keliling-lovina', 'paket tour keliling lovina'],
  ['a missing ticket', '/tiket/9999', 'tiket 9999'],
  ['a missing article', '/blog/kopi-kintamani', 'kopi kintamani'],
  ['a failing package', '/paketdetail/pesona-ubud', 'paket tour pesona ubud', 'pakets'],
  ['a failing list', '/tiket', 'Tiket Bali', 'tickets'],
  ['a category of a failing list', '/transportasi?kategori=SUV', 'Transportasi Bali: SUV', 'transportasis'],
  [
    'filters of a failing list',
    '/transportasi?kategori=SUV&maks=700000&orang=4&q=ubud',
    'Transportasi Bali: SUV, Maksimal Rp 700.000, 4 orang, “ubud”',
    'transportasis',
  ],
  ['an empty category', '/event?kategori=Sirkus', 'Event & MICE Bali: Sirkus'],
  ['failing attractions', '/attraction', 'Atraksi Wisata Bali', 'attractions'],
  ['a search without results', '/cari?q=gajah+terbang', 'gajah terbang'],
  ['a search of too few letters', '/cari?q=ub', 'ub'],
  ['a failing search', '/cari?q=pantai', 'pantai', 'searches'],
];

/** Returns the text that a link's message quotes. */
async function quotedIn(page: Page): Promise<string> {
  const whatsappLink = page.getByRole('main').getByRole('link', { name: 'Tanyakan lewat WhatsApp' });
  const href = (await whatsappLink.getAttribute('href')) ?? '';
  expect(href).toMatch(/^https:\/\/wa\.me\/6281200000001\?text=/);
  expect(href.split('?text=')[1]?.length).toBeLessThanOrEqual(1000);
  return /“(.*)”/.exec(new URL(href).searchParams.get('text') ?? '')?.[1] ?? '';
}

test.describe('recovery links', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [statusLine] });

  for (const [view, path, query, fault] of emptyViews) {
    test(`${view} offers search, three lists and a message that quotes the query`, async ({ page, site }) => {
      if (fault) site.admin.setFault(`/api/admin/${fault}`, { kind: 'status', status: 500 });
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('searchbox')).toHaveCount(1);
      await expect(main.getByRole('button', { name: 'Cari' })).toBeVisible();
      const lists = ['Paket Tour Bali', 'Atraksi Wisata Bali', 'Akomodasi di Bali', 'Blog Travel Bali'];
      const blogList = main.getByRole('list').filter({ has: page.getByRole('link', { name: lists[3] }) });
      const links = blogList.or(main.getByRole('list').filter({ has: page.getByRole('link', { name: lists[2] }) }));
      await expect(links.last().getByRole('link')).toHaveCount(3);
      for (const link of await links.last().getByRole('link').all()) {
        expect(lists).toContain(await link.textContent());
      }
      const quoted = await quotedIn(page);
      if (typeof query === 'string') expect(quoted).toBe(query);
      else expect(quoted).toMatch(query);
      await expect(main.getByRole('link', { name: 'Tanyakan lewat WhatsApp' })).toHaveAttribute('target', '_blank');
    });
  }

  test('these views are not indexed, unless the URL is a page of its own', async ({ request, site }) => {
    for (const path of ['/pantai-rahasia', '/tiket/9999', '/event?kategori=Sirkus', '/cari?q=gajah']) {
      const html = await (await request.get(site.url + path)).text();
      expect.soft(html, path).toContain('<meta name="robots" content="noindex"/>');
      expect.soft(html, path).toMatch(/<meta name="description" content="[^"]{20,160}"/);
    }
    const indexed = await (await request.get(`${site.url}/event?kategori=Wedding`)).text();
    expect(indexed).not.toContain('name="robots"');
  });
});
