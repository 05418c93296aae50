import { expect, test } from 'vitest';
import { dishes, homeDishes, restaurants, toCard, toDishCard } from '~/content-types/culinary/schema.server';
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
  const card = toDishCard(read(full));
  expect(card).toMatchObject({
    anchor: 'makanan-warung-pojok',
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
  expect(toDishCard(read({ judul: 'Sate Lilit' }))).toEqual({
    anchor: 'makanan-sate-lilit',
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
