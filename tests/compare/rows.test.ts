import { expect, test } from 'vitest';
import { differingOf, rowsOf } from '~/compare/compare.server';
import { properties as accommodationProperties } from '~/content-types/accommodations/compare.server';
import { collection as accommodations } from '~/content-types/accommodations/schema.server';
import type { PropertyValue } from '~/content-types/comparison-properties.server';
import { properties as packageProperties } from '~/content-types/packages/compare.server';
import { collection as packages } from '~/content-types/packages/schema.server';
import { properties as vehicleProperties } from '~/content-types/vehicles/compare.server';
import { collection as vehicles } from '~/content-types/vehicles/schema.server';
import { type PriceView, priceText } from '~/lib/currency';
import { setPackagePriceUnit } from '../support/package-price-unit';

const rows = [
  { label: 'Nama', read: ({ name }: Place) => name },
  { label: 'Isi', read: ({ items }: Place) => items },
];
interface Place {
  name: string | null;
  items: string[];
}

test('the differing properties are named', () => {
  const same = { name: 'A', items: ['x', 'y'] };
  const differing = (...places: Place[]) => differingOf(rows, places);
  expect(differing(same, same, { ...same })).toEqual([]);
  expect(differing(same, { ...same, name: 'B' })).toEqual(['nama']);
  expect(differing(same, { ...same, name: null })).toEqual(['nama']);
  expect(differing(same, same, { ...same, items: ['x'] })).toEqual(['isi']);
  expect(differing(same, { name: 'B', items: [] })).toEqual(['nama', 'isi']);
});

test('the order of a list and the case of its items make no difference', () => {
  const [one, other] = [
    { name: null, items: ['AC', 'Wifi'] },
    { name: null, items: ['wifi', 'ac'] },
  ];
  expect(differingOf(rows, [one, other])).toEqual([]);
});

test('the same rating from more reviews is no difference', () => {
  const differing = (...wires: object[]) =>
    differingOf(
      vehicleProperties,
      wires.map((wire) => vehicles.schema.parse({ judul: 'x', ...wire })),
    );
  expect(differing({ rating: 4.6, jumlah_ulasan: 12 }, { rating: 4.6, jumlah_ulasan: 90 })).toEqual([]);
  expect(differing({ rating: 4.6, jumlah_ulasan: 12 }, { rating: 4.7, jumlah_ulasan: 12 })).toEqual(['rating']);
  expect(differing({ rating: 4.6 }, {})).toEqual(['rating']);
});

test('a property that no record has is left out', () => {
  const bare = { name: null, items: [] };
  expect(rowsOf(rows, [bare, bare])).toEqual([]);
  expect(rowsOf(rows, [bare, { name: null, items: ['x'] }])).toMatchObject([{ label: 'Isi', values: [null, ['x']] }]);
});

/** The rows of a content type for two records. The second record has only its name. */
function compared<R>(
  schema: { parse: (wire: unknown) => R },
  properties: Parameters<typeof rowsOf<R>>[0],
  wire: object,
) {
  const records = [wire, {}].map((one) => schema.parse({ judul: 'x', ...one }));
  const inText = (value: PropertyValue) =>
    value !== null && Object.hasOwn(Object(value), 'amount') ? priceText(value as PriceView) : value;
  return Object.fromEntries(rowsOf(properties, records).map(({ label, values }) => [label, values.map(inText)]));
}

/** How the numbers of records differ, by the label of their row. */
function differences<R>(
  schema: { parse: (wire: unknown) => R },
  properties: Parameters<typeof rowsOf<R>>[0],
  ...wires: object[]
) {
  const records = wires.map((wire) => schema.parse({ judul: 'x', ...wire }));
  const said = rowsOf(properties, records).filter(({ differences }) => differences?.some(Boolean));
  return Object.fromEntries(said.map(({ label, differences }) => [label, differences]));
}

test('the leading one of two records says by how much it leads', () => {
  const [one, other] = [
    { harga: 2_200_000, jumlah_orang: 7, rating: 4.9 },
    { harga: 750_000, jumlah_orang: 5, rating: 4.6 },
  ];
  expect(differences(vehicles.schema, vehicleProperties, one, other)).toEqual({
    Harga: [null, 'Rp 1.450.000 lebih murah'],
    Kapasitas: ['2 kursi lebih banyak', null],
    Rating: ['0.3 lebih tinggi', null],
  });
});

test('of three, the first says that it is, and the others by how much they are not', () => {
  const [one, two, three] = [
    { harga: 500_000, kamar_tersedia: 3, rating: 4.5 },
    { harga: 700_000, kamar_tersedia: 9, rating: 4.7 },
    { harga: 500_000, kamar_tersedia: 4, rating: 4.7 },
  ];
  expect(differences(accommodations.schema, accommodationProperties, one, two, three)).toEqual({
    Harga: ['Paling murah', 'Rp 200.000 lebih mahal', 'Paling murah'],
    'Kamar tersedia': ['6 kamar lebih sedikit', 'Paling banyak', '5 kamar lebih sedikit'],
    Rating: ['0.2 lebih rendah', 'Paling tinggi', 'Paling tinggi'],
  });
});

test('stays say what they have, and beds are not compared with rooms', () => {
  const hostel = { harga: 5, kategori: 'Hostel', kamar_tersedia: 16 };
  const { 'Kamar tersedia': rooms } = compared(accommodations.schema, accommodationProperties, hostel);
  expect(rooms).toEqual(['16 tempat tidur', '10 kamar']);
  expect(differences(accommodations.schema, accommodationProperties, hostel, { harga: 5 })).toEqual({});
});

test('the days and the smallest group of packages differ in words too', () => {
  const [one, other] = [
    { harga: 5, hari: 1, min_people: 2 },
    { harga: 5, hari: 3, malam: 2, min_people: 6 },
  ];
  expect(differences(packages.schema, packageProperties, one, other)).toEqual({
    Durasi: [null, '2 hari lebih lama'],
    Peserta: ['4 orang lebih sedikit', null],
  });
});

test('unknown values and values shown alike do not differ', () => {
  const of = (...wires: object[]) => differences(vehicles.schema, vehicleProperties, ...wires);
  expect(of({ harga: 5, rating: 4.61 }, { harga: 5, rating: 4.64 })).toEqual({});
  expect(of({ harga: 5, jumlah_orang: 4, rating: 4.5 }, {})).toEqual({});
  expect(of({ harga: 5 }, {}, { harga: 9 })).toEqual({ Harga: ['Rp 4 lebih murah', null, null] });
});

test('vehicles are compared by price per day, category, seats, transmission, given rating, place and facilities', () => {
  const full = {
    ...{
      harga: 500000,
      kategori: 'SUV',
      jumlah_orang: 6,
      transmisi: 'Manual',
      rating: 4.6,
      jumlah_ulasan: 1284,
      location: 'Kuta',
    },
    ...{ fasilitas_1: 'AC', fasilitas_2: ' ', fasilitas_3: 'Wifi' },
  };
  expect(compared(vehicles.schema, vehicleProperties, full)).toEqual({
    Harga: ['Rp 500.000 per hari', 'Tanyakan harga'],
    Kategori: ['SUV', null],
    Kapasitas: ['6 orang', null],
    Transmisi: ['Manual', null],
    Rating: ['4.6 / 5 (1.284 ulasan)', null],
    Lokasi: ['Kuta', null],
    Fasilitas: [['AC', 'Wifi'], null],
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
    Fasilitas: [['AC'], null],
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
    Tempat: [['Goa Gajah', 'Tegalalang'], null],
    Termasuk: [['Mobil'], null],
    'Tidak termasuk': [['Tiket pesawat'], null],
  });
});
