import type { Page } from 'playwright/test';
import { expect, statusLine, test } from '../fixtures/test';

const long = 'pantai rahasia yang tenang '.repeat(12).trim();

/** A view that has nothing to show: its address, what a visitor looked for, and the fault that brings it about. */
interface DeadEnd {
  view: string;
  path: string;
  sought: string | RegExp;
  fault?: string;
}

const deadEnds: DeadEnd[] = [
  { view: 'an unknown address', path: '/pantai-rahasia', sought: 'pantai rahasia' },
  {
    view: 'a long unknown address',
    path: `/${encodeURIComponent(long)}`,
    sought: /^pantai rahasia[^”]{20,90}$/,
  },
  { view: 'a missing package', path: '/paketdetail/keliling-lovina', sought: 'paket tour keliling lovina' },
  { view: 'a missing ticket', path: '/tiket/9999', sought: 'tiket 9999' },
  { view: 'a missing article', path: '/blog/kopi-kintamani', sought: 'kopi kintamani' },
  {
    view: 'a package that cannot be had',
    path: '/paketdetail/pesona-ubud',
    sought: 'paket tour pesona ubud',
    fault: '/api/admin/pakets',
  },
  { view: 'a list that cannot be had', path: '/tiket', sought: 'Tiket Bali', fault: '/api/admin/tickets' },
  {
    view: 'a category of a list that cannot be had',
    path: '/transportasi?kategori=SUV',
    sought: 'Transportasi Bali: SUV',
    fault: '/api/admin/transportasis',
  },
  { view: 'an empty category', path: '/event?kategori=Sirkus', sought: 'Event & MICE Bali: Sirkus' },
  {
    view: 'attractions that cannot be had',
    path: '/attraction',
    sought: 'Atraksi Wisata Bali',
    fault: '/api/admin/attractions',
  },
  { view: 'a search without results', path: '/cari?q=gajah+terbang', sought: 'gajah terbang' },
  { view: 'a search of too few letters', path: '/cari?q=ub', sought: 'ub' },
  {
    view: 'a search that fails',
    path: '/cari?q=pantai',
    sought: 'pantai',
    fault: '/api/admin/searches',
  },
];

/** The words that a link's message quotes. */
async function quotedIn(page: Page): Promise<string> {
  const ask = page.getByRole('main').getByRole('link', { name: 'Tanyakan lewat WhatsApp' });
  const href = (await ask.getAttribute('href')) ?? '';
  expect(href).toMatch(/^https:\/\/wa\.me\/6281200000001\?text=/);
  expect(href.split('?text=')[1]?.length).toBeLessThanOrEqual(1000);
  return /“(.*)”/.exec(new URL(href).searchParams.get('text') ?? '')?.[1] ?? '';
}

test.describe('no dead end', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [statusLine] });

  for (const { view, path, sought, fault } of deadEnds) {
    test(`${view} offers search, three lists and a message that quotes what was sought`, async ({
      page,
      site,
    }) => {
      if (fault) site.admin.setFault(fault, { kind: 'status', status: 500 });
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('searchbox')).toHaveCount(1);
      await expect(main.getByRole('button', { name: 'Cari' })).toBeVisible();
      const lists = ['Paket Tour Bali', 'Atraksi Wisata Bali', 'Akomodasi di Bali', 'Blog Travel Bali'];
      const offered = main.getByRole('list').filter({ has: page.getByRole('link', { name: lists[3] }) });
      const links = offered.or(
        main.getByRole('list').filter({ has: page.getByRole('link', { name: lists[2] }) }),
      );
      await expect(links.last().getByRole('link')).toHaveCount(3);
      for (const link of await links.last().getByRole('link').all()) {
        expect(lists).toContain(await link.textContent());
      }
      const quoted = await quotedIn(page);
      if (typeof sought === 'string') expect(quoted).toBe(sought);
      else expect(quoted).toMatch(sought);
      await expect(main.getByRole('link', { name: 'Tanyakan lewat WhatsApp' })).toHaveAttribute(
        'target',
        '_blank',
      );
    });
  }

  test('none of these views is found by search engines, where it has no page of its own', async ({
    request,
    site,
  }) => {
    for (const path of ['/pantai-rahasia', '/tiket/9999', '/event?kategori=Sirkus', '/cari?q=gajah']) {
      const html = await (await request.get(site.url + path)).text();
      expect.soft(html, path).toContain('<meta name="robots" content="noindex"/>');
      expect.soft(html, path).toMatch(/<meta name="description" content="[^"]{20,160}"/);
    }
    const shown = await (await request.get(`${site.url}/event?kategori=Wedding`)).text();
    expect(shown).not.toContain('name="robots"');
  });
});
