import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BookableKey, bookableKeys, contentTypes } from '~/definitions/registry';
import { parseDay } from '~/lib/dates.server';
import { planOrderHref } from '~/plan/plan-message.server';
import type { PlanItemView, PlanSection } from '~/plan/plan-view';
import { firstCount, MAX_PLAN_ITEMS } from '~/plan-items/items';
import { planHref } from '~/plan-items/plan';
import { config } from '~/server/env.server';

const types = bookableKeys;

interface Given {
  type: BookableKey;
  param: string;
  title: string;
  count?: number;
  state?: 'found' | 'gone' | 'failed';
  unit?: string;
  minPeople?: number;
}

function messageOf(
  given: readonly Given[],
  more: Partial<Parameters<typeof planOrderHref>[0]> = {},
  language: 'id' | 'en' = 'id',
) {
  const views = given.map(({ state = 'found', count = 1, unit = '', ...item }): PlanItemView => {
    const shown = { href: '/', date: null, price: '', unit, people: null, subtotal: null, warnings: [] };
    return { ...item, ...shown, count, state };
  });
  const sections = types.flatMap((type): PlanSection[] => {
    const items = views.filter((item) => item.type === type);
    const { name, noun } = contentTypes[type];
    return items.length === 0 ? [] : [{ type, name, noun, items, compareHref: null }];
  });
  const items = views.map(({ type, param, count }) => ({ type, param, count: count === 1 ? firstCount(type) : count }));
  const plan = { items, tanggal: '', orang: '' };
  const order = {
    plan,
    sections,
    count: given.length,
    total: 'Rp 3.940.000',
    unpricedCount: 0,
    failed: 0,
    date: null,
    people: null,
    ...more,
  };
  const href = planOrderHref(order, language);
  const url = new URL(href);
  return { href, url, text: url.searchParams.get('text') ?? '', link: config.siteUrl + planHref(plan) };
}

const tripOn = (day: string, people: number) => ({ date: parseDay(day), people });

const encodedLength = ({ href }: { href: string }) => href.split('?text=')[1]?.length;

const trip: Given[] = [
  { type: 'packages', param: '1', title: 'Pesona Ubud' },
  { type: 'vehicles', param: '3', title: 'Toyota Avanza', count: 2 },
  { type: 'vehicles', param: '5', title: 'Honda Vario' },
  { type: 'attractions', param: '1', title: 'Pura Tanah Lot', count: 4 },
];

/** A full plan. */
const twelve = (item: (index: number) => Partial<Given>): Given[] =>
  Array.from({ length: 12 }, (_, index) => ({
    ...{ type: types[index % 7] ?? 'events', param: `${index + 10}`, title: 'Gala' },
    ...item(index),
  }));

describe('the message of a plan', () => {
  test('reads the same in English', () => {
    const { text, link } = messageOf(
      [...trip, { type: 'vehicles', param: '9', title: 'Hiace', unit: 'hari', count: 1 }],
      { ...tripOn('2027-01-12', 4), unpricedCount: 1 },
      'en',
    );
    expect(text).toBe(`Hello, I would like to book this holiday plan for 12 January 2027, 4 people:

Tour packages:
1x Pesona Ubud

Transport:
2x Toyota Avanza
1x Honda Vario
Hiace, 1 day

Sights and activities:
4x Pura Tanah Lot

Estimated total from Rp 3.940.000, 1 item has no price yet.
Is everything available? Thank you.
${link}`);
  });

  test('reads as a person writes it: grouped, dated and counted, with the sum at the end and the link last', () => {
    const { text, url } = messageOf(trip, { ...tripOn('2027-01-12', 4) });
    expect(url.pathname).toBe(`/${config.whatsappContacts[0].phone.digits}`);
    expect(text).toBe(`Halo, saya ingin memesan rencana liburan ini untuk 12 Januari 2027, 4 orang:

Paket Tour:
1x Pesona Ubud

Transportasi:
2x Toyota Avanza
1x Honda Vario

Wisata & Atraksi:
4x Pura Tanah Lot

Perkiraan mulai dari Rp 3.940.000.
Apakah semuanya tersedia? Terima kasih.
https://www.jelajahi.example/rencana?isi=paket-1,transportasi-3x2,transportasi-5,attraction-1x4`);
  });

  test('says the number of people once, and an item’s own number only if it differs', () => {
    const perPerson = { type: 'attractions', unit: 'orang', minPeople: 1 } as const;
    const given: Given[] = [
      { ...perPerson, param: '1', title: 'Pura Tanah Lot', count: 4 },
      { ...perPerson, param: '2', title: 'Pantai Melasti', count: 2 },
    ];
    expect(messageOf(given, { ...tripOn('2027-01-12', 4) }).text).toContain(
      'untuk 12 Januari 2027, 4 orang:\n\nWisata & Atraksi:\nPura Tanah Lot\nPantai Melasti, 2 orang\n',
    );
    expect(messageOf(given, {}).text).toContain('Pura Tanah Lot, 4 orang\nPantai Melasti, 2 orang\n');
  });

  test('says how many items have no price', () => {
    expect(messageOf(trip, { unpricedCount: 2 }).text).toContain(
      'Perkiraan mulai dari Rp 3.940.000, 2 pilihan belum ada harganya.',
    );
    expect(messageOf(trip, { unpricedCount: 4, total: null }).text).toContain(
      'Mohon info harganya juga: 4 pilihan belum ada harganya.',
    );
    expect(messageOf(trip, { total: null }).text).not.toMatch(/Perkiraan|harga/);
  });

  test('omits unavailable items and counts items that could not be loaded', () => {
    const { text } = messageOf([
      { type: 'packages', param: '1', title: 'Rahasia', state: 'gone' },
      { type: 'events', param: '1', title: 'Rahasia', state: 'failed' },
      { type: 'tickets', param: '1', title: 'Kecak' },
    ]);
    expect(text).not.toMatch(/Rahasia|Paket Tour/);
    expect(text).toContain('Mice & Event:\n1 acara di tautan\n');
  });

  test('shortens twelve long titles at a word, and keeps all with their counts, and the link last', () => {
    const title = 'Menyusuri Sawah Bertingkat Jatiluwih Bersama Keluarga Besar dan Pemandu Berpengalaman';
    const given = twelve((index) => ({ title: `${title} ${index}`, count: 20 }));
    const message = messageOf(given, { ...tripOn('2027-09-12', 40), unpricedCount: 3 });
    expect(encodedLength(message)).toBeLessThan(1000);
    expect(message.text.match(/^20x Menyusuri.*…$/gm)).toHaveLength(12);
    expect(message.text.split('\n').at(-1)).toBe(message.link);
  });

  test('a full plan omits counts of one before it shortens titles', () => {
    const titles = ['Pesona Ubud dan Sekitarnya', 'Hotel Gita Samudra Nusa Dua', 'Hotel Karang Kelana Uluwatu'];
    const given = twelve((index) => ({
      ...{ type: 'accommodations', param: `${index}`, title: titles[index % 3], unit: 'malam' },
      count: index === 11 ? 2 : 1,
    }));
    const message = messageOf(given, { ...tripOn('2027-01-12', 4) });
    expect(encodedLength(message)).toBeLessThan(1000);
    expect(message.text).toContain(`Akomodasi:\n${titles.join('\n')}\n`);
    expect(message.text).toContain('\nHotel Karang Kelana Uluwatu, 2 malam\n');
    expect(message.text).not.toMatch(/1 malam|…/);
  });

  test.each([
    ['when the link leaves no space for titles', 'slug-panjang-', 50],
    ['without the link when the link alone does not fit', 'panjang-', 300],
  ])('has only the number of items, %s', (_, slug, length) => {
    const message = messageOf(twelve((index) => ({ param: `${index + 10}-${slug.repeat(40)}`.slice(0, length) })));
    expect(encodedLength(message)).toBeLessThan(1000);
    expect(message.text).toContain('isinya 12 pilihan');
    expect(message.text).not.toContain('Gala');
    expect(message.text.endsWith(`\n${message.link}`)).toBe(length === 50);
    expect(message.text.includes('https:')).toBe(length === 50);
  });

  test('has fewer than 1,000 encoded characters with any titles and slugs', () => {
    const item = fc.record({
      type: fc.constantFrom(...types),
      param: fc.oneof(fc.string({ minLength: 1, maxLength: 300 }), fc.stringMatching(/^[a-z-]{300}$/)),
      title: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.stringMatching(/^[A-Za-z ]{0,80}$/)),
      count: fc.integer({ min: 1, max: 60 }),
      state: fc.constantFrom('found' as const, 'failed' as const, 'gone' as const),
    });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: MAX_PLAN_ITEMS }), (given) => {
        const message = messageOf(given, { ...tripOn('2027-09-30', 500), unpricedCount: 12 });
        expect(encodedLength(message)).toBeLessThan(1000);
        expect(message.text).toMatch(/^Halo[\s\S]*Terima kasih\.(\nhttps:\S+)?$/);
      }),
      { numRuns: 200 },
    );
  });
});
