import { within } from '@testing-library/dom';
import { textOf } from '../../tests/support/text-of';
import { detailOf, details } from '../fixtures/details';
import { expect, test } from '../fixtures/test';
import { elementsOf, headOf, hrefsOf, linksOf, mainOf, missingIn } from '../support/html';

for (const { collection, list, full, sparse, tabs } of details) {
  test(`${full.href} shows its record in every tab, and the defaults for missing fields`, async ({ request, site }) => {
    site.admin.replace(collection, [sparse.record, full.record]);
    for (const { title, href, shows, price, notes, hides, inTab } of [
      { ...full, hides: /No Image/, inTab: (tab: (typeof tabs)[number]) => tab.full },
      { ...sparse, price: '', notes: [], inTab: (tab: (typeof tabs)[number]) => tab.sparse },
    ]) {
      // An unknown tab opens the first one.
      for (const tab of [...tabs, ...tabs.slice(0, 1).map((first) => ({ ...first, key: 'entah' }))]) {
        const response = await request.get(`${site.url}${href}?tab=${tab.key}`);
        const html = await response.text();
        const content = mainOf(html);
        const links = within(content).getAllByRole('tab');
        const selected = within(content).getAllByRole('tab', { selected: true });
        // The document contains all panels; one is visible.
        const panel = within(content).getByRole('tabpanel');
        expect.soft(response.status(), href).toBe(200);
        expect.soft(selected.map(textOf)).toEqual([tab.name]);
        expect
          .soft(links.map((link) => link.getAttribute('href')))
          .toEqual(tabs.map(({ key }, at) => (at === 0 ? href : `${href}?tab=${key}`)));
        expect.soft(headOf(html).title).toBe(`${title} | Jelajahi Bali`);
        expect.soft(missingIn(content, [title, price, ...shows, ...notes]), `${href}, ${tab.name}`).toEqual([]);
        expect.soft(missingIn(panel, inTab(tab)), `${href}, ${tab.name}`).toEqual([]);
        expect.soft(textOf(content)).not.toMatch(hides);
        expect.soft(hrefsOf(content)).toContain(list);
      }
    }
  });
}

test('a detail page shows its order link, its contacts and the reasons to choose us', async ({ request, site }) => {
  const { collection, full } = detailOf('/transportasi');
  site.admin.replace(collection, [full.record]);
  const content = mainOf(await (await request.get(site.url + full.href)).text());
  const orders = hrefsOf(content, 'Pesan Sekarang');
  expect.soft(orders.length).toBeGreaterThan(1);
  expect.soft(new Set(orders).size).toBe(1);
  const [card] = linksOf(content, 'Pesan Sekarang');
  expect.soft(card?.getAttribute('target')).toBe('_blank');
  expect.soft(card?.getAttribute('rel')).toContain('noopener');
  const { origin, pathname, search, searchParams } = new URL(orders[0] ?? '');
  expect.soft(origin + pathname).toBe('https://wa.me/6281200000001');
  expect.soft(search, 'encoding of spaces').not.toContain('+');
  const message = searchParams.get('text') ?? '';
  expect.soft(message).toContain(full.title);
  expect.soft(message.split('\n').at(-1)).toBe(site.url + full.href);

  for (const [words, href] of [
    ['Made Ayu Lestari · Paket tour, akomodasi & tiket+62 812-0000-0001', 'https://wa.me/6281200000001?'],
    ['Transportasi, atraksi, acara & kuliner+62 812-0000-0002', 'https://wa.me/6281200000002?'],
    ['Ni Luh Sari Dewi', 'mailto:halo@jelajahibali.example'],
  ] as const)
    expect.soft(hrefsOf(content, words)[0], words).toContain(href);
  expect.soft(missingIn(content, ['halo@jelajahibali.example', /4\.8\/5/, /24\/7/])).toEqual([]);
});

test('contacts and notes come before the reasons; a vehicle’s questions and a package’s map come after them', async ({
  request,
  site,
}) => {
  const closing = ['Kontak Reservasi', 'Catatan', 'Mengapa Memilih Kami?'];
  for (const [list, expected] of [
    ['/transportasi', [...closing, 'Pertanyaan yang Sering Diajukan']],
    ['/paket-tour', ['Syarat dan Ketentuan', ...closing, 'Peta Lokasi']],
  ] as const) {
    const { collection, full } = detailOf(list);
    site.admin.replace(collection, [full.record]);
    const content = mainOf(await (await request.get(site.url + full.href)).text());
    const headings = elementsOf(content, 'h2').map(textOf);
    expect.soft(headings.slice(-expected.length)).toEqual(expected);
  }
});

test('a motorbike’s FAQ addresses a renter who rides it', async ({ request, site }) => {
  const words = textOf(mainOf(await (await request.get(`${site.url}/transportasi/honda-scoopy`)).text()));
  expect(words).toContain('SIM C yang berlaku');
  expect(words).not.toMatch(/kursi anak|Sopir kami/);
});
