import { describe, expect, test } from 'vitest';
import { type BookableKey as Kind, bookableKeys as kinds } from '~/definitions/registry';
import { tripMessage } from '~/pages/contact/trip-message';
import { config } from '~/server/env.server';
import { setPackagePriceUnit } from '../support/package-price-unit';
import { orderOf } from './modules';

/** Returns a record's order link, the message without its last line, and that line (the page's URL). */
function chat(kind: Kind, wire: object, query = '') {
  const href = orderOf(kind, wire, query).orderLink?.href ?? '';
  const lines = (new URL(href).searchParams.get('text') ?? '').split('\n');
  return { href, text: lines.slice(0, -1).join('\n'), page: lines.at(-1) };
}

/** A title in the fields of every kind. */
const titled = (title: string) => ({ judul: title, name: title, title });
/** A record with nothing but its names. */
const named = { ...titled('Vila Sawah'), slug: 'vila-slug', id: 7 };

const paths: [Kind, string][] = [
  ['packages', '/paketdetail/vila-slug'],
  ['accommodations', '/akomodasi/vila-sawah'],
  ['vehicles', '/transportasi/vila-sawah'],
  ['tickets', '/tiket/7'],
  ['events', '/event/7'],
  ['attractions', '/attraction/7'],
  ['facilities', '/fasilitas/7'],
];

describe.each(paths)('the order of %s', (kind, path) => {
  test('goes to the first admin’s number, and ends with the page’s canonical URL', () => {
    const { href, page } = chat(kind, named);
    const { origin, pathname, search } = new URL(href);
    expect(origin + pathname).toBe(`https://wa.me/${config.whatsappContacts[0].phone.digits}`);
    expect(pathname).toMatch(/^\/62\d{8,13}$/);
    expect(search).toMatch(/^\?text=[^+&#]+$/);
    expect(page).toBe(`https://www.jelajahi.example${path}`);
  });

  test('can be sent with any title', () => {
    const title = 'A & B “C” #1 100% + ?=🌴';
    const { text, page } = chat(kind, { ...named, ...titled(title) });
    expect(text).toContain(title);
    expect(page).toMatch(/^https:\/\/www\.jelajahi\.example\/\S+$/);
  });

  test('truncates a long title at a word', () => {
    const title = 'Menyusuri sawah bertingkat '.repeat(40).trim();
    const { text } = chat(kind, { ...named, ...titled(title) });
    expect(text).toMatch(/(Menyusuri|sawah|bertingkat)…/);
  });
});

const cheap = { harga: 9_000, price: 9_000 };
const days = { hari: 3, malam: 2 };
const few = { stock: 2, quantity: 2 };

// The full message where duration, stock or category change it.
const sentences: [Kind, object, string, string][] = [
  [
    'packages',
    days,
    'Halo, saya ingin memesan paket tour Vila Sawah (durasi 3 hari 2 malam).',
    'Mohon info harga, ketersediaan, dan langkah pemesanannya. Terima kasih.',
  ],
  [
    'packages',
    { ...cheap, ...days },
    'Halo, saya ingin memesan paket tour Vila Sawah (mulai Rp 9.000, durasi 3 hari 2 malam).',
    'Mohon info ketersediaan dan langkah pemesanannya. Terima kasih.',
  ],
  [
    'tickets',
    cheap,
    'Halo, saya ingin memesan tiket Vila Sawah dengan harga Rp 9.000 per tiket.',
    'Adakah jadwal lain, atau kapan stoknya tersedia lagi? Terima kasih.',
  ],
  [
    'tickets',
    {},
    'Halo, saya ingin memesan tiket Vila Sawah.',
    'Berapa harganya, dan adakah jadwal lain, atau kapan stoknya tersedia lagi? Terima kasih.',
  ],
  [
    'facilities',
    { ...cheap, category: 'Laptop' },
    'Halo, saya ingin memesan fasilitas Vila Sawah (kategori Laptop) dengan harga Rp 9.000 per unit.',
    'Adakah jadwal lain, atau kapan stoknya tersedia lagi? Terima kasih.',
  ],
];

test.each(sentences)('the order of %s with only %j has complete sentences', (kind, wire, ...lines) => {
  expect(chat(kind, { ...named, ...wire }).text.split('\n')).toEqual(lines);
});

/** Each kind's first sentence with and without a price of 9,000, and its last one with and without. */
const framing: Record<Kind, { priced: [string, string]; unpriced: [string, string]; lines: Record<string, string> }> = {
  packages: {
    priced: [
      'Halo, saya ingin memesan paket tour Vila Sawah (mulai Rp 9.000).',
      'Mohon info ketersediaan dan langkah pemesanannya. Terima kasih.',
    ],
    unpriced: [
      'Halo, saya ingin memesan paket tour Vila Sawah.',
      'Mohon info harga, ketersediaan, dan langkah pemesanannya. Terima kasih.',
    ],
    lines: { orang: 'Orang: 4' },
  },
  accommodations: {
    priced: [
      'Halo, saya ingin memesan kamar di Vila Sawah dengan harga Rp 9.000 per malam.',
      'Apakah masih ada kamar untuk tanggal yang saya inginkan, dan bagaimana aturan batalnya? Terima kasih.',
    ],
    unpriced: [
      'Halo, saya ingin memesan kamar di Vila Sawah.',
      'Berapa harganya, dan apakah masih ada kamar untuk tanggal yang saya inginkan? Terima kasih.',
    ],
    lines: {
      malam: 'Malam: 4',
      kamar: 'Kamar: 4',
      orang: 'Orang: 4',
      sum: 'Perkiraan Rp 144.000 (Rp 9.000 × 4 malam × 4 kamar)',
    },
  },
  vehicles: {
    priced: [
      'Halo, saya ingin menyewa Vila Sawah dengan harga Rp 9.000 per hari.',
      'Apakah kendaraan ini masih tersedia? Terima kasih.',
    ],
    unpriced: [
      'Halo, saya ingin menyewa Vila Sawah.',
      'Berapa harganya, dan apakah kendaraan ini masih tersedia? Terima kasih.',
    ],
    lines: {
      hari: 'Hari: 4',
      orang: 'Orang: 4',
      sopir: 'Dengan sopir',
      sum: 'Perkiraan Rp 36.000 (Rp 9.000 × 4 hari)',
    },
  },
  tickets: {
    priced: [
      'Halo, saya ingin memesan tiket Vila Sawah dengan harga Rp 9.000 per tiket.',
      'Apakah stoknya masih ada? Terima kasih.',
    ],
    unpriced: [
      'Halo, saya ingin memesan tiket Vila Sawah.',
      'Berapa harganya, dan apakah stoknya masih ada? Terima kasih.',
    ],
    lines: { jumlah: 'Jumlah: 4', sum: 'Perkiraan Rp 36.000 (Rp 9.000 × 4 tiket)' },
  },
  events: {
    priced: [
      'Halo, saya ingin memesan tempat di event Vila Sawah dengan harga Rp 9.000 per event.',
      'Apakah masih tersedia, dan bagaimana aturan batalnya? Terima kasih.',
    ],
    unpriced: [
      'Halo, saya ingin memesan tempat di event Vila Sawah.',
      'Berapa harganya, dan apakah masih tersedia? Terima kasih.',
    ],
    lines: { orang: 'Orang: 4' },
  },
  attractions: {
    priced: [
      'Halo, saya ingin berkunjung ke Vila Sawah (tiket Rp 9.000 per orang).',
      'Mohon info waktu terbaik dan cara memesannya. Terima kasih.',
    ],
    unpriced: [
      'Halo, saya ingin berkunjung ke Vila Sawah.',
      'Mohon info waktu terbaik dan cara memesannya. Terima kasih.',
    ],
    lines: { orang: 'Orang: 4', sum: 'Perkiraan Rp 36.000 (Rp 9.000 × 4 orang)' },
  },
  facilities: {
    priced: [
      'Halo, saya ingin memesan fasilitas Vila Sawah dengan harga Rp 9.000 per unit.',
      'Apakah masih tersedia untuk acara saya, dan bagaimana aturan batalnya? Terima kasih.',
    ],
    unpriced: [
      'Halo, saya ingin memesan fasilitas Vila Sawah.',
      'Berapa harganya, dan apakah masih tersedia untuk acara saya? Terima kasih.',
    ],
    lines: { jumlah: 'Jumlah: 4', sum: 'Perkiraan Rp 36.000 (Rp 9.000 × 4 unit)' },
  },
};

const flags = [true, false];
const combinations = kinds.flatMap((kind) =>
  flags.flatMap((priced) => flags.flatMap((dated) => flags.map((counted) => ({ kind, priced, dated, counted })))),
);

describe.each(combinations)('the order of $kind, priced: $priced, dated: $dated, counted: $counted', (combination) => {
  const { kind, priced, dated, counted } = combination;
  const query = [
    ...(dated ? ['tanggal=2026-12-14'] : []),
    ...(counted ? ['hari=4&malam=4&kamar=4&jumlah=4&orang=4&sopir=ya'] : []),
  ].join('&');
  const wire = { ...named, ...few, ...(priced ? cheap : {}) };

  test('is exactly these lines', () => {
    const { sum, ...lines } = framing[kind].lines;
    const takesDate = kind !== 'events';
    const [opening, closing] = framing[kind][priced ? 'priced' : 'unpriced'];
    expect(chat(kind, wire, query).text.split('\n')).toEqual([
      opening,
      ...(dated && takesDate ? ['Tanggal: 14 Desember 2026'] : []),
      ...(counted ? Object.values(lines) : []),
      ...(counted && priced && sum ? [sum] : []),
      closing,
    ]);
  });

  test('is short enough to send with the longest title, with the URL last', () => {
    for (const title of [
      'Vila sawah '.repeat(500),
      'Ubud “☕🌴” – & '.repeat(100),
      '☕'.repeat(2000),
      'a'.repeat(3000),
    ]) {
      const { href, text, page } = chat(
        kind,
        { ...wire, ...titled(title), price: 9e15, harga: 9e15, category: title },
        query,
      );
      expect(new URL(href).search.length).toBeLessThan('?text='.length + 1000);
      expect(text).toMatch(/[Tt]erima kasih\.$/);
      expect(page).toMatch(/^https:\/\/www\.jelajahi\.example\/\w+\/\S+$/);
    }
  });
});

test.each(kinds)('the order of %s links its id or slug, or else its list, when its URL is too long', (kind) => {
  const title = '☕'.repeat(280);
  const pageOf = (wire: object) => new URL(chat(kind, { ...few, ...titled(title), ...wire }).page ?? '').pathname;
  const [list] = [new URL(chat(kind, named).page ?? '').pathname.split('/')[1]];
  expect(pageOf({ id: 7, slug: title })).toBe(`/${list}/7`);
  expect(pageOf({ id: title, slug: 'kopi' })).toBe(`/${list}/kopi`);
  expect(pageOf({ id: title, slug: title })).toMatch(/^\/[a-z-]+$/);
});

test.each(kinds)('the order of %s collapses whitespace', (kind) => {
  const title = 'Vila  Sawah\n di Ubud';
  expect(chat(kind, { ...named, ...titled(title) }).text).toContain(' Vila Sawah di Ubud');
});

test('the trip message contains every form field', () => {
  const form = new Map([
    ['name', ' Rina '],
    ['email', 'rina@x.example'],
    ['phone', '0813 1111 2222'],
    ['destination', 'Ubud & Sanur'],
    ['message', 'Dua orang,\ntiga malam'],
  ]);
  const text = tripMessage(form);
  expect(text).toMatch(/^Halo/);
  for (const value of form.values()) expect(text).toContain(value.trim());
});

test('the trip message omits missing fields', () => {
  expect(tripMessage(new Map())).not.toMatch(/null|undefined/);
});

/** Each kind's English message: with a price of 9,000 and the details of its form, and without a price. */
const english: Record<Kind, { priced: string[]; unpriced: string[] }> = {
  packages: {
    priced: [
      'Hello, I would like to book the tour package Vila Sawah (from Rp 9.000).',
      'Date: 14 December 2099',
      'People: 4',
      'Please tell me about availability and how to book. Thank you.',
    ],
    unpriced: [
      'Hello, I would like to book the tour package Vila Sawah.',
      'Please tell me about the price, availability, and how to book. Thank you.',
    ],
  },
  accommodations: {
    priced: [
      'Hello, I would like to book a room at Vila Sawah at Rp 9.000 per night.',
      ...['Date: 14 December 2099', 'Nights: 2', 'Rooms: 1', 'People: 4'],
      'Estimated total Rp 18.000 (Rp 9.000 × 2 nights × 1 room)',
      'Is there a room for my dates, and what is the cancellation policy? Thank you.',
    ],
    unpriced: [
      'Hello, I would like to book a room at Vila Sawah.',
      'What does it cost, and is there a room for my dates? Thank you.',
    ],
  },
  vehicles: {
    priced: [
      'Hello, I would like to rent Vila Sawah at Rp 9.000 per day.',
      ...['Date: 14 December 2099', 'Days: 3', 'People: 4', 'Without a driver'],
      'Estimated total Rp 27.000 (Rp 9.000 × 3 days)',
      'Is it available? Thank you.',
    ],
    unpriced: ['Hello, I would like to rent Vila Sawah.', 'What does it cost, and is it available? Thank you.'],
  },
  tickets: {
    priced: [
      'Hello, I would like to book tickets for Vila Sawah at Rp 9.000 per ticket.',
      'Date: 14 December 2099',
      'Quantity: 2',
      'Estimated total Rp 18.000 (Rp 9.000 × 2 tickets)',
      'Are there tickets left? Thank you.',
    ],
    unpriced: [
      'Hello, I would like to book tickets for Vila Sawah.',
      'What does it cost, and is there another date, or when will it be available again? Thank you.',
    ],
  },
  events: {
    priced: [
      'Hello, I would like to book places at the event Vila Sawah at Rp 9.000 per event.',
      'People: 4',
      'Are there places left, and what is the cancellation policy? Thank you.',
    ],
    unpriced: [
      'Hello, I would like to book places at the event Vila Sawah.',
      'What does it cost, and are there places left? Thank you.',
    ],
  },
  attractions: {
    priced: [
      'Hello, I would like to visit Vila Sawah (ticket Rp 9.000 per person).',
      ...['Date: 14 December 2099', 'People: 4'],
      'Estimated total Rp 36.000 (Rp 9.000 × 4 people)',
      'Please tell me the best time and how to book. Thank you.',
    ],
    unpriced: ['Hello, I would like to visit Vila Sawah.', 'Please tell me the best time and how to book. Thank you.'],
  },
  facilities: {
    priced: [
      'Hello, I would like to book the facility Vila Sawah at Rp 9.000 per unit.',
      ...['Date: 14 December 2099', 'Quantity: 2'],
      'Estimated total Rp 18.000 (Rp 9.000 × 2 units)',
      'Is it available for my event, and what is the cancellation policy? Thank you.',
    ],
    unpriced: [
      'Hello, I would like to book the facility Vila Sawah.',
      'What does it cost, and is there another date, or when will it be available again? Thank you.',
    ],
  },
};

test.each(kinds)('the order of %s reads the same in English', (kind) => {
  const { priced, unpriced } = english[kind];
  const query = 'tanggal=2099-12-14&hari=3&malam=2&kamar=1&jumlah=2&orang=4&sopir=tidak';
  const message = (wire: object, search: string) => {
    const { searchParams } = new URL(orderOf(kind, { ...named, ...wire }, search).orderLink?.englishHref ?? '');
    return (searchParams.get('text') ?? '').split('\n').slice(0, -1);
  };
  const stocked = { stock: 9, quantity: 9 };
  expect(message({ ...cheap, ...stocked }, query)).toEqual(priced);
  expect(message({}, '')).toEqual(unpriced);
});

/** The English order message of a record. */
function englishChat(kind: Kind, wire: object, query = '') {
  return new URL(orderOf(kind, wire, query).orderLink?.englishHref ?? '').searchParams.get('text') ?? '';
}

test.each([
  [{ hari: 3, malam: 2 }, '3 days, 2 nights'],
  [{ hari: 1, malam: 0 }, '1 day'],
  [{ malam: 1 }, '1 night'],
  [{ hari: '2', malam: 1 }, '2 days, 1 night'],
])('a package of %j takes %s in English', (length, text) => {
  expect(englishChat('packages', { ...named, ...cheap, ...length })).toMatch(
    `Hello, I would like to book the tour package Vila Sawah (from Rp 9.000, ${text}).\n`,
  );
  expect(englishChat('packages', { ...named, ...length })).toContain(`Vila Sawah (${text}).\n`);
});

test.each([
  ['per orang', 'per person'],
  ['/orang', 'per person'],
  ['per rombongan', 'per group'],
  ['per jam', 'per hour'],
  ['per pax', 'per pax'],
  ['per constructor', 'per constructor'],
])('a package priced %s costs that much %s in English', (unit, text) => {
  setPackagePriceUnit(unit);
  expect(englishChat('packages', { ...named, ...cheap })).toContain(`(from Rp 9.000 ${text}).`);
});

/** Each category's words for what is counted: in the form, the message, the estimate and the fact. */
const stays: [category: string, noun: string, english: [book: string, label: string, estimate: string]][] = [
  ['Hotel Bintang 3', 'kamar', ['a room', 'Rooms', '3 rooms']],
  ['Camping Ground', 'petak', ['a pitch', 'Pitches', '3 pitches']],
  ['Glamping', 'tenda', ['a tent', 'Tents', '3 tents']],
  ['Hostel', 'tempat tidur', ['a bed', 'Beds', '3 beds']],
];

test.each(stays)('the order of a stay in %s counts %s', (kategori, noun, [book, label, estimate]) => {
  const order = orderOf('accommodations', { ...named, ...cheap, kategori }, 'malam=2&kamar=3');
  const [capital, ...rest] = noun;
  const name = `${capital?.toUpperCase()}${rest.join('')}`;
  expect(order.fields.map((field) => field.label)).toEqual(['Tanggal', 'Malam', name, 'Orang']);
  const { text } = chat('accommodations', { ...named, ...cheap, kategori }, 'malam=2&kamar=3');
  expect(text).toContain(`memesan ${noun} di Vila Sawah`);
  expect(text).toContain(
    `\n${name}: 3\nPerkiraan Rp 54.000 (Rp 9.000 × 2 malam × 3 ${noun})\nApakah masih ada ${noun} `,
  );
  const english = new URL(order.orderLink?.englishHref ?? '').searchParams.get('text') ?? '';
  expect(english).toContain(`book ${book} at Vila Sawah`);
  expect(english).toContain(`\n${label}: 3\nEstimated total Rp 54.000 (Rp 9.000 × 2 nights × ${estimate})\n`);
  const ignored = orderOf('accommodations', { ...named, kategori }, 'kamar=0');
  expect(ignored.warnings).toEqual([`${name} diabaikan: isi bilangan bulat 1–60.`]);
});

test('a private villa is rented as a whole, without a count of rooms', () => {
  const wire = { ...named, ...cheap, kategori: 'Villa Private' };
  const order = orderOf('accommodations', wire, 'malam=2&kamar=4');
  expect(order.fields.map(({ name }) => name)).toEqual(['tanggal', 'malam', 'orang']);
  expect(order.shareHref).toBe('/akomodasi/vila-sawah?malam=2');
  expect(chat('accommodations', wire, 'malam=2&kamar=4').text.split('\n')).toEqual([
    'Halo, saya ingin menyewa Vila Sawah dengan harga Rp 9.000 per malam.',
    'Malam: 2',
    'Perkiraan Rp 18.000 (Rp 9.000 × 2 malam)',
    'Apakah masih tersedia untuk tanggal yang saya inginkan, dan bagaimana aturan batalnya? Terima kasih.',
  ]);
  expect(new URL(order.orderLink?.englishHref ?? '').searchParams.get('text')).toMatch(
    /^Hello, I would like to rent Vila Sawah .*\nNights: 2\n.*\nIs it available for my dates, and what is the cancellation policy\? Thank you\.\n/,
  );
});

test.each(['Motor', 'Lepas Kunci'])('a vehicle of %s has no driver to choose', (kategori) => {
  const order = orderOf('vehicles', { ...named, ...cheap, kategori }, 'sopir=ya');
  expect(order.fields.map(({ name }) => name)).toEqual(['tanggal', 'hari', 'orang']);
  expect(chat('vehicles', { ...named, ...cheap, kategori }, 'sopir=ya').text).not.toContain('sopir');
});

test('a driver changes no sum', () => {
  for (const sopir of ['ya', 'tidak']) {
    expect(orderOf('vehicles', { ...named, ...cheap }, `hari=2&sopir=${sopir}`).estimate?.total).toBe('Rp 18.000');
  }
});

test('a ticket with its own date has no date to choose', () => {
  const dated = orderOf('tickets', { ...named, ...cheap, ...few, event_date: '2099-05-01' }, 'tanggal=2099-12-14');
  expect(dated.fields.map(({ name }) => name)).toEqual(['jumlah']);
  expect(new URL(dated.orderLink?.href ?? '').searchParams.get('text')).not.toContain('Tanggal');
});
