import type { CollectionName, SampleRecord } from '../../sample-admin/server';
import { textOf } from '../../tests/support/text-of';
import { hrefsOf } from '../fixtures/documents';
import { expect, test } from '../fixtures/test';
import { articlesOf, mainOf, missingIn } from '../support/html';

const collections = ['pakets', 'attractions', 'akomodasis', 'transportasis', 'events'] as const;
const imagePath = 'pakets/pesona-ubud.jpg';

/** Builds records whose names and ratings every content type can parse. */
const recordsWithRatings = (collection: CollectionName, ratings: (number | null)[]): SampleRecord[] =>
  ratings.map((rating, index) => ({
    id: index + 1,
    judul: `${collection} ${index + 1}`,
    title: `${collection} ${index + 1}`,
    rating,
    created_at: `2026-0${index + 1}-01T00:00:00Z`,
  }));

/** The card with this title of a document. */
const card = (html: string, title: string) => articlesOf(html).find((article) => textOf(article).includes(title)) ?? '';

test('home starts with a hero and ends with a call to action', async ({ request }) => {
  const main = mainOf(await (await request.get('/')).text());
  const highlights = ['Wisata Alam', 'Spot Foto', 'Lokasi Strategis'];
  const lead = 'Pulau Dewata dengan pesona pantai, budaya dan alam yang memikat hati';
  expect.soft(missingIn(main, ['Jelajahi Bali', lead, ...highlights])).toEqual([]);
  expect.soft(hrefsOf(main, 'Jelajahi Sekarang')).toEqual(['/paket-tour']);
  expect.soft(hrefsOf(main, 'Mulai Petualangan')).toEqual(['/wisata-atraksi']);
  expect.soft(main).not.toContain('role="alert"');
});

test('sections show their records in order, and link to all from three on; an empty one says so', async ({
  request,
  site,
}) => {
  for (const collection of collections) site.admin.replace(collection, recordsWithRatings(collection, [3, 2, 1]));
  const html = await (await request.get('/')).text();
  const titles = articlesOf(html).map((article) => textOf(/<h3.*?<\/h3>/s.exec(article)?.[0] ?? ''));
  expect(titles).toEqual(collections.flatMap((name) => [1, 2, 3].map((number) => `${name} ${number}`)));
  for (const [title, href] of [
    ['pakets 2', '/paketdetail/2'],
    ['attractions 1', '/attraction/1'],
    ['akomodasis 2', '/akomodasi/akomodasis-2'],
    ['transportasis 2', '/transportasi/transportasis-2'],
    ['events 1', '/event/1'],
  ] as const)
    expect.soft(hrefsOf(card(html, title), 'Lihat Detail')).toEqual([href]);
  const all = ['/paket-tour', '/wisata-atraksi', '/akomodasi', '/transportasi', '/events'];
  expect(hrefsOf(mainOf(html), 'Lihat Semua')).toEqual(all);

  for (const collection of [...collections, 'kuliners'] as const) site.admin.replace(collection, []);
  const empty = mainOf(await (await request.get('/')).text());
  expect(empty.match(/Tidak ada data untuk ditampilkan/g)).toHaveLength(5);
  expect(empty.match(/Memuat data \.\.\./g)).toHaveLength(1);
  expect(empty).not.toMatch(/role="alert"|Lihat Semua/);
});

test('a card shows its fields, and defaults for missing ones', async ({ request, site }) => {
  const fields = {
    ...{ price: '1500000.00', category: 'Special', image: imagePath, location: 'Kintamani', rating: 4.2 },
    ...{ hari: 3, malam: 2, jumlah_orang: 7, event_date: '2099-12-14' },
  };
  const more: Partial<Record<CollectionName, string[]>> = {
    pakets: ['3 hari 2 malam'],
    transportasis: ['7 orang'],
    events: ['14 Desember 2099'],
  };
  for (const collection of collections) {
    const bare = collection === 'akomodasis' ? { id: 2 } : { id: 2, judul: `Bare ${collection}` };
    site.admin.replace(collection, [{ ...fields, id: 1, title: `Full ${collection}` }, bare]);
  }
  const dish = { name: 'Dish in English', description: 'Grilled over coconut husk.', image: imagePath };
  site.admin.replace('kuliners', [dish]);
  const html = await (await request.get('/')).text();
  for (const collection of collections) {
    const full = card(html, `Full ${collection}`);
    const words = [/Rp\s1\.500\.000/, 'Special', 'Kintamani', '4.2', ...(more[collection] ?? [])];
    expect.soft(missingIn(full, words), collection).toEqual([]);
    expect
      .soft(full, collection)
      .toMatch(new RegExp(`<img (?=[^>]*alt="Full ${collection}")[^>]*src="[^"]*${imagePath}`));
  }
  expect.soft(missingIn(mainOf(html), [dish.name, dish.description])).toEqual([]);
  expect.soft(mainOf(html)).toContain(`alt="${dish.name}"`);

  for (const [title, ...words] of [
    ['Bare pakets'],
    ['Bare attractions', /Wisata.*Bare/s, /Bare.*Bali/s],
    ['Nama Hotel', /Hotel.*Nama Hotel/s, /Nama Hotel.*Bali/s],
    ['Bare transportasis', /Transport.*Bare/s],
    ['Bare events'],
  ] as const) {
    const bare = card(html, title);
    expect.soft(missingIn(bare, [...words, 'Gambar Tidak Tersedia', '4.5']), title).toEqual([]);
    expect.soft(textOf(bare), title).not.toMatch(/NaN|null|undefined|Invalid/);
  }
});
