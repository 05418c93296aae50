import { within } from '@testing-library/dom';
import { textOf } from '../../tests/support/text-of';
import { expect, test } from '../fixtures/test';
import { articlesOf, hrefsOf, mainOf, missingIn } from '../support/html';

const collections = ['pakets', 'attractions', 'akomodasis', 'transportasis', 'events'] as const;
const imagePath = 'pakets/pesona-ubud.jpg';

/** A document's card with this title. */
function card(html: string, title: string): HTMLElement {
  const found = articlesOf(html).find((article) => textOf(article).includes(title));
  if (!found) throw new Error(`no card of ${title}`);
  return found;
}

test('home begins with a hero and ends with a call to action', async ({ request }) => {
  const main = mainOf(await (await request.get('/')).text());
  const highlights = ['Wisata Alam', 'Spot Foto', 'Lokasi Strategis'];
  const lead = 'Pulau Dewata dengan pesona pantai, budaya dan alam yang memikat hati';
  expect.soft(missingIn(main, ['Jelajahi Bali', lead, ...highlights])).toEqual([]);
  expect.soft(hrefsOf(main, 'Jelajahi Sekarang')).toEqual(['/paket-tour']);
  expect.soft(hrefsOf(main, 'Mulai Petualangan')).toEqual(['/wisata-atraksi']);
  expect.soft(within(main).queryByRole('alert')).toBeNull();
});

test('a card shows its fields or defaults and links to its page; a section links to its list, or says that it is empty', async ({
  request,
  site,
}) => {
  const fields = {
    ...{ price: '1500000.00', category: 'Special', image: imagePath, location: 'Kintamani', rating: 4.2 },
    ...{ hari: 3, malam: 2, jumlah_orang: 7, event_date: '2099-12-14' },
  };
  for (const collection of collections) {
    const bare = collection === 'akomodasis' ? { id: 2 } : { id: 2, judul: `Bare ${collection}` };
    const full = { ...fields, id: 1, title: `Full ${collection}` };
    site.admin.replace(collection, [full, bare, { id: 3, judul: `Third ${collection}` }]);
  }
  const dish = { name: 'Dish in English', description: 'Grilled over coconut husk.', image: imagePath };
  site.admin.replace('kuliners', [dish]);
  const html = await (await request.get('/')).text();
  for (const [collection, href, ...more] of [
    ['pakets', '/paketdetail/1', '3 hari 2 malam'],
    ['attractions', '/attraction/1'],
    ['akomodasis', '/akomodasi/full-akomodasis'],
    ['transportasis', '/transportasi/full-transportasis', '7 orang'],
    ['events', '/event/1', '14 Desember 2099'],
  ] as const) {
    const full = card(html, `Full ${collection}`);
    const words = [/Rp\s1\.500\.000/, 'Special', 'Kintamani', '4.2', ...more];
    expect.soft(missingIn(full, words), collection).toEqual([]);
    const image = within(full).getByRole('img', { name: `Full ${collection}` });
    expect.soft(image.getAttribute('src'), collection).toContain(imagePath);
    expect.soft(hrefsOf(full, 'Lihat Detail')).toEqual([href]);
    const bare = card(html, collection === 'akomodasis' ? 'Nama Hotel' : `Bare ${collection}`);
    expect.soft(missingIn(bare, ['Gambar Tidak Tersedia', '4.5']), collection).toEqual([]);
    expect.soft(textOf(bare), collection).not.toMatch(/NaN|null|undefined|Invalid/);
  }
  expect.soft(missingIn(mainOf(html), [dish.name, dish.description])).toEqual([]);
  expect.soft(within(mainOf(html)).queryAllByAltText(dish.name), dish.name).toHaveLength(1);
  const all = ['/paket-tour', '/wisata-atraksi', '/akomodasi', '/transportasi', '/events'];
  expect.soft(hrefsOf(mainOf(html), 'Lihat Semua')).toEqual(all);

  for (const collection of [...collections, 'kuliners'] as const) site.admin.replace(collection, []);
  const empty = mainOf(await (await request.get('/')).text());
  expect(within(empty).getAllByText('Tidak ada data untuk ditampilkan')).toHaveLength(5);
  expect(within(empty).getAllByText('Memuat data ...')).toHaveLength(1);
  expect(within(empty).queryByRole('alert')).toBeNull();
  expect(hrefsOf(empty, 'Lihat Semua')).toEqual([]);
});
