import { textOf } from '../../tests/support/text-of';
import { expect, test } from '../fixtures/test';
import { elementsOf, headOf, hrefsOf, mainOf } from '../support/html';

const long = 'pantai rahasia yang tenang '.repeat(12).trim();

/** Each view without content: its path, the query that its message quotes, and the fault that causes it. */
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

const lists = ['Paket Tour Bali', 'Atraksi Wisata Bali', 'Akomodasi di Bali', 'Blog Travel Bali'];

test('every view without content offers search, three lists and a message that quotes the query', async ({
  request,
  site,
}) => {
  for (const [view, path, query, fault] of emptyViews) {
    if (fault) site.admin.setFault(`/api/admin/${fault}`, { kind: 'status', status: 500 });
    const main = mainOf(await (await request.get(site.url + path)).text());
    site.admin.clearFaults();
    const ofType = (name: string, type: string) =>
      elementsOf(main, name).filter((element) => element.getAttribute('type') === type);
    expect.soft(ofType('input', 'search'), view).toHaveLength(1);
    expect.soft(ofType('button', 'submit').map(textOf), view).toContain('Cari');
    expect.soft(lists.filter((title) => hrefsOf(main, title).length > 0).length, view).toBe(3);
    const [href = ''] = hrefsOf(main, 'Tanyakan lewat WhatsApp');
    expect.soft(href, view).toMatch(/^https:\/\/wa\.me\/6281200000001\?text=/);
    expect.soft(href.split('?text=')[1]?.length, view).toBeLessThanOrEqual(1000);
    const quoted = /“(.*)”/.exec(new URL(href).searchParams.get('text') ?? '')?.[1];
    expect.soft(quoted, view).toEqual(typeof query === 'string' ? query : expect.stringMatching(query));
  }
});

test('a view without content is not indexed, unless the URL is a page of its own', async ({ request, site }) => {
  for (const path of ['/pantai-rahasia', '/tiket/9999', '/event?kategori=Sirkus', '/cari?q=gajah']) {
    const html = await (await request.get(site.url + path)).text();
    expect.soft(headOf(html).robots, path).toBe('noindex');
    expect.soft(headOf(html).description, path).toMatch(/^.{20,160}$/);
  }
  const indexed = await (await request.get(`${site.url}/event?kategori=Wedding`)).text();
  expect(headOf(indexed).robots).toBeUndefined();
});
