import { describe, expect, test } from 'vitest';
import { accommodations } from '~/content-types/accommodations/schema.server';
import { attractions } from '~/content-types/attractions/schema.server';
import { events } from '~/content-types/events/schema.server';
import { similarRecords } from '~/content-types/similar.server';
import { tickets } from '~/content-types/tickets/schema.server';
import { vehicles } from '~/content-types/vehicles/schema.server';

const NOW = Date.parse('2026-12-05T09:00:00+08:00');

let id = 0;
const day = (index: number) => `2026-01-${String(index).padStart(2, '0')}`;

/** A vehicle as the admin host sends it; later ones are newer. */
function vehicle(judul: string, harga: number | null, more: object = {}) {
  id += 1;
  return vehicles.collection.schema.parse({
    id,
    slug: `v-${id}`,
    judul,
    harga,
    kategori: 'SUV',
    created_at: day(id % 28),
    ...more,
  });
}

const findVehicles = similarRecords(vehicles.collection, vehicles);
const titles = (records: { title: string }[]) => records.map(({ title }) => title);

describe('similar vehicles', () => {
  const subject = vehicle('Subjek', 500);

  test('are three of the same category, the nearest price first', () => {
    const list = [
      subject,
      vehicle('Jauh', 900),
      vehicle('Dekat', 510),
      vehicle('Lebih murah', 450),
      vehicle('Sedang', 600),
      vehicle('Lain', 500, { kategori: 'Motor' }),
    ];
    expect(titles(findVehicles(list, subject, NOW))).toEqual(['Dekat', 'Lebih murah', 'Sedang']);
  });

  test('are the newest first at the same distance', () => {
    const [older, newer] = [vehicle('Lama', 600, { created_at: day(1) }), vehicle('Baru', 400, { created_at: day(2) })];
    expect(titles(findVehicles([older, newer], subject, NOW))).toEqual(['Baru', 'Lama']);
  });

  test('without a price come last', () => {
    const list = [vehicle('Tanpa harga', null), vehicle('Nol', 0), vehicle('Mahal', 90_000_000)];
    expect(titles(findVehicles(list, subject, NOW))[0]).toBe('Mahal');
    expect(findVehicles(list, subject, NOW)).toHaveLength(3);
  });

  test('of a vehicle without a price are the newest, without a price last', () => {
    const unpriced = vehicle('Tanpa harga', null);
    const list = [
      vehicle('Lama', 1, { created_at: day(1) }),
      vehicle('Juga tanpa', null, { created_at: day(9) }),
      vehicle('Baru', 9_000_000, { created_at: day(2) }),
    ];
    expect(titles(findVehicles(list, unpriced, NOW))).toEqual(['Baru', 'Lama', 'Juga tanpa']);
  });

  test('never include the vehicle itself, as the list has it, or another one on the same page', () => {
    const list = [
      { ...subject },
      vehicle('Nama lain', 500, { id: subject.id }),
      vehicle('Slug sama', 500, { slug: subject.slug }),
      vehicle('Subjek', 500),
      vehicle('Bukan', 500),
    ];
    expect(titles(findVehicles(list, subject, NOW))).toEqual(['Bukan']);
  });

  test('include one of the same title that has a page of its own', () => {
    const list = [{ ...subject }, { ...vehicle('Subjek', 500), uniqueParam: 'subjek-2' }];
    expect(titles(findVehicles(list, subject, NOW))).toEqual(['Subjek']);
  });

  test('are filled up from the other categories, the nearest price first', () => {
    const list = [
      subject,
      vehicle('Sama', 9_000),
      vehicle('Jauh', 5_000, { kategori: 'Motor' }),
      vehicle('Dekat', 510, { kategori: 'Luxury' }),
      vehicle('Sedang', 400, { kategori: 'Motor' }),
      vehicle('Tanpa harga', null, { kategori: 'Motor' }),
    ];
    expect(titles(findVehicles(list, subject, NOW))).toEqual(['Sama', 'Dekat', 'Sedang']);
    expect(titles(findVehicles(list.slice(0, 3), subject, NOW))).toEqual(['Sama', 'Jauh']);
  });

  test('of a vehicle without a category are the nearest in price, in any category or none', () => {
    const [bare, other] = [vehicle('Tanpa', 500, { kategori: null }), vehicle('Juga', 900, { kategori: null })];
    expect(titles(findVehicles([bare, other, vehicle('Dekat', 510)], bare, NOW))).toEqual(['Dekat', 'Juga']);
  });

  test('of another version of the list are chosen again', () => {
    const first = vehicle('Satu', 500);
    expect(titles(findVehicles([first], subject, NOW))).toEqual(['Satu']);
    expect(titles(findVehicles([first, vehicle('Dua', 500)], subject, NOW))).toHaveLength(2);
  });
});

test('a category that groups others is one category', () => {
  const hotel = (judul: string, kategori: string, harga = 500) =>
    accommodations.collection.schema.parse({ id: judul, judul, kategori, harga });
  const [three, five, boutique] = [
    hotel('Tiga', 'Hotel Bintang 3'),
    hotel('Lima', 'Hotel Bintang 5', 9000),
    hotel('Butik', 'Boutique Hotel'),
  ];
  const find = similarRecords(accommodations.collection, accommodations);
  expect(titles(find([three, boutique, five], three, NOW))).toEqual(['Lima', 'Butik']);
});

test('a free attraction is nearer to a cheap one than to an expensive one', () => {
  const attraction = (title: string, price: number | null) =>
    attractions.collection.schema.parse({ id: title, title, category: 'Wisata Alam', price });
  const cheap = attraction('Murah', 10);
  const find = similarRecords(attractions.collection, attractions);
  expect(titles(find([attraction('Mahal', 100), attraction('Gratis', null)], cheap, NOW))).toEqual(['Gratis', 'Mahal']);
});

describe('an item that is over', () => {
  const find = similarRecords(events.collection, events);
  const event = (title: string, event_date: string | null) =>
    events.collection.schema.parse({ id: title, title, category: 'Show', event_date });

  test('is not similar: an event before today in Bali', () => {
    const list = [
      event('Kemarin', '2026-12-04T23:59:00+08:00'),
      event('Hari ini', '2026-12-05'),
      event('Besok', '2026-12-06'),
      event('Entah', null),
    ];
    expect(new Set(titles(find(list, event('Ini', null), NOW)))).toEqual(new Set(['Hari ini', 'Besok', 'Entah']));
  });

  test('does not fill up either', () => {
    const past = events.collection.schema.parse({ id: 'L', title: 'Lama', category: 'Seni', event_date: '2026-12-04' });
    expect(find([past], event('Ini', null), NOW)).toEqual([]);
  });

  test('changes at midnight, from the same list', () => {
    const list = [event('Hari ini', '2026-12-05')];
    expect(find(list, event('Ini', null), NOW)).toHaveLength(1);
    expect(find(list, event('Ini', null), Date.parse('2026-12-06T00:00:00+08:00'))).toHaveLength(0);
  });
});

test('a sold-out ticket is not similar', () => {
  const ticket = (name: string, stock: number) =>
    tickets.collection.schema.parse({ id: name, name, category: 'Shuttle', stock, price: 5 });
  const find = similarRecords(tickets.collection, { ...tickets, isInStock: ({ stock }) => stock > 0 });
  const other = tickets.collection.schema.parse({ id: 'T', name: 'Taman', category: 'Theme Park', stock: 0, price: 5 });
  expect(titles(find([ticket('Habis', 0), ticket('Ada', 1), other], ticket('Ini', 3), NOW))).toEqual(['Ada']);
});
