import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detailLines, readBookingDetails, sentSentence } from '~/booking/details';
import { canonicalSearch, href } from '~/urls/href';

const ALL = ['tanggal', 'hari', 'malam', 'kamar', 'jumlah', 'orang', 'sopir'] as const;
const TODAY = '2026-11-23';
const withLines = (details: ReturnType<typeof readBookingDetails>) => ({
  ...details,
  lines: detailLines(details, 'id'),
});
const read = (query: Record<string, string>) => withLines(readBookingDetails(new URLSearchParams(query), ALL, TODAY));

describe('a count', () => {
  const LABELS = { hari: 'Hari', malam: 'Malam', kamar: 'Kamar', jumlah: 'Jumlah', orang: 'Orang' };

  describe.each(Object.entries(LABELS))('%s', (name, label) => {
    const max = name === 'orang' ? 500 : 60;

    test.each(['1', String(max), ' 7 ', '07'])('%j is accepted and has a line in the message', (value) => {
      const count = Number(value);
      const { counts, lines, ignored, fields } = read({ [name]: value });
      expect(counts).toEqual({ [name]: count });
      expect(lines).toEqual([`${label}: ${count}`]);
      expect(ignored).toEqual([]);
      expect(fields.find((field) => field.name === name)?.value).toBe(String(count));
    });

    test.each(['0', '-1', `${max + 1}`, '2.5', '1e1', '0x2', 'dua', '２'])('%j is left out with a message', (value) => {
      const { counts, lines, ignored, fields } = read({ [name]: value });
      expect(counts).toEqual({});
      expect(lines).toEqual([]);
      expect(ignored).toEqual([`${label} diabaikan: isi bilangan bulat 1–${max}.`]);
      expect(fields.find((field) => field.name === name)).toMatchObject({ value: '', min: '1', max });
    });

    test.each(['', ' '])('%j is not set', (value) => {
      expect(read({ [name]: value })).toMatchObject({ counts: {}, lines: [], ignored: [] });
    });
  });
});

describe('a date', () => {
  test.each([
    [TODAY, '23 November 2026'],
    ['2026-12-14', '14 Desember 2026'],
    ['2028-02-29', '29 Februari 2028'],
    ['9999-12-31', '31 Desember 9999'],
  ])('%s is accepted and has a line in the message', (value, shown) => {
    const { lines, ignored, fields } = read({ tanggal: value });
    expect([lines, ignored]).toEqual([[`Tanggal: ${shown}`], []]);
    expect(fields[0]).toEqual({ name: 'tanggal', label: 'Tanggal', type: 'date', min: TODAY, value });
  });

  test.each(['2026-11-22', '2027-02-29', '2027-1-1', '14-12-2026', '2026-12-14T10:00', '+002027-01-01', 'besok'])(
    '%s is left out with a message',
    (value) => {
      const { lines, ignored, fields } = read({ tanggal: value });
      expect(lines).toEqual([]);
      expect(ignored).toEqual(['Tanggal diabaikan: pilih hari ini atau sesudahnya.']);
      expect(fields[0]?.value).toBe('');
    },
  );
});

describe('a driver', () => {
  test.each([
    ['ya', 'Dengan sopir'],
    ['tidak', 'Tanpa sopir'],
  ])('%s is accepted and has a line in the message', (value, line) => {
    const { lines, ignored, fields } = read({ sopir: value });
    expect([lines, ignored]).toEqual([[line], []]);
    expect(fields.at(-1)).toMatchObject({
      type: 'choice',
      value,
      options: [
        { value: 'ya', label: 'Dengan sopir' },
        { value: 'tidak', label: 'Tanpa sopir' },
      ],
    });
  });

  test.each(['1', 'Ya', 'true', 'constructor'])('%s is left out with a message', (value) => {
    expect(read({ sopir: value })).toMatchObject({ lines: [], ignored: ['Sopir diabaikan: isi ya atau tidak.'] });
  });
});

test.each([
  [{}, null],
  [{ hari: '99', tanggal: '2020-01-01' }, null],
  [{ orang: '4' }, 'Jumlah orang ikut terkirim.'],
  [{ tanggal: '2026-12-14', hari: '3' }, 'Tanggal dan hari ikut terkirim.'],
  [{ tanggal: '2026-12-14', hari: '3', orang: '4' }, 'Tanggal, hari, dan jumlah orang ikut terkirim.'],
  [{ malam: '2', kamar: '1', sopir: 'ya' }, 'Malam, kamar, dan sopir ikut terkirim.'],
])('of %j the page says: %s', (query, sentence) => {
  expect(sentSentence(read(query as Record<string, string>).fields)).toBe(sentence);
});

test('only the params of the page are read', () => {
  const search = new URLSearchParams({ hari: '3', jumlah: '2', tanggal: '2026-12-14' });
  expect(withLines(readBookingDetails(search, ['jumlah'], TODAY))).toMatchObject({
    counts: { jumlah: 2 },
    lines: ['Jumlah: 2'],
  });
});

test.each([
  ['/paketdetail', ['tanggal', 'orang']],
  ['/akomodasi', ['tanggal', 'malam', 'kamar', 'orang']],
  ['/transportasi', ['tanggal', 'hari', 'orang', 'sopir']],
  ['/tiket', ['tanggal', 'jumlah']],
  ['/event', ['orang']],
  ['/attraction', ['tanggal', 'orang']],
  ['/fasilitas', ['tanggal', 'jumlah']],
  ['/blog', []],
])('pages below %s take %j', (path, params) => {
  const everything = new URLSearchParams(Object.fromEntries([...ALL, 'fbclid', 'tab'].map((name) => [name, '7'])));
  expect([...canonicalSearch(`${path}/x`, everything).keys()]).toEqual(params);
});

test('a tab link keeps the booking details, and an empty field is not in the URL', () => {
  const search = '?tanggal=2026-12-14&hari=3&utm_source=wa';
  expect(href('/transportasi/avanza', search, { tab: 'fasilitas' })).toBe(
    '/transportasi/avanza?tab=fasilitas&tanggal=2026-12-14&hari=3',
  );
  expect(href('/transportasi/avanza', search, { tanggal: '', hari: ' ' })).toBe('/transportasi/avanza');
});

test('any value is either accepted within its bounds or left out', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.integer().map(String),
    fc.double().map(String),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...ALL), value), (query) => {
      const { fields, counts, lines, ignored } = read(query);
      expect(fields.map(({ name }) => name)).toEqual(ALL);
      for (const [name, count] of Object.entries(counts)) {
        expect(Number.isInteger(count) && count >= 1 && count <= (name === 'orang' ? 500 : 60)).toBe(true);
      }
      for (const { name, value } of fields)
        expect(value).toMatch(
          name === 'tanggal' ? /^(\d{4}-\d\d-\d\d)?$/ : name === 'sopir' ? /^(ya|tidak)?$/ : /^\d*$/,
        );
      expect(lines.length + ignored.length).toBe(Object.values(query).filter((given) => given.trim() !== '').length);
      expect(lines.join()).not.toMatch(/NaN|Invalid|undefined/);
    }),
    { numRuns: 1000 },
  );
});
