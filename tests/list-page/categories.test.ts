import { describe, expect, test } from 'vitest';
import { categories as accommodation } from '~/content-types/accommodation/categories';
import { categories as attractions } from '~/content-types/attractions/categories';
import { categories as blog } from '~/content-types/blog/categories';
import { categories as events } from '~/content-types/events/categories';
import { categories as facilities } from '~/content-types/facilities/categories';
import { categories as packages } from '~/content-types/packages/categories';
import { categories as tickets } from '~/content-types/tickets/categories';
import { categories as transport } from '~/content-types/transport/categories';
import { type Category, id } from '~/content-types/types';
import { inCategory } from '~/list-page/categories';

// The category lists (specification 9); `Semua` is the chip for no category.
const specified: [string, readonly Category[], string][] = [
  [
    'packages',
    packages,
    'Thematic, Religious, Cultural, Historical, Study Tour, Industrial Visit, Camping, Nature Adventure, Extreme Sport, Healing, Gathering, Outbound, VIP Private, Roadtrip',
  ],
  [
    'accommodation',
    accommodation,
    'Hotel Bintang 2-5, Boutique Hotel, Resort Alam, Villa Private, Homestay, Glamping, Hostel, Camping Ground',
  ],
  [
    'tickets',
    tickets,
    'Themepark, Event & Workshop, Reservasi Kapal / Kereta, Reservasi Bus & Travel, Shuttle, Cargo',
  ],
  [
    'transport',
    transport,
    'Big Bus, Medium Bus, Luxury, ELF Long, Commuter, Mobil Keluarga, SUV, Motor, Camper Van, Lepas Kunci, Antar Jemput Bandara, Handling Bandara, Overland Trip, Roadtrip',
  ],
  ['events', events, 'Seminar, Komunitas, Family Gathering, Graduation, Wedding, Sport Event, Show'],
  [
    'attractions',
    attractions,
    'Wisata Alam, Wisata Keluarga, Wisata Edukasi, Wisata Petualangan, Healing, Wisata Kreatif, Outdoor',
  ],
  [
    'facilities',
    facilities,
    'Booth/Panggung, Sound System/Lighting/LED, Dokumentasi, Proyektor/Laptop/Printer, Merchandise, Souvenir Lokal, P3K & Tim Medis, Perizinan',
  ],
  ['blog', blog, 'Informatif, Edukasi, Promosi, Update, Viral'],
];

test.each(specified)('the categories of %s are the specified ones, in order', (_, categories, labels) => {
  expect(categories.map(({ label }) => label)).toEqual(labels.split(', '));
});

test.each(specified)('each category of %s matches its own label and no other one', (_, categories) => {
  for (const category of categories) {
    const matching = categories.filter(({ label }) => inCategory(category, label));
    expect(matching).toEqual([category]);
  }
});

const chip = (categories: readonly Category[], label: string) =>
  categories.find((category) => category.label === label) ?? id('none');

describe('a combined category matches its label and each part', () => {
  test.each([
    [facilities, 'Sound System/Lighting/LED', ['Sound System', 'Lighting', 'LED']],
    [facilities, 'Proyektor/Laptop/Printer', ['Proyektor', 'Laptop', 'Printer']],
    [
      accommodation,
      'Hotel Bintang 2-5',
      ['Hotel Bintang 2', 'Hotel Bintang 3', 'Hotel Bintang 4', 'Hotel Bintang 5'],
    ],
  ] as const)('%#: %s', (categories, label, parts) => {
    const combined = chip(categories, label);
    for (const value of [label, ...parts]) expect(inCategory(combined, value), value).toBe(true);
  });

  test.each([
    [accommodation, 'Hotel Bintang 2-5', 'Hotel Bintang 1'],
    [accommodation, 'Hotel Bintang 2-5', 'Hotel'],
    [facilities, 'Sound System/Lighting/LED', 'Sound'],
    [facilities, 'Booth/Panggung', 'Booth'],
    [facilities, 'Booth/Panggung', 'Panggung'],
    [tickets, 'Reservasi Kapal / Kereta', 'Reservasi Kapal'],
  ] as const)('%#: %s does not match %s', (categories, label, value) => {
    expect(inCategory(chip(categories, label), value)).toBe(false);
  });
});

test.each(['healing', 'HEALING', 'Heal', 'Healing Spa', '', null])(
  'other categories match exactly: Healing does not match %j',
  (value) => expect(inCategory(id('Healing'), value)).toBe(false),
);
