import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accommodations } from '~/content-types/accommodations/schema.server';
import { attractions } from '~/content-types/attractions/schema.server';
import * as culinary from '~/content-types/culinary/schema.server';
import { eventCalendar } from '~/content-types/events/calendar.server';
import { type EventRecord, events } from '~/content-types/events/schema.server';
import { facilities } from '~/content-types/facilities/schema.server';
import { packages } from '~/content-types/packages/schema.server';
import { tickets } from '~/content-types/tickets/schema.server';
import { vehicles } from '~/content-types/vehicles/schema.server';
import { config } from '~/server/env.server';
import { log } from '~/server/logger.server';
import { laravel, recorded } from '../support/laravel';
import { plain } from '../support/plain';

const PLAIN = 'plain/api/admin';
const packageOf = (slug: string, more = {}) =>
  packages.toDetail(packages.collection.schema.parse({ ...recorded<object>(`${PLAIN}/pakets/${slug}`), ...more }));
const eventsOf = (variant = 'plain') =>
  recorded(`${variant}/api/admin/events`).map((wire) => events.collection.schema.parse(wire));

const initialTimes = config.adminTimes;
beforeEach(() => {
  config.adminTimes = initialTimes;
});

describe('a package of a Laravel host', () => {
  const north = packageOf('pesona-bali-utara-3-hari-2-malam');
  const temples = packageOf('wisata-religi-pura-sad-kahyangan');

  test('has its places and what the price includes, by commas outside brackets or by lines', () => {
    expect(north.places).toEqual(['Pura Ulun Danu Bratan', 'Danau Buyan', 'Air Terjun Gitgit']);
    expect(north.included).toEqual(['Transportasi AC', 'Tiket masuk (dewasa, anak)', 'Makan 3x', 'Pemandu']);
    expect(temples.places).toEqual(['Pantai Melasti', 'GWK', 'Uluwatu']);
    expect(temples.included).toEqual(['Hotel bintang 3', 'Sarapan', 'Mobil + sopir + BBM']);
    expect(temples.excluded).toEqual(['Tiket pesawat', 'Tips pemandu']);
  });

  test('has an activity of several lines as several', () => {
    expect(north.itinerary[0]?.activities).toEqual([
      '08.00 – Penjemputan di hotel / bandara',
      '10.30 – Kunjungan ke objek utama',
      '12.30 – Makan siang (menu lokal)',
      '13.30 – Lanjut perjalanan',
    ]);
  });

  test('has its parts as objects, lists of one, or JSON text alike', () => {
    const wire = recorded<Record<string, unknown>>(`${PLAIN}/pakets/pesona-bali-utara-3-hari-2-malam`);
    const parts = ['overview', 'tempat', 'termasuk', 'tidaktermasuk'].map((name) => [name, [wire[name]].flat()[0]]);
    const all = { ...Object.fromEntries(parts), jadwal: JSON.stringify(wire.jadwal) };
    const lists = Object.fromEntries(parts.map(([name, part]) => [name, [part]]));
    const json = Object.fromEntries(parts.map(([name, part]) => [name, JSON.stringify(part)]));
    for (const more of [all, lists, json]) expect(packageOf('pesona-bali-utara-3-hari-2-malam', more)).toEqual(north);
  });

  test('frames an embed, and links a short URL', () => {
    expect([north.map, north.mapsUrl]).toEqual([expect.stringContaining('/maps/embed?pb='), null]);
    expect([temples.map, temples.mapsUrl]).toEqual([null, 'https://maps.app.goo.gl/Xy12AbCdEf345']);
  });

  test('for 0 people is for any number', () => {
    expect(packageOf('wisata-religi-pura-sad-kahyangan', { min_people: 0 }).minPeople).toBeNull();
  });
});

test('a dash as a facility is blank', () => {
  const [villa] = recorded(`${PLAIN}/akomodasis`);
  expect(accommodations.collection.schema.parse(villa).facilities).toEqual(['WiFi gratis', 'AC', 'Kolam renang']);
});

test('the names of files keep their letters and signs', () => {
  const images = recorded(`${PLAIN}/akomodasis`).map((wire) => accommodations.collection.schema.parse(wire).images);
  expect(images).toEqual([
    ['akomodasis/Vila Ékà Ubud.jpg'],
    ['akomodasis/kamar#2.jpg'],
    ['akomodasis/lobby 100%.jpg', 'akomodasis/Vila Ékà Ubud.jpg'],
  ]);
});

test('pictures with other hosts’ URLs come from the admin host; each host and each foreign picture is logged once', () => {
  const warn = vi.spyOn(log, 'warn');
  const wires = recorded('asset-https/api/admin/events');
  const foreign = { ...wires[0], image: 'https://foto.example/bali.jpg?token=rahasia' };
  const images = [...wires, foreign, foreign].map((wire) => events.collection.schema.parse(wire).images);
  expect(images).toEqual([
    ['events/event cafe\u0301.jpg'],
    ['events/poster-event.jpg'],
    ['events/poster-event.jpg'],
    [],
    [],
  ]);
  expect(warn.mock.calls).toEqual([
    [{ event: 'admin-image-foreign-host', value: 'https://127.0.0.1:8870' }],
    [{ event: 'admin-image-foreign', value: 'https://foto.example/bali.jpg' }],
  ]);
  expect(laravel.calls()).toEqual([]);
});

test('a vehicle has the number of seats at the start of its text, the fewest of a range, and none for 0', () => {
  const wires = [...recorded(`${PLAIN}/transportasis`), ...recorded('plain-2/api/admin/transportasis')];
  const capacity = (wire: object) => vehicles.collection.schema.parse(wire).capacity;
  expect(wires.map(capacity)).toEqual([14, 29, 12, 7, 2, null]);
  expect(capacity({ ...wires[0], jumlah_orang: '7 orang' })).toBe(7);
  expect(capacity({ ...wires[0], jumlah_orang: 0 })).toBeNull();
});

test('events and tickets for 0 people have no capacity of their own', () => {
  const [event] = recorded(`${PLAIN}/events`);
  const [ticket] = recorded(`${PLAIN}/tickets`);
  expect(events.collection.schema.parse({ ...event, capacity: 0 }).capacity).toBeNull();
  expect(tickets.collection.schema.parse({ ...ticket, capacity: 0 }).capacity).toBe(1);
});

test('a stock with a unit counts', () => {
  const [facility] = recorded(`${PLAIN}/fasilitas`);
  expect(facilities.collection.schema.parse({ ...facility, quantity: '10 pcs' }).quantity).toBe(10);
});

test('a price range leaves out an end that is 0', () => {
  const wires = [...recorded(`${PLAIN}/restorans`), ...recorded(`${PLAIN}/makanans`)];
  const prices = wires.map((wire) => culinary.toCard(culinary.dishes.schema.parse(wire)).price);
  expect(prices.map((price) => price && plain(price))).toEqual([
    ...['Rp 25.000', 'Rp 25.000 - Rp 150.000', 'Rp 25.000'],
    ...['Rp 15.000 - Rp 45.000', null, 'Rp 25.000'],
  ]);
});

describe('an event', () => {
  test('at midnight is a whole day, in its calendar and its structured data too', () => {
    const [, kites] = eventsOf();
    const { start, date } = events.toDetail(kites as EventRecord);
    expect([start?.iso, date?.iso]).toEqual(['2026-12-12', '2026-12-12']);
    expect(eventCalendar(kites as EventRecord)).toContain('DTSTART;VALUE=DATE:20261212');
  });

  test.each([
    ['iso', '2026-12-15T03:30:00+08:00'],
    ['local', '2026-12-14T19:30:00+08:00'],
  ] as const)('at 19:30Z begins, with ADMIN_TIMES=%s, at %s', (times, start) => {
    config.adminTimes = times;
    expect(events.toDetail(eventsOf()[2] as EventRecord).start?.iso).toBe(start);
  });
});

test('an attraction without a price is free, and the visitor asks for an unreadable price', () => {
  const [, , hill] = recorded(`${PLAIN}/attractions`);
  const offerOf = (more: object) => {
    const attraction = attractions.collection.schema.parse({ ...hill, ...more });
    const { price, freeText } = attractions.toOffer(attraction);
    return [
      price,
      freeText,
      attractions.toCard(attraction).price?.amount,
      attractions.toFilterValues(attraction).price,
    ];
  };
  expect(offerOf({})).toEqual([null, 'Gratis', undefined, 0]);
  expect(offerOf({ price: '0.00' })).toEqual([null, 'Gratis', undefined, 0]);
  expect(offerOf({ price: 'segera' })).toEqual([null, undefined, 'Tanyakan harga', null]);
});

test('prices and dates that cannot be read are logged, once each', () => {
  const warn = vi.spyOn(log, 'warn');
  const [event] = recorded(`${PLAIN}/events`);
  for (let at = 0; at < 3; at += 1) {
    events.collection.schema.parse({ ...event, price: 'tanya admin', event_date: 'akhir tahun' });
  }
  events.collection.schema.parse({ ...event, event_date: '0000-00-00 00:00:00' });
  expect(warn.mock.calls).toEqual([
    [{ event: 'admin-price-unreadable', value: 'tanya admin' }],
    [{ event: 'admin-date-unreadable', value: 'akhir tahun' }],
  ]);
});
