import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  encodedLength,
  shortenedTitles,
  truncateEncoded,
  whatsappDigits,
  whatsappLink,
  whatsappLinkWithUrl,
} from '~/lib/whatsapp';

describe('a phone number becomes the digits for wa.me', () => {
  test.each([
    '0812-0000-0001',
    '0812.0000.0001',
    '+62 (812) 0000 0001',
    '62 812 0000 0001',
    '+62 (0) 812 0000 0001',
    '62 0812 0000 0001',
    '0062 812-0000-0001',
    '0062 0812-0000-0001',
    '+62 (00) 812 0000 0001',
    '  0812 0000 0001  ',
  ])('%s', (phone) => expect(whatsappDigits(phone)).toBe('6281200000001'));

  test('also for a landline', () => expect(whatsappDigits('(0361) 123-4567')).toBe('623611234567'));

  test.each(['(0622) 123-4567', '+62 622 123 4567', '0062 622 123 4567'])(
    'also in an area whose code begins with 62: %s',
    (phone) => expect(whatsappDigits(phone)).toBe('626221234567'),
  );
});

test.each(['', '0812', '+1 415 555 0100', '001 415 555 0100', '812 0000 0001', '0812x0000001', '+62'])(
  '%j is not an Indonesian phone number',
  (phone) => expect(whatsappDigits(phone)).toBeNull(),
);

const sent = (text: string) => new URL(whatsappLink('6281200000001', text)).searchParams.get('text');

describe('a chat link', () => {
  test('points to wa.me with the digits and the encoded text', () => {
    expect(whatsappLink('6281200000001', 'Halo, A & B + 50%?\n#1')).toBe(
      'https://wa.me/6281200000001?text=Halo%2C%20A%20%26%20B%20%2B%2050%25%3F%0A%231',
    );
  });

  test.each([
    'Vila “Sawah & Laut” – 100% tenang? / #2',
    'Kedai Kopi ☕ Ubud',
    'satu\ndua\n\ntiga',
    'nama_berkas di_tengah',
    'nama__berkas',
  ])('sends %j unchanged', (text) => expect(sent(text)).toBe(text));

  test.each([
    ['Vila *Bintang* Lima', 'Vila Bintang Lima'],
    ['Diskon ~50~ persen', 'Diskon 50 persen'],
    ['Kode `BALI`', 'Kode BALI'],
    ['_Promo_ akhir tahun', 'Promo akhir tahun'],
    ['Paket (_Bali_)', 'Paket (Bali)'],
    ['“_Bali_”, [_Ubud_] - _Kuta_.', '“Bali”, [Ubud] - Kuta.'],
    ['Paket (*_Bali_*) dan ~_Ubud_~', 'Paket (Bali) dan Ubud'],
    ['__Bali__', 'Bali'],
    ['Halo\n> kutipan', 'Halo\nkutipan'],
  ])('sends %j without WhatsApp formatting characters', (text, expected) => {
    expect(sent(text)).toBe(expected);
  });

  test.each(['Vila \ud83d Sawah', 'https://vila.example/\ud83d Sawah'])(
    'accepts text with lone surrogates: %j',
    (text) => expect(sent(text)).toContain('Sawah'),
  );
});

test('a title is shortened in steps, and a short one is one title', () => {
  expect(shortenedTitles('Vila “Sawah”')).toEqual(['Vila “Sawah”']);
  const [long, medium, short, ...more] = shortenedTitles('Sawah '.repeat(60).trim()).map(encodedLength);
  for (const [length, limit] of [
    [long, 300],
    [medium, 150],
    [short, 60],
  ] as const) {
    expect(length).toBeLessThanOrEqual(limit);
    expect(length).toBeGreaterThan(limit - 20);
  }
  expect(more).toEqual([]);
});

describe('a quoted title', () => {
  test('is unchanged when it is short', () => expect(truncateEncoded('Vila “Sawah” 🌴')).toBe('Vila “Sawah” 🌴'));

  test.each([
    ['words', 'satu dua tiga empat', 20, 'satu dua…'],
    ['one long word', 'a'.repeat(50), 20, `${'a'.repeat(11)}…`],
    ['a comma before the cut', 'satu, dua, tiga empat', 26, 'satu, dua…'],
    ['surrogate pairs', '🌴'.repeat(9), 40, '🌴🌴…'],
  ])('is truncated at a word to an encoded length: %s', (_, text, maxLength, expected) => {
    expect(truncateEncoded(text, maxLength)).toBe(expected);
    expect(encodeURIComponent(truncateEncoded(text, maxLength)).length).toBeLessThanOrEqual(maxLength);
  });

  test('may contain a lone surrogate', () => {
    expect(() => truncateEncoded(`${'\ud83d'.repeat(400)} Sawah`)).not.toThrow();
  });
});

describe('a chat about a page', () => {
  const text = (url: string) => new URL(whatsappLinkWithUrl('', 'Vila Sawah', url)).searchParams.get('text');

  test('ends with its URL', () => {
    expect(text('https://www.jelajahi.example/akomodasi/vila')).toBe(
      'Vila Sawah\nhttps://www.jelajahi.example/akomodasi/vila',
    );
  });

  test('omits a URL that is too long instead of truncating it', () => {
    expect(text(`https://www.jelajahi.example/akomodasi/${'%E2%98%95'.repeat(200)}`)).toBe('Vila Sawah');
  });
});

test('for any text, a chat link points to wa.me and the given number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const { origin, pathname, searchParams, hash } = new URL(whatsappLink('6281200000001', text));
      expect([origin, pathname, hash]).toEqual(['https://wa.me', '/6281200000001', '']);
      expect([...searchParams.keys()]).toEqual(['text']);
    }),
    { numRuns: 1000 },
  );
});
