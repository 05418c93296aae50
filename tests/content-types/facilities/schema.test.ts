import { expect, test } from 'vitest';
import { collection as facilities, toCard } from '~/content-types/facilities/schema.server';

// A full record and one with only a name: `e2e/http/lists.spec.ts` and `details.spec.ts`.
const full = { id: 1, name: 'Panggung Modular', slug: 'panggung-modular' };
const read = (wire: object) => facilities.schema.parse({ ...full, ...wire });

test('numeric strings are parsed as numbers', () => {
  expect(read({ price: '1250000', quantity: '8' })).toMatchObject({ price: 1_250_000, quantity: 8 });
});

test.each([
  [{ id: null }, '/fasilitas/panggung-modular'],
  [{ id: null, slug: '' }, '/fasilitas/panggung-modular'],
  [{ id: 'a/b' }, '/fasilitas/a%2Fb'],
])('with %j its link falls back to the next identifier', (wire, href) => {
  expect(toCard(read(wire)).href).toBe(href);
});
