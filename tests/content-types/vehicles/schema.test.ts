import { expect, test } from 'vitest';
import { collection as vehicles } from '~/content-types/vehicles/schema.server';

// What a full record shows, and one with only a title, see `e2e/specs/lists.spec.ts` and `details.spec.ts`.
const read = (wire: object) => vehicles.schema.parse({ judul: 'Hiace', ...wire });

test('blank facilities are dropped', () => {
  expect(read({ fasilitas_1: '', fasilitas_2: null, fasilitas_3: ' Wifi ' }).facilities).toEqual(['Wifi']);
});

test('numeric strings are parsed as numbers', () => {
  const wire = { jumlah_orang: '14', harga: '850000.00', rating: '4.2' };
  expect(read(wire)).toMatchObject({ capacity: 14, price: 850_000, rating: 4.2 });
});
