import { expect, test } from 'vitest';
import { toCard, collection as vehicles } from '~/content-types/vehicles/schema.server';

// A full record and one with only a title: `e2e/http/lists.spec.ts` and `details.spec.ts`.
const read = (wire: object) => vehicles.schema.parse({ judul: 'Hiace', ...wire });

test('blank facilities are dropped', () => {
  expect(read({ fasilitas_1: '', fasilitas_2: null, fasilitas_3: ' Wifi ' }).facilities).toEqual(['Wifi']);
});

test('numeric strings are parsed as numbers', () => {
  const wire = { jumlah_orang: '14', harga: '850000.00', rating: '4.2' };
  expect(read(wire)).toMatchObject({ capacity: 14, price: 850_000, rating: 4.2 });
});

test.each([
  ['Otomatis', 'Transmisi Otomatis Halus', ['AC', 'Wifi']],
  ['Otomatis', 'transmisi otomatis', ['AC', 'Wifi']],
  ['Manual', 'Transmisi Otomatis Halus', ['AC', 'Transmisi Otomatis Halus', 'Wifi']],
  [null, 'Transmisi Otomatis', ['AC', 'Transmisi Otomatis', 'Wifi']],
])('a card with the transmission %j does not repeat it among the facilities: %s', (transmisi, facility, names) => {
  const vehicle = read({ transmisi, fasilitas_1: 'AC', fasilitas_2: facility, fasilitas_3: 'Wifi' });
  expect(toCard(vehicle).facilities).toEqual({ names, more: 0 });
  // A page lists all facilities.
  expect(vehicle.facilities).toEqual(['AC', facility, 'Wifi']);
});
