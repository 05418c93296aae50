import { describe, expect, test } from 'vitest';
import { facilitiesForEvents, vehiclesFor } from '~/content-types/complementary.server';
import { collection as facilities } from '~/content-types/facilities/schema.server';
import { collection as packages } from '~/content-types/packages/schema.server';
import { collection as vehicles } from '~/content-types/vehicles/schema.server';

const titles = (records: { title: string }[]) => records.map(({ title }) => title);

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
  const vehicle = (judul: string, jumlah_orang: number | null, harga: number | null, kategori?: string) =>
    vehicles.schema.parse({ judul, jumlah_orang, harga, kategori });
  const tour = (min_people: number | null, termasuk = '') =>
    packages.schema.parse({ judul: 'Paket', min_people, termasuk: [{ termasuk }] });
  const list = [
    vehicle('Bus', 45, 3),
    vehicle('Tanpa harga', 6, null),
    vehicle('Mahal', 6, 9),
    vehicle('Murah', 6, 5),
    vehicle('Sedan', 3, 1),
    vehicle('Entah', null, 1),
  ];

  test('have seats for its minimum: the fewest first, then the cheapest, without price last', () => {
    expect(titles(vehiclesFor(list, tour(4)))).toEqual(['Murah', 'Mahal', 'Tanpa harga']);
    expect(titles(vehiclesFor(list, tour(6)))).toEqual(['Murah', 'Mahal', 'Tanpa harga']);
    expect(titles(vehiclesFor(list, tour(7)))).toEqual(['Bus']);
    expect(titles(vehiclesFor(list, tour(46)))).toEqual([]);
  });

  test('are the smallest with known seats when it has no minimum', () => {
    expect(titles(vehiclesFor(list, tour(null)))).toEqual(['Sedan', 'Murah', 'Mahal']);
    expect(titles(vehiclesFor([vehicle('Nol', 0, 1)], tour(0)))).toEqual([]);
  });

  test('come with a driver, and not only for an airport transfer', () => {
    const others = ['Motor', 'Lepas Kunci', 'Camper Van', 'Antar Jemput Bandara', 'Handling Bandara'];
    const all = [...others, 'Luxury'].map((kategori) => vehicle(kategori, 4, 1, kategori));
    expect(titles(vehiclesFor(all, tour(2)))).toEqual(['Luxury']);
  });

  test.each([
    'Mobil ber-AC dan sopir, Pemandu',
    'Pemandu, MINIBUS',
    'Bus pariwisata',
    'Kendaraan selama tur',
    'Transportasi pulang pergi',
    'Antar jemput dari Ubud',
    'Antar-jemput hotel',
    'Makan siang dan penjemputan di hotel',
    'Transfer bandara',
  ])('are missing when %s is included', (included) => {
    expect(titles(vehiclesFor(list, tour(4, included)))).toEqual([]);
  });

  test.each(['Kapal cepat pulang pergi', 'Automobilia', 'Busana adat', 'Dua malam vila', 'Antar makanan'])(
    'are offered when only %s is included, since whole words count',
    (included) => {
      expect(titles(vehiclesFor(list, tour(7, included)))).toEqual(['Bus']);
    },
  );
});
