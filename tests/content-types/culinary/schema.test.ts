import { expect, test } from 'vitest';
import { dishes, homeDishes, restaurants, toCard } from '~/content-types/culinary/schema.server';
import { plain } from '../../support/plain';

const read = (wire: object) => restaurants.schema.parse(wire);

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
