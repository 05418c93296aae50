import { expect, test } from 'vitest';
import { collection as facilities, toCard, toDetail } from '~/content-types/facilities/schema.server';

const full = {
  id: 1,
  name: 'Panggung Modular',
  slug: 'panggung-modular',
  category: 'Booth/Panggung',
  description: 'Rangka baja.',
  price: 6_500_000,
  quantity: 3,
  image: 'fasilitas/panggung.jpg',
  created_at: '2026-11-11T02:20:35.000000Z',
};
const read = (wire: object) => facilities.schema.parse(wire);

test('a full record maps to its view', () => {
  expect(toDetail(read(full))).toMatchObject({
    href: '/fasilitas/1',
    title: 'Panggung Modular',
    category: 'Booth/Panggung',
    description: 'Rangka baja.',
    quantity: 3,
    price: 'Rp 6.500.000 per unit',
    images: ['fasilitas/panggung.jpg'],
  });
});

test('a record with only a name gets every default', () => {
  expect(toDetail(read({ name: 'Panggung' }))).toMatchObject({
    href: '/fasilitas/panggung',
    category: undefined,
    description: 'Deskripsi fasilitas belum tersedia.',
    quantity: 0,
    images: [],
  });
});

test('numeric strings are parsed as numbers', () => {
  expect(read({ ...full, price: '1250000', quantity: '8' })).toMatchObject({ price: 1_250_000, quantity: 8 });
});

test.each([
  [{ id: null }, '/fasilitas/panggung-modular'],
  [{ id: null, slug: '' }, '/fasilitas/panggung-modular'],
  [{ id: 'a/b' }, '/fasilitas/a%2Fb'],
])('with %j its link falls back to the next identifier', (wire, href) => {
  expect(toCard(read({ ...full, ...wire })).href).toBe(href);
});
