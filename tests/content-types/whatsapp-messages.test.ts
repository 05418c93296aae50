import { describe, expect, test } from 'vitest';
import { foodTourHref } from '~/content-types/culinary/whatsapp-message';
import { tripMessage } from '~/pages/contact/whatsapp-message';
import { config } from '~/server/env.server';
import { chat, named } from './order-chat';

// The content of each message (specification 2, 7, decisions 8).
const table: [string, object, (string | RegExp)[], string][] = [
  [
    'package',
    { ...named, harga: 2_450_000, hari: 3, malam: 2 },
    ['Vila Sawah', 'Rp 2.450.000', '3 hari 2 malam'],
    '/paketdetail/vila-slug',
  ],
  [
    'accommodation',
    { ...named, harga: 900_000 },
    ['Vila Sawah', 'Rp 900.000', 'per malam'],
    '/akomodasi/vila-sawah',
  ],
  [
    'vehicle',
    { ...named, harga: 475_000 },
    ['Vila Sawah', 'Rp 475.000', 'per hari', /tersedia.*\?/],
    '/transportasi/vila-sawah',
  ],
  ['ticket', { ...named, price: 175_000, stock: 3 }, ['Vila Sawah', 'Rp 175.000', /stok.*\?/i], '/tiket/7'],
  ['event', { ...named, price: 275_000 }, ['Vila Sawah', 'Rp 275.000', /masih tersedia\?/], '/event/7'],
  ['attraction', { ...named, price: 30_000 }, ['berkunjung', 'Vila Sawah', 'Rp 30.000'], '/attraction/7'],
  [
    'facility',
    { ...named, price: 6_500_000, category: 'Perizinan', quantity: 2 },
    ['Vila Sawah', 'Perizinan', 'Rp 6.500.000', 'per unit'],
    '/fasilitas/7',
  ],
];

describe.each(table)('the order of a %s', (kind, wire, phrases, path) => {
  test('goes to the first admin’s number', () => {
    const { origin, pathname, search } = new URL(chat(kind, wire).href);
    expect(origin + pathname).toBe(`https://wa.me/${config.admins[0].phone.digits}`);
    expect(pathname).toMatch(/^\/62\d{8,13}$/);
    expect(search).toMatch(/^\?text=[^+&#]+$/);
  });

  test.each(phrases.map((phrase) => [phrase]))('contains %s', (phrase) => {
    const { text } = chat(kind, wire);
    if (typeof phrase === 'string') expect(text).toContain(phrase);
    else expect(text).toMatch(phrase);
  });

  test('is polite', () => {
    expect(chat(kind, wire).text).toMatch(/^Halo[\s\S]*[Tt]erima kasih/);
  });

  test('ends with the page’s canonical URL', () => {
    expect(chat(kind, wire).page).toBe(`https://www.jelajahi.example${path}`);
  });

  test('omits unknown fields', () => {
    const { text } = chat(kind, { judul: 'Vila Sawah', name: 'Vila Sawah', title: 'Vila Sawah' });
    expect(text).toContain('Vila Sawah');
    expect(text).not.toMatch(/null|undefined|NaN|Hubungi kami|\(\)| {2}/);
  });

  test('can be sent with any title', () => {
    const title = 'A & B “C” #1 100% + ?=🌴';
    const { text, page } = chat(kind, { ...wire, judul: title, name: title, title });
    expect(text).toContain(title);
    expect(page).toMatch(/^https:\/\/www\.jelajahi\.example\/\S+$/);
  });

  test.each([
    ['unchanged', ''],
    ['long', 'Tiga hari menyusuri sawah dan pura bersama keluarga besar '.repeat(20)],
    ['long, and many times longer when encoded', 'Ubud “☕🌴” – & '.repeat(100)],
    ['one endless word', '🌴'.repeat(2000)],
  ])('stays short enough to send when the title is %s', (_, title) => {
    const long = title === '' ? {} : { judul: title, name: title, title, category: title };
    const { href } = chat(kind, { ...wire, ...long });
    expect(new URL(href).search.length).toBeLessThanOrEqual('?text='.length + 1000);
    // A URL that is too long is dropped; the text is never cut.
    expect(new URL(href).searchParams.get('text')).toMatch(/[Tt]erima kasih\.(\nhttps:\S+)?$/);
  });

  test('truncates a long title at a word', () => {
    const title = 'Menyusuri sawah bertingkat '.repeat(40).trim();
    const { text } = chat(kind, { ...wire, judul: title, name: title, title });
    expect(text).toMatch(/(Menyusuri|sawah|bertingkat)…/);
  });
});

test('the food tour message contains its price', () => {
  const url = new URL(foodTourHref('6281200000001'));
  expect(url.origin + url.pathname).toBe('https://wa.me/6281200000001');
  expect(url.searchParams.get('text')).toMatch(/^Halo.*Food Tour.*Rp.1\.400\.000/);
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
