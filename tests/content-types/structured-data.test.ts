import type { MetaDescriptor } from '@remix-run/react';
import { describe, expect, test } from 'vitest';
import { type BookableKey, bookableKeys } from '~/definitions/registry';
import { meta as accommodation } from '~/routes/pages/accommodation';
import { meta as attraction } from '~/routes/pages/attraction';
import { meta as event } from '~/routes/pages/event';
import { meta as facility } from '~/routes/pages/facility';
import { meta as tour } from '~/routes/pages/package';
import { meta as ticket } from '~/routes/pages/ticket';
import { meta as vehicle } from '~/routes/pages/vehicle';
import { matches } from '../support/site-info';
import { modules, orderOf } from './modules';

/** The `meta` of each content type's detail route. */
const metas: Record<BookableKey, unknown> = {
  ...{ packages: tour, accommodations: accommodation, vehicles: vehicle, tickets: ticket, events: event },
  ...{ attractions: attraction, facilities: facility },
};

type Data = Record<string, unknown>;

/** A record with the field names of every content type, upcoming on 23 November 2026 and in stock. */
const texts = { judul: 'Pesona', title: 'Pesona', name: 'Pesona' };
const prices = { harga: 750_000, price: '750000' };
const wire = {
  ...{ id: 7, slug: 'pesona', ...texts, ...prices, location: 'Ubud', event_date: '2026-12-14', stock: 4, quantity: 4 },
  ...{ images: ['a b.jpg', 'c.jpg'], rating: 4.9, description: 'x '.repeat(200) },
};

/** The structured data on a record's page, except its breadcrumbs. */
function dataOf(key: BookableKey, more: object = {}): Data[] {
  const record = modules[key].schema.parse({ ...wire, ...more });
  const view = { ...modules[key].toDetail(record as never), order: orderOf(key, { ...wire, ...more }) };
  const meta = metas[key] as (args: object) => MetaDescriptor[];
  const descriptors = meta({ data: { page: { ok: true, data: view } }, matches, params: {} }) as Data[];
  const all = descriptors.flatMap((one) => ('script:ld+json' in one ? [one['script:ld+json']] : []));
  return (JSON.parse(JSON.stringify(all)) as Data[]).filter((data) => data['@type'] !== 'BreadcrumbList');
}

const offerOf = (data: Data[]) => data.map(({ offers, makesOffer }) => offers ?? makesOffer).find(Boolean);

test.each([
  ['packages', ['TouristTrip'], '/paketdetail/pesona', undefined],
  ['accommodations', ['Hotel'], '/akomodasi/pesona', 'malam'],
  ['vehicles', ['Product'], '/transportasi/pesona', 'hari'],
  ['tickets', ['Product'], '/tiket/7', 'tiket'],
  ['events', ['Event'], '/event/7', 'event'],
  ['attractions', ['TouristAttraction', 'Product'], '/attraction/7', 'orang'],
  ['facilities', ['Product'], '/fasilitas/7', 'unit'],
] as const)('%s are %j with price, unit, availability, picture and URL, and no rating', (key, types, path, unit) => {
  const found = dataOf(key);
  const url = `https://www.jelajahi.example${path}`;
  expect(found.map((data) => data['@type'])).toEqual(types);
  for (const data of found) {
    const image = ['https://www.jelajahi.example/storage/a%20b.jpg?w=1200'];
    expect(data).toMatchObject({ '@id': `${url}#record`, name: 'Pesona', url, image });
    expect(String(data.description).length).toBeLessThanOrEqual(160);
  }
  const price = { price: 750_000, priceCurrency: 'IDR' };
  expect(offerOf(found)).toEqual({
    ...{ '@type': 'Offer', ...price, availability: 'https://schema.org/InStock', url },
    ...(unit && { priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitText: unit } }),
    seller: { '@type': 'TravelAgency', name: 'Jelajahi Bali', url: 'https://www.jelajahi.example' },
  });
  expect(JSON.stringify(found)).not.toMatch(/rating|review/i);
});

const rated = ['accommodations', 'vehicles', 'tickets', 'events', 'attractions'] as const;

test.each(rated)('%s have their rating if the admin host sends a number of reviews', (key) => {
  for (const data of dataOf(key, { reviews_count: 128 })) {
    expect(data.aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 128 });
  }
});

test('a ticket to an event has its rating too; a trip can have none', () => {
  const reviews = { jumlah_ulasan: 7 };
  expect(dataOf('tickets', { category: 'Event & Workshop', ...reviews })).toMatchObject([
    { '@type': 'Event', aggregateRating: { reviewCount: 7 } },
  ]);
  expect(JSON.stringify(dataOf('packages', reviews))).not.toMatch(/rating|review/i);
});

test.each(rated)('%s have no rating from nobody, and not our default', (key) => {
  for (const more of [{ reviews_count: 0 }, { reviews_count: 'banyak' }, { reviews_count: 9, rating: null }]) {
    expect(JSON.stringify(dataOf(key, more))).not.toMatch(/rating|review/i);
  }
});

describe.each(bookableKeys)('without a known price, %s', (key) => {
  test.each(['nego', 0, null])('(%j) have no offer', (price) => {
    const found = dataOf(key, { harga: price, price });
    expect(offerOf(found)).toBeUndefined();
    // Search engines reject a product without an offer.
    expect(found.map((data) => data['@type'])).not.toContain('Product');
  });
});

test.each(['tickets', 'facilities'] as const)('sold-out %s are so', (key) => {
  const found = dataOf(key, { stock: 0, quantity: 0 });
  expect(offerOf(found)).toMatchObject({ availability: 'https://schema.org/SoldOut' });
});

test('a past event has no offer, and an event that is too near has one to ask for', () => {
  const past = dataOf('events', { event_date: '2026-11-22' });
  expect([past[0]?.['@type'], offerOf(past)]).toEqual(['Event', undefined]);
  const late = dataOf('events', { event_date: '2026-11-25' });
  expect(offerOf(late)).toMatchObject({ availability: 'https://schema.org/LimitedAvailability' });
});

test.each(['<p>Tenang&nbsp;&amp; <b>sejuk</b></p><ul><li>Kolam</li></ul>', 'Tenang & **sejuk**\n\n- Kolam'])(
  'a description has words only: %j',
  (description) => {
    for (const key of bookableKeys) {
      const found = dataOf(key, { description, deskripsi: description });
      for (const data of found) expect(String(data.description), key).toMatch(/^Tenang\s& sejuk Kolam$/);
    }
  },
);

describe('an event', () => {
  test.each([
    ['2026-12-14T11:30:00Z', '2026-12-14T19:30:00+08:00'],
    ['2026-12-14 19:30:00', '2026-12-14T19:30:00+08:00'],
    ['2026-12-14', '2026-12-14'],
    ['2026-12-14 00:00:00', '2026-12-14'],
    ['2026-12-14T00:00:00.000000Z', '2026-12-14'],
    ['2026-12-13T17:00:00.000000Z', '2026-12-14'],
    ['2026-12-13T16:00:00.000000Z', '2026-12-14'],
    ['2026-12-14T00:00:00+07:00', '2026-12-14'],
    ['Senin, 14 Desember 2026 9:00', '2026-12-14T09:00:00+08:00'],
  ])('of %s has the start date %s: a time only when it is known', (event_date, startDate) => {
    expect(dataOf('events', { event_date })).toMatchObject([
      { '@type': 'Event', startDate, location: { name: 'Ubud', address: { addressLocality: 'Ubud' } } },
    ]);
  });

  test.each([{ event_date: null }, { event_date: 'segera' }, { location: '' }])('is omitted with %j', (more) =>
    expect(dataOf('events', more)).toEqual([]),
  );
});

describe('a ticket to an event', () => {
  const category = 'Event & Workshop';

  test('is an event on its day', () => {
    expect(dataOf('tickets', { category })).toMatchObject([
      { '@type': 'Event', startDate: '2026-12-14', location: { name: 'Ubud' }, offers: { price: 750_000 } },
    ]);
  });

  test.each([{ event_date: null }, { location: null }])('is a product with %j', (more) => {
    expect(dataOf('tickets', { category, ...more })).toMatchObject([{ '@type': 'Product' }]);
  });
});

test.each([
  ['Hotel', 'Hotel'],
  ['Hotel Bintang 4', 'Hotel'],
  ['Boutique Hotel', 'Hotel'],
  ['Resort Alam', 'Resort'],
  ['Hostel', 'Hostel'],
  ['Glamping', 'Campground'],
  ['Camping Ground', 'Campground'],
  ['Villa Private', 'LodgingBusiness'],
  ['constructor', 'LodgingBusiness'],
])('a stay of the category %s is a %s with its address', (kategori, type) => {
  expect(dataOf('accommodations', { kategori, alamat: 'Jalan Raya Ubud' })).toMatchObject([
    { '@type': type, address: { '@type': 'PostalAddress', addressLocality: 'Jalan Raya Ubud', addressCountry: 'ID' } },
  ]);
});

test('a package is a trip to its places', () => {
  expect(dataOf('packages', { tempat: [{ places: 'Tirta Empul, Tegalalang' }] })).toMatchObject([
    { itinerary: [{ '@type': 'Place', name: 'Tirta Empul' }, { name: 'Tegalalang' }] },
  ]);
});

test('an attraction without a price is free', () => {
  expect(dataOf('attractions', { harga: null, price: null })).toMatchObject([{ isAccessibleForFree: true }]);
  expect(dataOf('attractions')[0]).not.toHaveProperty('isAccessibleForFree');
});
