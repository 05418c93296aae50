import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as decode from '~/admin-api/field-decoders.server';
import { collections, lists } from '~/content-types/all-collections.server';

// The values that Laravel packages and panels send instead of a text, a number, a date or a path.

const translations = (value: unknown) => ({ id: value, en: 'English' });
const relation = (value: unknown) => ({ id: 7, nama: value, created_at: '2026-01-01T00:00:00.000000Z' });
const enumeration = (value: unknown) => ({ value: 'kode', label: value });

describe('a text is', () => {
  test.each([
    ['itself', 'Toyota Avanza'],
    ['Indonesian among translations', translations('Toyota Avanza')],
    ['a translation in JSON text', JSON.stringify(translations('Toyota Avanza'))],
    ['the first translation with words', { id: ' ', en: null, ms: 'Toyota Avanza' }],
    ['of a regional language', { en_US: 'Other', id_ID: 'Toyota Avanza' }],
    ['the name of a relation', relation('Toyota Avanza')],
    ['the translated name of a relation', relation(translations('Toyota Avanza'))],
    ['the label of an enum', enumeration('Toyota Avanza')],
    ['the value of an enum', { value: 'Toyota Avanza' }],
    ['in the envelope of a resource', { data: { id: 1, title: 'Toyota Avanza' } }],
    ['the first of a list', [relation('Toyota Avanza'), relation('Lain')]],
  ])('%s', (_, value) => expect(decode.text.parse(value)).toBe('Toyota Avanza'));

  test.each(['[1] Sunset Trip', '{"a Bali', '["Promo"] Bali', '{Ubud}'])(
    'itself where it only looks like JSON: %j',
    (text) => expect(decode.text.parse(text)).toBe(text),
  );

  test.each([[{}], [[]], [{ id: 7 }], [{ id: null, en: '' }], [{ aktif: true }], [true], [[[[[[['jauh']]]]]]]])(
    'missing in %j',
    (value) => expect(decode.text.parse(value)).toBeNull(),
  );
});

describe('a longer text is', () => {
  test.each([
    [translations('<p>Isi</p>'), '<p>Isi</p>'],
    [JSON.stringify(translations('Isi')), 'Isi'],
    [{ html: '<p>Isi</p>' }, '<p>Isi</p>'],
    [{ deskripsi: translations('Isi') }, 'Isi'],
  ])('%j: %j', (value, expected) => expect(decode.longText.parse(value)).toBe(expected));
});

describe('a text with a picture in it', () => {
  const html = (size: number) => `<p>Awal <img src="data:image/png;base64,${'A'.repeat(size)}"> Akhir</p>`;

  test.each([
    ['translations as JSON text', JSON.stringify(translations(html(8)))],
    ['the same, of several MB', JSON.stringify(translations(html(3_000_000)))],
    ['translations', translations(html(3_000_000))],
  ])('in %s keeps its words', (_, value) =>
    expect(decode.longText.parse(value)?.replace(/<[^>]*>/g, '')).toBe('Awal  Akhir'),
  );

  test.each([
    ['a row', [{ termasuk: html(3_000_000) }]],
    ['JSON text', JSON.stringify([{ termasuk: html(3_000_000) }])],
  ])('in %s of a list keeps its words', (_, value) => {
    expect(decode.items('termasuk').parse(value)).toEqual(['Awal Akhir']);
    expect(decode.lines('termasuk', 5).parse(value)).toEqual(['Awal Akhir']);
  });
});

test.each([
  [{ id: '<p>&nbsp;</p>', en: '<p>Kata</p>' }, '<p>Kata</p>'],
  [{ id: '<p></p>\n<br>', ms: 'Kata' }, 'Kata'],
  [{ id: '<p><img src="/storage/a.jpg"></p>', en: 'Kata' }, '<p><img src="/storage/a.jpg"></p>'],
])('the first translation with words counts: %j', (value, expected) =>
  expect(decode.longText.parse(value)).toBe(expected),
);

test.each([
  [' '.repeat(9_500_000), null],
  [`${' '.repeat(9_500_000)}Kata`, 'Kata'],
  ['<p></p>'.repeat(1_300_000), '<p></p>'],
])('a text of millions of blanks is read: number %#', (value, start) => {
  const found = decode.longText.parse(value);
  expect(start === null ? found : found?.startsWith(start)).toBe(start === null ? null : true);
});

test('a price in words takes precedence over another field name', () => {
  const [accommodation] = lists.filter(({ adminPath }) => adminPath.endsWith('/akomodasis'));
  const parsed = accommodation?.schema.parse({ id: 1, judul: 'Vila', harga: { formatted: 'Rp500.000,00' }, price: 9 });
  expect(parsed).toMatchObject({ price: 500_000 });
});

test('a title of tags only is skipped for the next field name', () => {
  const [collection] = collections;
  expect(collection?.schema.parse({ judul: '<br>', title: 'Ubud', name: 'Ubud' }).title).toBe('Ubud');
});

describe('a number is', () => {
  test.each([
    [{ amount: 500000, currency: 'IDR' }, 500000],
    [{ amount: '500.000' }, 500000],
    ['{"amount":"500000.00"}', 500000],
    [{ value: 'Rp 500.000' }, 500000],
    [{ amount: '50000000', currency: 'IDR', formatted: 'Rp500.000,00' }, 500000],
    [{ amount: 50000000, currency: 'IDR', formatted: 'IDR 500,000.00' }, 500000],
  ])('the price %j: %j', (value, expected) => expect(decode.price.parse(value)).toBe(expected));

  test.each([
    ['4,8', 4.8],
    ['4.2 / 5', 4.2],
    ['4.8 (120 ulasan)', 4.8],
    [{ value: 4.5 }, 4.5],
    ['9/10', null],
    ['4/10', null],
    ['48', null],
    ['bagus', null],
  ])('the rating %j: %j', (value, expected) => expect(decode.ratingOrNull.parse(value)).toBe(expected));

  test.each([-1, '-1', '- 1', '−1'])('a negative count is 0, not the default: %j', (value) =>
    expect(decode.countOr(10).parse(value)).toBe(0),
  );

  test.each([[{ toString: 1 }], [[{ toString: 1 }]], [{ valueOf: 'x', toString: null }]])('missing in %j', (value) => {
    expect(decode.countOr(10).parse(value)).toBe(10);
    expect(decode.price.parse(value)).toBeNull();
    expect(decode.ratingOrNull.parse(value)).toBeNull();
  });
});

describe('a date is', () => {
  const noon = Date.parse('2026-12-14T12:00:00+08:00');
  test.each([
    [{ date: '2026-12-14 12:00:00.000000', timezone_type: 3, timezone: 'Asia/Makassar' }],
    [{ date: '2026-12-14 04:00:00.000000', timezone_type: 3, timezone: 'UTC' }],
    [{ date: '2026-12-14 11:00:00.000000', timezone_type: 1, timezone: '+07:00' }],
    [{ date: '2026-12-14T12:00:00+08:00' }],
    [JSON.stringify({ date: '2026-12-14 12:00' })],
    [translations('14 Desember 2026 12.00')],
    [{ start: '2026-12-14T12:00:00+08:00', end: '2026-12-14T15:00:00+08:00' }],
  ])('%j', (value) => expect(decode.timestamp.parse(value)).toBe(noon));
});

describe('a slug is', () => {
  test.each([['ubud'], [translations('ubud')], [JSON.stringify(translations('ubud'))]])('in %j', (value) =>
    expect(decode.identifier.parse(value)).toBe('ubud'),
  );
});

describe('pictures are', () => {
  test.each([
    [['a/b.jpg'], 'a/b.jpg'],
    [['a/b.jpg'], { path: 'a/b.jpg', alt: 'Foto' }],
    [['1/b.jpg'], [{ id: 1, name: 'b', file_name: 'b.jpg', original_url: 'https://cms.example/storage/1/b.jpg' }]],
    [['1/b.jpg'], { 'c0ffee-uuid': { uuid: 'c0ffee', original_url: 'http://localhost/storage/1/b.jpg', order: 1 } }],
    [['a/b.jpg', 'a/c.jpg'], { 'uuid-1': 'a/b.jpg', 'uuid-2': 'a/c.jpg' }],
    [
      ['a/b.jpg', 'a/c.jpg'],
      [{ url: '/storage/a/b.jpg' }, { image: { src: '/storage/a/c.jpg' } }],
    ],
    ...['path', 'url', 'original_url', 'src', 'file', 'filename', 'image', 'gambar', 'foto', 'cover'].map(
      (key): [string[], object] => [['a/b.jpg'], { id: 3, [key]: 'a/b.jpg' }],
    ),
    [['a/b.jpg'], { data: [{ path: 'a/b.jpg' }] }],
    [['1/b.jpg'], [{ id: 1, thumb: '/storage/1/conversions/b-thumb.jpg', original: '/storage/1/b.jpg' }]],
    [['a/b.jpg'], JSON.stringify([{ file: 'a/b.jpg' }])],
    [[], { id: 3, caption: 'Pemandangan' }],
    [[], [{ id: 3 }, null, 7, true]],
  ])('%j in %j', (expected, value) => expect(decode.imagePaths.parse(value)).toEqual(expected));
});

describe('a record', () => {
  const word = fc.constantFrom('Ubud', 'Sanur & Kuta', 'Tari Kecak', 'Pura', 'Makan siang');
  const shapeOf = (value: fc.Arbitrary<unknown>) =>
    fc.oneof(
      value,
      value.map(translations),
      value.map(relation),
      value.map(enumeration),
      value.map((held) => JSON.stringify(translations(held))),
      value.map((held) => ({ data: relation(held) })),
    );
  const anything = fc.oneof(
    shapeOf(word),
    fc.array(shapeOf(word), { maxLength: 3 }),
    fc.constantFrom(null, true, 0, -1, '', '-', {}, [], { id: 5 }, { amount: 5 }, { date: '14 Agt 2026' }),
    fc.anything({ maxDepth: 3 }),
  );
  const NAMES =
    'kategori category kategori_paket harga price harga_min harga_max rating jumlah_ulasan reviews_count location lokasi alamat deskripsi description isi fasilitas fasilitas_1 fasilitas_2 images image gambar tanggal event_date date stock stok capacity kapasitas jumlah_orang transmisi kamar_tersedia quantity hari malam min_people tempat termasuk tidaktermasuk jadwal overview map penulis menit_baca duration_days duration_nights created_at updated_at'.split(
      ' ',
    );
  const fields = fc.dictionary(fc.constantFrom(...NAMES), anything, { maxKeys: NAMES.length });

  /** All texts in a value. */
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(textsIn)
        : [];

  test.each(lists.map((list) => [list.adminPath, list] as const))('of %s that has a title is never lost', (_, list) => {
    fc.assert(
      fc.property(fields, shapeOf(word), fc.constantFrom('title', 'judul', 'name'), (record, title, key) => {
        const titles = { title, judul: title, name: title, [key]: title };
        const parsed = list.schema.safeParse({ ...record, ...titles, id: 1, slug: 'a' });
        expect(parsed.success).toBe(true);
        const shown = parsed.data?.title ?? '';
        expect(['Ubud', 'Sanur & Kuta', 'Tari Kecak', 'Pura', 'Makan siang']).toContain(shown);
        for (const text of textsIn(parsed.data)) expect(text).not.toMatch(/\[object|^\s*[[{]\s*"/);
      }),
      { numRuns: 300 },
    );
  });

  test.each(collections.map((collection) => [collection.name, collection] as const))(
    'has the category of a relation: %s',
    (_, { schema }) => {
      const titles = { title: 'A', judul: 'A', name: 'A' };
      const several = [{ ...relation('SUV'), pivot: { kategori_id: 7 } }, relation('MPV')];
      for (const category of [relation('SUV'), enumeration('SUV'), translations('SUV'), several]) {
        const names = { kategori: category, category, kategori_paket: category };
        expect(schema.parse({ ...titles, ...names }).category).toBe('SUV');
      }
    },
  );
});
