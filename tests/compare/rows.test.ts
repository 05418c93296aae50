import { expect, test } from 'vitest';
import { rowsOf } from '~/compare/compare.server';
import { properties as accommodationProperties } from '~/content-types/accommodations/compare.server';
import { collection as accommodations } from '~/content-types/accommodations/schema.server';
import { properties as packageProperties } from '~/content-types/packages/compare.server';
import { collection as packages } from '~/content-types/packages/schema.server';
import { properties as vehicleProperties } from '~/content-types/vehicles/compare.server';
import { collection as vehicles } from '~/content-types/vehicles/schema.server';
import { setPackagePriceUnit } from '../support/package-price-unit';

const rows = [
  { label: 'Nama', read: ({ name }: Place) => name },
  { label: 'Isi', read: ({ items }: Place) => items },
];
interface Place {
  name: string | null;
  items: string[];
}

test('a row that is not the same for all is marked', () => {
  const same = { name: 'A', items: ['x', 'y'] };
  const differing = (...places: Place[]) => rowsOf(rows, places).map(({ isDifferent }) => isDifferent);
  expect(differing(same, same, { ...same })).toEqual([false, false]);
  expect(differing(same, { ...same, name: 'B' })).toEqual([true, false]);
  expect(differing(same, { ...same, name: null })).toEqual([true, false]);
  expect(differing(same, same, { ...same, items: ['x'] })).toEqual([false, true]);
});

test('the order of a list and the case of its items make no difference', () => {
  const [row] = rowsOf(rows.slice(1), [
    { name: null, items: ['AC', 'Wifi'] },
    { name: null, items: ['wifi', 'ac'] },
  ]);
  expect(row?.isDifferent).toBe(false);
});

test('a property that no record has is left out', () => {
  const bare = { name: null, items: [] };
  expect(rowsOf(rows, [bare, bare])).toEqual([]);
  expect(rowsOf(rows, [bare, { name: null, items: ['x'] }])).toEqual([
    { label: 'Isi', values: [[], ['x']], isDifferent: true },
  ]);
});

/** What the rows of a content type show of two records, of which the second has nothing but its name. */
function compared<R>(
  schema: { parse: (wire: unknown) => R },
  properties: Parameters<typeof rowsOf<R>>[0],
  wire: object,
) {
  const records = [wire, {}].map((one) => schema.parse({ judul: 'x', ...one }));
  return Object.fromEntries(rowsOf(properties, records).map(({ label, values }) => [label, values]));
}

test('vehicles are compared by price per day, category, seats, transmission, given rating, place and facilities', () => {
  const full = {
    ...{ harga: 500000, kategori: 'SUV', jumlah_orang: 6, transmisi: 'Manual', rating: 4.6, location: 'Kuta' },
    ...{ fasilitas_1: 'AC', fasilitas_2: ' ', fasilitas_3: 'Wifi' },
  };
  expect(compared(vehicles.schema, vehicleProperties, full)).toEqual({
    Harga: ['Rp 500.000 per hari', 'Tanyakan harga'],
    Kategori: ['SUV', null],
    Kapasitas: ['6 orang', null],
    Transmisi: ['Manual', null],
    Rating: ['4.6 / 5', null],
    Lokasi: ['Kuta', null],
    Fasilitas: [['AC', 'Wifi'], []],
  });
});

test('stays are compared by price per night, category, address, rooms, given rating and facilities', () => {
  const full = {
    harga: 1e6,
    kategori: 'Homestay',
    alamat: 'Jl. Ubud',
    kamar_tersedia: 3,
    rating: 5,
    fasilitas_1: 'AC',
  };
  expect(compared(accommodations.schema, accommodationProperties, full)).toEqual({
    Harga: ['Rp 1.000.000 per malam', 'Tanyakan harga'],
    Kategori: ['Homestay', 'Hotel'],
    Alamat: ['Jl. Ubud', 'Bali'],
    'Kamar tersedia': ['3 kamar', '10 kamar'],
    Rating: ['5.0 / 5', null],
    Fasilitas: [['AC'], []],
  });
});

test('packages are compared by price with its unit, category, duration, minimum, rating, place, and what they include', () => {
  setPackagePriceUnit('per orang');
  const full = {
    ...{ harga: 5000, kategori_paket: 'Healing', hari: 3, malam: 2, min_people: 2, rating: 4.9, location: 'Ubud' },
    tempat: [{ places: 'Goa Gajah, Tegalalang' }],
    termasuk: [{ termasuk: 'Mobil' }],
    tidaktermasuk: [{ tidak_termasuk: 'Tiket pesawat' }],
  };
  expect(compared(packages.schema, packageProperties, full)).toEqual({
    Harga: ['Rp 5.000 per orang', 'Tanyakan harga'],
    Kategori: ['Healing', null],
    Durasi: ['3 hari 2 malam', null],
    Peserta: ['Minimal 2 orang', null],
    Rating: ['4.9 / 5', null],
    Lokasi: ['Ubud', null],
    Tempat: [['Goa Gajah', 'Tegalalang'], []],
    Termasuk: [['Mobil'], []],
    'Tidak termasuk': [['Tiket pesawat'], []],
  });
});
