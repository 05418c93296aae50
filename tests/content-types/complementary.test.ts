import { describe, expect, test } from 'vitest';
import { collection as attractions } from '~/content-types/attractions/schema.server';
import { facilitiesForEvents, packagesTo, vehiclesFor } from '~/content-types/complementary.server';
import { collection as facilities } from '~/content-types/facilities/schema.server';
import { collection as packages } from '~/content-types/packages/schema.server';
import { collection as vehicles } from '~/content-types/vehicles/schema.server';

const titles = (records: { title: string }[]) => records.map(({ title }) => title);

describe('packages to an attraction', () => {
  const attraction = attractions.schema.parse({ id: 1, title: 'Tanah Lot' });
  const tour = (judul: string, places: string, created_at?: string) =>
    packages.schema.parse({ judul, tempat: [{ places }], created_at });

  test('have a place that equals its title, whatever the case and blanks', () => {
    const list = [
      tour('Persis', 'Ubud, Tanah Lot'),
      tour('Kecil', 'tanah  lot'),
      tour('Sebagian', 'Pura Tanah Lot'),
      tour('Lain', 'Ubud'),
      packages.schema.parse({ judul: 'Tanpa tempat' }),
    ];
    expect(titles(packagesTo(list, attraction))).toEqual(['Persis', 'Kecil']);
  });

  test('are the three newest, each once', () => {
    const list = [1, 2, 3, 4].map((day) => tour(`Hari ${day}`, 'Tanah Lot, TANAH LOT', `2026-01-0${day}`));
    expect(titles(packagesTo(list, attraction))).toEqual(['Hari 4', 'Hari 3', 'Hari 2']);
  });

  test('are none when no place has that name, such as that of an object’s property', () => {
    const odd = attractions.schema.parse({ id: 2, title: 'constructor' });
    expect(packagesTo([tour('Paket', 'Ubud')], odd)).toEqual([]);
  });
});

describe('facilities for an event', () => {
  const facility = (name: string, category: string | null, quantity = 1, day = 1) =>
    facilities.schema.parse({ id: name, name, category, quantity, created_at: `2026-01-0${day}` });

  test('are one of each category first, then others, the newest first', () => {
    const list = [
      facility('Lampu', 'Lighting', 1, 1),
      facility('LED', 'LED', 1, 1),
      facility('Panggung lama', 'Booth/Panggung', 1, 2),
      facility('Panggung baru', 'Booth/Panggung', 1, 3),
    ];
    expect(titles(facilitiesForEvents(list))).toEqual(['Panggung baru', 'Lampu', 'Panggung lama']);
  });

  test('are three in stock', () => {
    const list = [
      facility('Habis', 'LED', 0, 9),
      ...['A', 'B', 'C', 'D'].map((name, at) => facility(name, name, 2, 5 - at)),
    ];
    expect(titles(facilitiesForEvents(list))).toEqual(['A', 'B', 'C']);
  });
});

describe('vehicles for a package', () => {
  const vehicle = (judul: string, jumlah_orang: number | null, harga: number | null) =>
    vehicles.schema.parse({ judul, jumlah_orang, harga });
  const tour = (min_people: number | null) => packages.schema.parse({ judul: 'Paket', min_people });
  const list = [
    vehicle('Bus', 45, 3),
    vehicle('Tanpa harga', 6, null),
    vehicle('Mahal', 6, 9),
    vehicle('Murah', 6, 5),
    vehicle('Motor', 2, 1),
    vehicle('Entah', null, 1),
  ];

  test('have seats for its minimum: the fewest first, then the cheapest, without price last', () => {
    expect(titles(vehiclesFor(list, tour(4)))).toEqual(['Murah', 'Mahal', 'Tanpa harga']);
    expect(titles(vehiclesFor(list, tour(6)))).toEqual(['Murah', 'Mahal', 'Tanpa harga']);
    expect(titles(vehiclesFor(list, tour(7)))).toEqual(['Bus']);
    expect(titles(vehiclesFor(list, tour(46)))).toEqual([]);
  });

  test('are the smallest with known seats when it has no minimum', () => {
    expect(titles(vehiclesFor(list, tour(null)))).toEqual(['Motor', 'Murah', 'Mahal']);
    expect(titles(vehiclesFor([vehicle('Nol', 0, 1)], tour(0)))).toEqual([]);
  });
});
