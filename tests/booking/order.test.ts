import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderSentences } from '~/booking/offer.server';
import { type OrderView, qrHref } from '~/booking/order';
import { type BookableKey, bookableKeys } from '~/definitions/registry';
import { orderOf } from '../content-types/modules';
import { setClosedDates } from '../support/closed-dates';
import { setPackagePriceUnit } from '../support/package-price-unit';

const named = { judul: 'Vila', title: 'Vila', name: 'Vila', slug: 'vila', id: 7 };
const priced = { ...named, harga: 850_000, price: 850_000, stock: 5, quantity: 5 };

const messageOf = ({ orderLink }: OrderView) => new URL(orderLink?.href ?? '').searchParams.get('text') ?? '';
const englishMessageOf = ({ orderLink }: OrderView) =>
  new URL(orderLink?.englishHref ?? '').searchParams.get('text') ?? '';
const estimateOf = ({ estimate }: OrderView) => estimate && `Perkiraan ${estimate.total} (${estimate.formula})`;

describe('the estimate', () => {
  const table: [BookableKey, string, string | null][] = [
    ['vehicles', 'hari=3', 'Perkiraan Rp 2.550.000 (Rp 850.000 × 3 hari)'],
    ['vehicles', 'hari=3&orang=4&tanggal=2026-12-14', 'Perkiraan Rp 2.550.000 (Rp 850.000 × 3 hari)'],
    ['vehicles', 'orang=4', null],
    ['accommodations', 'malam=2', 'Perkiraan Rp 1.700.000 (Rp 850.000 × 2 malam)'],
    ['accommodations', 'kamar=3', 'Perkiraan Rp 2.550.000 (Rp 850.000 × 3 kamar)'],
    ['accommodations', 'kamar=3&malam=2&orang=6', 'Perkiraan Rp 5.100.000 (Rp 850.000 × 2 malam × 3 kamar)'],
    ['accommodations', 'orang=6', null],
    ['tickets', 'jumlah=4', 'Perkiraan Rp 3.400.000 (Rp 850.000 × 4 tiket)'],
    ['facilities', 'jumlah=4&tanggal=2026-12-14', 'Perkiraan Rp 3.400.000 (Rp 850.000 × 4 unit)'],
    ['attractions', 'orang=2', 'Perkiraan Rp 1.700.000 (Rp 850.000 × 2 orang)'],
    ['events', 'orang=100', null],
    ['packages', 'orang=2', null],
  ];

  test.each(table)('of %s?%s is %s, on the page and in the message', (key, query, expected) => {
    const order = orderOf(key, priced, query);
    expect(estimateOf(order)).toBe(expected);
    if (expected === null) expect(messageOf(order)).not.toContain('Perkiraan');
    else expect(messageOf(order).split('\n')).toContain(expected);
  });

  test.each([
    ['per orang', 'Perkiraan Rp 1.700.000 (Rp 850.000 × 2 orang)'],
    ['untuk satu orang', 'Perkiraan Rp 1.700.000 (Rp 850.000 × 2 orang)'],
    ['per paket', null],
    ['per rombongan 10 orangan', null],
  ])('of a package %s multiplies by people only when the unit ends in “orang”', (unit, expected) => {
    setPackagePriceUnit(unit);
    expect(estimateOf(orderOf('packages', priced, 'orang=2'))).toBe(expected);
  });

  test.each(bookableKeys)('of %s needs a known price, and accepted counts', (key) => {
    const all = 'hari=2&malam=2&kamar=2&jumlah=2&orang=2';
    setPackagePriceUnit('per orang');
    expect(orderOf(key, { ...named, stock: 5, quantity: 5 }, all).estimate).toBeNull();
    expect(orderOf(key, priced, 'hari=0&malam=x&kamar=61&jumlah=-2&orang=501').estimate).toBeNull();
  });
});

describe('a warning keeps the value', () => {
  const table: [BookableKey, object, string, string[]][] = [
    ['packages', { min_people: 4 }, 'orang=3', ['Minimal 4 orang']],
    ['packages', { min_people: 4 }, 'orang=4', []],
    ['packages', {}, 'orang=1', []],
    ['vehicles', { jumlah_orang: 6 }, 'orang=7', ['Muat 6 orang']],
    ['vehicles', { jumlah_orang: 6 }, 'orang=6', []],
    ['vehicles', {}, 'orang=60', []],
    ['tickets', { stock: 5 }, 'jumlah=6', ['Stok: 5']],
    ['tickets', { stock: 5 }, 'jumlah=5', []],
    ['facilities', { quantity: 5 }, 'jumlah=6', ['Stok: 5']],
    ['vehicles', { jumlah_orang: 6 }, 'orang=7&hari=99', ['Hari diabaikan: isi bilangan bulat 1–60.', 'Muat 6 orang']],
  ];

  test.each(table)('%s %j?%s: %j', (key, wire, query, warnings) => {
    const order = orderOf(key, { ...priced, ...wire }, query);
    expect(order.warnings).toEqual(warnings);
    const count = new URLSearchParams(query).get('orang') ?? new URLSearchParams(query).get('jumlah');
    expect(messageOf(order)).toMatch(new RegExp(`^(Orang|Jumlah): ${count}$`, 'm'));
    expect(order.fields.find(({ name }) => name === 'orang' || name === 'jumlah')?.value).toBe(count);
  });
});

describe('a date without trips', () => {
  const closed = (key: BookableKey, query: string) => {
    setClosedDates([
      { date: '2027-03-08', name: 'Nyepi' },
      { date: '2027-03-09', name: 'Ngembak Geni' },
    ]);
    return orderOf(key, { ...priced, event_date: undefined }, query);
  };

  test.each(bookableKeys.filter((key) => key !== 'events'))('of %s is reported and kept', (key) => {
    const order = closed(key, 'tanggal=2027-03-08');
    expect(order.warnings).toEqual(['Nyepi: tidak ada perjalanan hari itu']);
    expect(messageOf(order)).toMatch(/^Tanggal: 8 Maret 2027$/m);
    expect(order.fields[0]?.value).toBe('2027-03-08');
    expect(closed(key, 'tanggal=2027-03-10').warnings).toEqual([]);
  });

  test('does not apply to an event', () => expect(closed('events', 'tanggal=2027-03-08').warnings).toEqual([]));
});

describe('sold out', () => {
  const table: [BookableKey, object][] = [
    ...[0, -2, null, undefined, 'habis'].map((stock): [BookableKey, object] => ['tickets', { ...priced, stock }]),
    ...[0, -2, null, undefined, 'habis'].map((quantity): [BookableKey, object] => [
      'facilities',
      { ...priced, quantity },
    ]),
  ];

  test.each(table)('%s %j: “Habis”, and a button that asks for the next chance', (key, wire) => {
    const order = orderOf(key, wire, 'jumlah=2');
    expect([order.unavailability, order.orderLink?.label]).toEqual(['Habis', 'Tanyakan jadwal lain']);
    expect(messageOf(order)).toMatch(/[Aa]dakah jadwal lain, atau kapan stoknya tersedia lagi\? Terima kasih\./);
    expect([order.fields, order.estimate]).toEqual([[], null]);
  });

  test.each(bookableKeys.filter((key) => !['tickets', 'facilities'].includes(key)))('%s are never sold out', (key) => {
    expect(orderOf(key, { ...priced, stock: 0, quantity: 0 })).toMatchObject({ unavailability: null });
  });
});

describe('an unknown price', () => {
  const prices = [0, '0', -5, null, undefined, 'hubungi kami', '', Number.NaN];
  const others = bookableKeys.filter((key) => key !== 'attractions');

  test.each(others)('of %s is replaced by “Tanyakan harga”, and the message asks for it', (key) => {
    const absent = messageOf(orderOf(key, { ...priced, price: undefined, harga: undefined }));
    for (const price of prices) {
      const order = orderOf(key, { ...priced, price, harga: price });
      expect(order.price).toEqual({ amount: 'Tanyakan harga' });
      expect([order.priceDate, order.cancellation]).toEqual([null, null]);
      expect(messageOf(order)).toBe(absent);
      expect(messageOf(order)).toMatch(/Berapa harganya|Mohon info harga/);
      expect(messageOf(order)).not.toMatch(/Rp|Hubungi kami|Tanyakan/i);
    }
  });

  test('of an attraction is “Gratis” if it is absent or 0, and its message names no price', () => {
    const absent = messageOf(orderOf('attractions', { ...priced, price: undefined, harga: undefined }, 'orang=2'));
    for (const price of [undefined, null, '', 0, '0', '0.00']) {
      const order = orderOf('attractions', { ...priced, price, harga: price }, 'orang=2');
      expect(order.price).toEqual({ amount: 'Gratis' });
      expect([order.priceDate, order.cancellation, order.estimate]).toEqual([null, null, null]);
      expect(messageOf(order)).toBe(absent);
      expect(messageOf(order)).toContain('Mohon info waktu terbaik');
      expect(messageOf(order)).not.toMatch(/Rp|harga|Gratis/);
    }
  });

  test('of an attraction is “Tanyakan harga” if it cannot be read, and the message asks for it', () => {
    for (const price of ['Hubungi kami', -1]) {
      const order = orderOf('attractions', { ...priced, price, harga: price }, 'orang=2');
      expect(order.price).toEqual({ amount: 'Tanyakan harga' });
      expect(messageOf(order)).toContain('Mohon info harga tiket, waktu terbaik');
    }
  });
});

describe('a known price', () => {
  const units: [BookableKey, string][] = [
    ['packages', 'Start From Rp 850.000 per orang'],
    ['accommodations', 'Start From Rp 850.000 per malam'],
    ['vehicles', 'Start From : Rp 850.000 per hari'],
    ['tickets', 'Harga Rp 850.000 per tiket'],
    ['events', 'Start From Rp 850.000 per event'],
    ['attractions', 'Harga Rp 850.000 per orang'],
    ['facilities', 'Harga Rp 850.000 per unit'],
  ];

  test.each(units)('of %s names its unit: %s', (key, expected) => {
    setPackagePriceUnit('per orang');
    const { label, amount, unit } = orderOf(key, priced).price;
    expect([label, amount, unit].join(' ')).toBe(expected);
    expect(messageOf(orderOf(key, priced))).toContain(`Rp 850.000 ${unit}`);
  });

  test('of a package has no unit unless one is set', () => {
    const order = orderOf('packages', priced);
    expect(order.price).toEqual({ label: 'Start From', amount: 'Rp 850.000' });
    expect(messageOf(order)).toContain('(mulai Rp 850.000).');
  });

  test.each(bookableKeys)('of %s has the day in Bali on which it was fetched, even when it is stale', (key) => {
    const fetchedAt = Date.parse('2026-11-21T16:30:00Z');
    for (const isStaleOnError of [false, true]) {
      expect(orderOf(key, priced, '', { fetchedAt, isStaleOnError }).priceDate).toEqual({
        text: '22 November 2026',
        iso: '2026-11-22',
        isStaleOnError,
      });
    }
  });

  test('of packages, vehicles, tickets and attractions has the cancellation rule on the page', () => {
    const withRule = bookableKeys.filter((key) => orderOf(key, priced).cancellation?.hasRule);
    expect(withRule.toSorted()).toEqual(['attractions', 'packages', 'tickets', 'vehicles']);
  });

  test.each(bookableKeys)('of %s has a message that asks for the rule where the page says that it is sent', (key) => {
    const line = 'Aturan batal kami kirim sebelum Anda membayar';
    for (const wire of [priced, { ...priced, stock: 0, quantity: 0 }, named]) {
      const order = orderOf(key, wire);
      const isSent = order.cancellation?.text === line;
      expect(messageOf(order).includes('bagaimana aturan batalnya')).toBe(isSent);
      expect(englishMessageOf(order).includes('what is the cancellation policy')).toBe(isSent);
    }
    expect(orderOf(key, priced).cancellation?.text === line).toBe(
      ['accommodations', 'events', 'facilities'].includes(key),
    );
  });
});

describe('an event on 12 December in Bali', () => {
  const at = (now: string, event_date: unknown = '2026-12-12') =>
    orderOf('events', { ...priced, event_date }, 'orang=5', { now: Date.parse(now) });
  const stateAt = (now: string, event_date?: unknown) => {
    const { unavailability, deadline, orderLink } = at(now, event_date);
    return [deadline?.text ?? null, orderLink?.label ?? null, unavailability];
  };
  const DEADLINE = '5 Desember 2026';

  test.each([
    ['long before', '2026-11-23T12:00:00+08:00', [DEADLINE, 'Pesan Sekarang', null]],
    ['at 23:30 on the last day', '2026-12-05T23:30:00+08:00', [DEADLINE, 'Pesan Sekarang', null]],
    ['at 00:30 on the next day', '2026-12-06T00:30:00+08:00', [DEADLINE, 'Tanyakan ketersediaan', null]],
    ['at 23:30 on its day', '2026-12-12T23:30:00+08:00', [DEADLINE, 'Tanyakan ketersediaan', null]],
    ['at 00:30 on the day after', '2026-12-13T00:30:00+08:00', [null, null, 'Acara sudah lewat']],
  ])('%s', (_, now, expected) => {
    expect(stateAt(now)).toEqual(expected);
    expect(stateAt(now, '2026-12-12T19:00:00+08:00')).toEqual(expected);
    expect(stateAt(now, '2026-12-11T16:00:00Z')).toEqual(expected);
  });

  test('has the same chat after its deadline, and no order when it has passed', () => {
    const [before, late] = [at('2026-11-23T12:00:00+08:00'), at('2026-12-10T12:00:00+08:00')];
    expect(late.orderLink?.href).toBe(before.orderLink?.href);
    const past = at('2027-01-01T12:00:00+08:00');
    expect([past.orderLink, past.fields, past.warnings, past.hasBookingDetails]).toEqual([null, [], [], false]);
  });

  test.each([null, '', 'segera', '0000-00-00'])('has no line without a known date (%j)', (date) => {
    expect(stateAt('2030-01-01T00:00:00Z', date)).toEqual([null, 'Pesan Sekarang', null]);
  });
});

test.each([
  ['2026-11-23T12:00:00+08:00', 5, [null, null, 'Pesan Sekarang', true]],
  ['2026-12-12T23:30:00+08:00', 5, [null, null, 'Pesan Sekarang', true]],
  ['2026-12-13T00:30:00+08:00', 5, ['Acara sudah lewat', null, undefined, false]],
  ['2026-12-13T00:30:00+08:00', 0, ['Acara sudah lewat', null, undefined, false]],
])('a ticket for 12 December can be ordered until that day ends in Bali: %s, stock %i', (now, stock, expected) => {
  const wire = { ...priced, stock, event_date: '2026-12-12' };
  const { unavailability, deadline, orderLink, fields, estimate } = orderOf('tickets', wire, 'jumlah=2', {
    now: Date.parse(now),
  });
  expect([unavailability, deadline, orderLink?.label, fields.length > 0]).toEqual(expected);
  expect(estimate !== null).toBe(fields.length > 0);
});

describe('dates are limited by the day in Bali', () => {
  const dateAt = (now: string, tanggal: string) => {
    const { fields, warnings } = orderOf('vehicles', priced, `tanggal=${tanggal}`, { now: Date.parse(now) });
    return [fields[0]?.min, fields[0]?.value, warnings.length];
  };

  test('at 23:30 today is still the old day, and at 00:30 the new one', () => {
    expect(dateAt('2026-12-05T23:30:00+08:00', '2026-12-05')).toEqual(['2026-12-05', '2026-12-05', 0]);
    expect(dateAt('2026-12-06T00:30:00+08:00', '2026-12-05')).toEqual(['2026-12-06', '', 1]);
    expect(dateAt('2026-12-06T00:30:00+08:00', '2026-12-06')).toEqual(['2026-12-06', '2026-12-06', 0]);
  });
});

test('the shared link and the QR code’s link have only the accepted details', () => {
  const order = orderOf('vehicles', priced, 'tab=fasilitas&hari=3&orang=x&tanggal=2026-12-14&malam=2&fbclid=1');
  expect(order.shareHref).toBe('/transportasi/vila?tanggal=2026-12-14&hari=3');
  expect(qrHref(order.shareHref)).toBe('/qr/transportasi/vila.svg?tanggal=2026-12-14&hari=3');
  expect(qrHref(orderOf('tickets', priced).shareHref)).toBe('/qr/tiket/7.svg');
});

test('a question of several words starts a sentence', () => {
  const { id, en } = orderSentences({
    id: [(title) => `menyewa ${title}`, 'apakah masih ada'],
    en: [(title) => `rent ${title}`, 'is it available'],
  });
  expect(id('A', 'Rp 5 per hari')[1]).toBe('Apakah masih ada? Terima kasih.');
  expect(id('A', null)[1]).toBe('Berapa harganya, dan apakah masih ada? Terima kasih.');
  expect(en('A', 'Rp 5 per day')).toEqual([
    'Hello, I would like to rent A at Rp 5 per day.',
    'Is it available? Thank you.',
  ]);
  expect(en('A', null)[1]).toBe('What does it cost, and is it available? Thank you.');
});

test('any booking details of any priced record give a safe order', () => {
  const price = fc.oneof(
    fc.integer(),
    fc.maxSafeInteger(),
    fc.constantFrom(null, '1e309', '850000.00', Number.MAX_VALUE),
  );
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.integer({ min: -2, max: 600 }).map(String));
  const params = fc.constantFrom(
    'tanggal',
    'hari',
    'malam',
    'kamar',
    'jumlah',
    'orang',
    'sopir',
    'tab',
    '__proto__',
    'fbclid',
  );
  const now = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) });
  fc.assert(
    fc.property(fc.constantFrom(...bookableKeys), price, fc.dictionary(params, text), now, (key, amount, query, at) => {
      const limits = { event_date: '2026-12-12', min_people: 2, jumlah_orang: 4 };
      const wire = { ...priced, ...limits, price: amount, harga: amount };
      const order = orderOf(key, wire, new URLSearchParams(query).toString(), { now: at });
      expect(JSON.stringify(order)).not.toMatch(/NaN|Infinity|undefined|Invalid Date|Rp -|Rp 0\b/);
      if (!order.orderLink) return;
      const { pathname, search } = new URL(order.orderLink.href);
      expect(pathname).toMatch(/^\/62\d+$/);
      expect(search.length).toBeLessThan('?text='.length + 1000);
    }),
    { numRuns: 1000 },
  );
});
