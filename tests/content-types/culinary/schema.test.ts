import { describe, expect, test } from 'vitest';
import { culinaryPageData } from '~/content-types/culinary/loader.server';
import { dishes, homeDishes, restaurants, toCard } from '~/content-types/culinary/schema.server';
import { plain } from '../../support/plain';

const read = (wire: object) => restaurants.schema.parse(wire);
const full = {
  id: 1,
  judul: 'Warung Pojok',
  slug: 'warung-pojok',
  deskripsi: 'Enam meja plastik.',
  rating: 4.4,
  alamat: 'Jalan Gajah Mada, Tabanan',
  kategori: 'Balinese',
  harga_min: 20_000,
  harga_max: 55_000,
  images: 'restorans/pojok.jpg',
  created_at: '2026-01-17T03:10:00.000000Z',
};

test('a full record maps to its view', () => {
  const card = toCard(read(full));
  expect(card).toMatchObject({
    anchor: 'warung-pojok',
    title: 'Warung Pojok',
    image: 'restorans/pojok.jpg',
    description: 'Enam meja plastik.',
    rating: 4.4,
    address: 'Jalan Gajah Mada, Tabanan',
    category: 'Balinese',
  });
  expect(plain(card.price ?? '')).toBe('Rp 20.000 - Rp 55.000');
});

test('a record with only a title gets every default', () => {
  expect(toCard(read({ judul: 'Sate Lilit' }))).toEqual({
    anchor: 'sate-lilit',
    title: 'Sate Lilit',
    image: undefined,
    description: null,
    rating: 4.5,
    address: null,
    category: undefined,
    price: null,
  });
});

test.each([{}, { deskripsi: 'x' }, { judul: '' }, null, 'Sate', []])(
  'a record without a title is rejected: %j',
  (wire) => expect(dishes.schema.safeParse(wire).success).toBe(false),
);

test.each([
  [20_000, 55_000, 'Rp 20.000 - Rp 55.000'],
  ['20000', '55000.00', 'Rp 20.000 - Rp 55.000'],
  [55_000, 20_000, 'Rp 20.000 - Rp 55.000'],
  [20_000, 20_000, 'Rp 20.000'],
  [20_000, null, 'Rp 20.000'],
  [null, 55_000, 'Rp 55.000'],
  [null, null, null],
  ['murah', -1, null],
])('prices from %j to %j are “%s”', (harga_min, harga_max, price) => {
  const card = toCard(read({ judul: 'Sate', harga_min, harga_max }));
  expect(card.price && plain(card.price)).toBe(price);
});

test('dishes on home accept English field names', () => {
  const wire = { name: 'Nasi Jinggo', description: 'Bungkusan kecil.', image: 'jinggo.jpg' };
  expect(toCard(homeDishes.schema.parse(wire))).toMatchObject({
    title: 'Nasi Jinggo',
    description: 'Bungkusan kecil.',
    image: 'jinggo.jpg',
  });
});

describe('the culinary page', () => {
  type ListResult = Parameters<typeof culinaryPageData>[0][0];
  const list = (...wires: object[]): ListResult => ({
    ok: true,
    data: wires.map(read),
    meta: { version: 'v', fetchedAt: 0, expiresAt: 0, isStale: false },
  });
  const show = (dishes: ListResult, places: ListResult, query = '') => {
    const result = culinaryPageData([dishes, places], new Request(`https://x.example/kuliner${query}`));
    if (!result.ok) throw new Error('the culinary page never fails as a whole');
    return { view: result.data.view, isCacheable: result.data.isCacheable };
  };
  const places = Array.from({ length: 14 }, (_, index) => ({
    judul: `Warung ${index}`,
    created_at: `2026-01-${String(28 - index).padStart(2, '0')}`,
  }));

  test('shows dishes and restaurants newest first', () => {
    const { view } = show(
      list({ judul: 'lama', created_at: '2026-01-01' }, { judul: 'baru', created_at: '2026-02-01' }),
      list(...places.toReversed()),
    );
    expect(view.dishes?.map(({ title }) => title)).toEqual(['baru', 'lama']);
    expect(view.restaurants?.shown.map(({ title }) => title)).toEqual(places.slice(0, 6).map(({ judul }) => judul));
  });

  test.each([
    ['', 6],
    ['?tampil=12', 12],
    ['?tampil=7', 12],
    ['?tampil=999', 14],
    ['?tampil=x&lengkap=1', 6],
  ])('of 14 restaurants, %j shows %i', (query, shown) => {
    const { view } = show(list(full), list(...places), query);
    expect([view.restaurants?.shown.length, view.restaurants?.total]).toEqual([shown, 14]);
  });

  test('empty lists show like failed ones, but the page is cacheable', () => {
    const { view, isCacheable } = show(list(), list());
    expect(view).toEqual({ dishes: null, restaurants: null });
    expect(isCacheable).toBe(true);
  });
});
