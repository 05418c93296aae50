import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  count,
  givenRating,
  identifier,
  imagePaths,
  items,
  lines,
  longText,
  map,
  nonZeroPrice,
  objectOf,
  positiveCount,
  price,
  rating,
  requiredText,
  text,
  timestamp,
  withAliases,
} from '~/admin-api/field-decoders.server';

const HOST = 'http://127.0.0.1:9'; // ADMIN_HOST of tests/support/setup.ts

describe('images are parsed from every format of the admin host', () => {
  test.each([
    ['a path', 'pakets/ubud.jpg'],
    ['a path with a slash', '/pakets/ubud.jpg'],
    ['a path below storage', 'storage/pakets/ubud.jpg'],
    ['a path below /storage', '/storage/pakets/ubud.jpg'],
    ['a URL on the admin host', `${HOST}/storage/pakets/ubud.jpg`],
    ['a list', ['pakets/ubud.jpg']],
    ['a list as JSON', '["pakets\\/ubud.jpg"]'],
    ['surrounding whitespace', '  pakets/ubud.jpg '],
    ['a list with duplicates', ['pakets/ubud.jpg', '/storage/pakets/ubud.jpg']],
    ['a URL of another scheme, host and port', 'https://admin.jelajah.example:8443/storage/pakets/ubud.jpg?v=2'],
    ['a URL without a scheme', '//cdn.example/storage/pakets/ubud.jpg'],
    ['a URL below a folder', 'http://localhost/admin/public/storage/pakets/ubud.jpg'],
    ['a list with gaps', [null, '', 'pakets/ubud.jpg', {}]],
  ])('%s', (_, value) => expect(imagePaths.parse(value)).toEqual(['pakets/ubud.jpg']));

  test('a list has its original order', () => {
    expect(imagePaths.parse(['b.jpg', 'storage/a.jpg', 'c.jpg'])).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
    expect(imagePaths.parse('["b.jpg","a.jpg"]')).toEqual(['b.jpg', 'a.jpg']);
  });

  test('a URL on the admin host is decoded and loses its query', () => {
    expect(imagePaths.parse(`${HOST}/storage/foto%20sawah.jpg?v=2`)).toEqual(['foto sawah.jpg']);
  });

  test.each([
    ['kamar#2.jpg', 'kamar#2.jpg'],
    ['lobby 100%.jpg', 'lobby 100%.jpg'],
    ['Vila Ékà + Ubud №2.jpg', 'Vila Ékà + Ubud №2.jpg'],
    ['diskon 50%20.jpg', 'diskon 50%20.jpg'],
  ])('%j is the name of a file, as a path and in URLs', (name, expected) => {
    for (const before of ['', '/storage/', `${HOST}/storage/`, 'https://admin.jelajah.example/storage/']) {
      expect(imagePaths.parse(`${before}akomodasis/${name}`)).toEqual([`akomodasis/${expected}`]);
    }
  });

  test.each([
    ['kamar%232.jpg', 'kamar#2.jpg'],
    ['100%25.jpg', '100%.jpg'],
    ['a+b.jpg', 'a+b.jpg'],
    ['Vila%20%C3%89k%C3%A0.jpg', 'Vila Ékà.jpg'],
    ['100%.jpg', '100%.jpg'],
  ])('%j in a URL is decoded', (name, expected) => {
    expect(imagePaths.parse(`https://admin.jelajah.example/storage/${name}`)).toEqual([expected]);
  });

  test.each([
    ...[`${HOST}/storage`, `${HOST}/storage/`, 'https://admin.jelajah.example/storage', 'https://x.example/a/storage/'],
    ...['storage', '/storage', 'storage/', '/storage/'],
  ])('%j is the storage, and no image', (value) => expect(imagePaths.parse(value)).toEqual([]));

  test.each([
    ...[null, undefined, '', '  ', [], '[]', '["', {}, true, 'x'.repeat(501)],
    ...['https://evil.example/x.jpg', 'HTTPS://evil.example/x.jpg', '//evil.example/x.jpg', '\\\\evil.example\\x.jpg'],
    ...['http://127.0.0.1:99/x.jpg', 'http://127.0.0.1:9@evil.example/x.jpg', 'https://x.example/storage/../x.jpg'],
    ...['http://127.0.0.1:9.evil.example/x.jpg', 'data:image/png;base64,AAAA', 'javascript:alert(1)'],
    ...['C:\\foto\\x.jpg', '../x.jpg', './x.jpg', 'pakets/../../etc/passwd', 'pakets//x.jpg'],
    `${HOST}/storage/../x.jpg/..`,
  ])('%j is no image', (value) => expect(imagePaths.parse(value)).toEqual([]));
});

describe('a map URL is parsed', () => {
  const embed = 'https://www.google.com/maps/embed?pb=!1m18';
  test.each([
    [embed, embed],
    ['https://maps.google.com/maps?q=Ubud&output=embed', 'https://maps.google.com/maps?q=Ubud&output=embed'],
    ['https://www.google.co.id/maps?q=Ubud&output=embed', 'https://www.google.co.id/maps?q=Ubud&output=embed'],
    [` ${embed} `, embed],
    [`<iframe src="${embed}" width="600"></iframe>`, embed],
    [`<iframe width='600' src='${embed}' allowfullscreen></iframe>`, embed],
    [`<IFRAME\n  SRC = "${embed}"></IFRAME>`, embed],
    [
      '<iframe src="https://www.google.com/maps?q=Ubud&amp;output=embed">',
      'https://www.google.com/maps?q=Ubud&output=embed',
    ],
  ])('from %j', (value, expected) => expect(map.parse(value).embed).toBe(expected));

  test.each([
    null,
    undefined,
    '',
    7,
    {},
    'Ubud, Bali',
    'http://www.google.com/maps/embed?pb=1',
    'https://www.google.com/search?q=maps',
    'https://www.google.com.evil.example/maps/embed',
    'https://evil.example/maps/embed',
    'https://evilgoogle.com/maps/embed',
    'https://evil.example/www.google.com/maps',
    'https://www.google.com@evil.example/maps',
    'https://user:pass@www.google.com/maps',
    'https://www.google.com:8443/maps',
    'https://sites.google.com/maps',
    'https://www.google.co.id/maps?q=Ubud',
    'https://www.google.com/maps/place/Ubud/@-8.5,115.2,15z',
    'https://www.google.com/mapsevil/embed',
    'https://maps.app.goo.gl/Xy12AbCdEf345',
    '//www.google.com/maps/embed',
    'javascript:alert(1)//www.google.com/maps',
    '<iframe src="https://evil.example/maps"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    `<iframe data-src="${embed}"></iframe>`,
    `<img src="${embed}">`,
  ])('but not from %j', (value) => expect(map.parse(value).embed).toBeNull());
});

describe('a link to a page of Google Maps is parsed', () => {
  test.each([
    'https://maps.app.goo.gl/Xy12AbCdEf345',
    'https://goo.gl/maps/abc123',
    'https://www.google.com/maps/place/Ubud/@-8.5,115.2,15z',
    'https://www.google.co.id/maps?q=Ubud',
    'https://maps.google.com/?q=Ubud',
  ])('from %j', (value) => expect(map.parse(` ${value} `)).toEqual({ embed: null, page: value }));

  test.each([
    null,
    'Ubud',
    'http://maps.app.goo.gl/Xy12',
    'https://maps.app.goo.gl.evil.example/Xy12',
    'https://goo.gl/abc',
    'https://evil.example/maps/place/Ubud',
    'javascript:alert(1)//maps.app.goo.gl/',
    'https://www.google.com/maps/embed?pb=1',
  ])('but not from %j', (value) => expect(map.parse(value).page).toBeNull());
});

test.each([
  [1_500_000, 1_500_000],
  ['1500000', 1_500_000],
  ['1500000.00', 1_500_000],
  ['1500000.0000', 1_500_000],
  ['750.000', 750_000],
  ['2.500', 2500],
  ['1.500.000', 1_500_000],
  ['1.500.000,00', 1_500_000],
  ['Rp 1.500.000', 1_500_000],
  ['Rp\u00a01.500.000,-', 1_500_000],
  ['Rp. 750000', 750_000],
  ['IDR 1,500,000.00', 1_500_000],
  ['Rp 150.000 / orang', 150_000],
  ['150.000 per orang', 150_000],
  ['2500.5', 2501],
  ['150rb', null],
  ['1,5 juta', null],
  ['150.000 - 200.000', null],
  ['1.50.000', null],
  ['-', null],
  [' 1500000 ', 1_500_000],
  [1_499_999.6, 1_500_000],
  [0, 0],
  ['0', 0],
  ['', undefined],
  ['  ', undefined],
  [undefined, undefined],
  ['1e6', null],
  [-1, null],
  ['-1', null],
  [Number.NaN, null],
  [1e300, null],
  ['9'.repeat(17), null],
  ['1'.repeat(1_000_000), null],
  [null, undefined],
  [true, null],
  [[1500], null],
  [{}, null],
])('the price %j is parsed as %j', (value, expected) => expect(price.parse(value)).toBe(expected));

test.each([
  [1_500_000, 1_500_000],
  ['1500000.00', 1_500_000],
  [0, null],
  ['0', null],
  [0.4, null],
  [-1, null],
  ['750.000', 750_000],
  ['hubungi kami', null],
  [undefined, null],
])('the known price of %j is %j', (value, expected) => expect(nonZeroPrice.parse(value)).toBe(expected));

test.each([
  [4.8, 4.8],
  ['4.8', 4.8],
  [0, 4.5],
  ['0.0', 4.5],
  [5, 5],
  [5.1, 4.5],
  [-0.1, 4.5],
  ['bagus', 4.5],
  [null, 4.5],
  [undefined, 4.5],
  [{}, 4.5],
])('the rating %j is parsed as %j', (value, expected) => expect(rating.parse(value)).toBe(expected));

test.each([4.8, '4.8', 5, 4.5])('the rating %j is a given one', (value) => {
  expect(givenRating.parse(value)).toBe(Number(value));
});

test.each([null, undefined, '', 'bagus', 0, '0.0', -1, 5.1, [4]])('the rating %j is not given', (value) => {
  expect(givenRating.parse(value)).toBeNull();
});

test.each([
  [12, 12],
  ['12', 12],
  [12.7, 12],
  [0, 0],
  [-1, null],
  ['dua belas', null],
  [1e9, null],
  [null, null],
  ['7 orang', 7],
  ['10pcs', 10],
  ['1.200 pcs', 1200],
  ['12.00', 12],
  ['7.5 jam', 7],
  ['29-31', 29],
  ['2-4 orang', 2],
  ['maks. 7', null],
  ['-1', null],
  ['9'.repeat(1_000_000), null],
])('the count %j is parsed as %j', (value, expected) => expect(count.parse(value)).toBe(expected));

test.each([0, '0', '0 orang', null])('%j people are none', (value) => expect(positiveCount.parse(value)).toBeNull());

test.each([
  ['  Ubud ', 'Ubud'],
  [12, '12'],
  ['', null],
  [' \n', null],
  [null, null],
  [true, null],
  [{}, null],
  ['Ubud \ud83d', 'Ubud'],
])('the text %j is parsed as %j', (value, expected) => expect(text.parse(value)).toBe(expected));

test('a text is truncated at a maximum length', () => {
  expect(text.parse('x'.repeat(2_000_000))).toHaveLength(1000);
  expect(longText.parse('x'.repeat(2_000_000))).toHaveLength(100_000);
});

test.each(['', null, undefined, {}, []])('a required text rejects %j', (value) => {
  expect(requiredText.safeParse(value).success).toBe(false);
});

test.each([
  [7, '7'],
  ['pesona-ubud', 'pesona-ubud'],
  [0, '0'],
  ['', null],
  [null, null],
  [{}, null],
  ['x'.repeat(301), null],
])('the id %j is parsed as %j', (value, expected) => expect(identifier.parse(value)).toBe(expected));

test.each([
  ['Ubud, Kintamani ,, Sanur', ['Ubud', 'Kintamani', 'Sanur']],
  [
    ['Ubud', 'Kintamani, Sanur'],
    ['Ubud', 'Kintamani', 'Sanur'],
  ],
  ['["Ubud","Sanur"]', ['Ubud', 'Sanur']],
  ['Ubud, Sanur,Ubud', ['Ubud', 'Sanur']],
  ['', []],
  [null, []],
  [[null, 7, {}], []],
  ['Ubud;Sanur\r\nKuta\nGianyar', ['Ubud', 'Sanur', 'Kuta', 'Gianyar']],
  ['Tiket masuk (dewasa, anak), Makan [siang; malam]', ['Tiket masuk (dewasa, anak)', 'Makan [siang; malam]']],
  ['Tiket (dewasa, anak (2, 3 tahun), lansia), Makan', ['Tiket (dewasa, anak (2, 3 tahun), lansia)', 'Makan']],
  ['Tiket (dewasa,\nanak)\nMakan', ['Tiket (dewasa, anak)', 'Makan']],
  ['Tiket (dewasa, Makan', ['Tiket (dewasa', 'Makan']],
  ['[Opsional] Snorkeling, Makan', ['[Opsional] Snorkeling', 'Makan']],
  ['<ul><li>Hotel</li><li>BBM &amp; sopir</li></ul>', ['Hotel', 'BBM & sopir']],
  ['Hotel<br>Sarapan', ['Hotel', 'Sarapan']],
  ['Ubud, -, –, Ubud - Kuta', ['Ubud', 'Ubud - Kuta']],
  ['-', []],
  [{ places: 'Ubud, Sanur' }, ['Ubud', 'Sanur']],
  [[{ id: 1, places: 'Ubud, Sanur' }], ['Ubud', 'Sanur']],
  ['[{"places":"Ubud"}]', ['Ubud']],
  ['{"places":["Ubud","Sanur"]}', ['Ubud', 'Sanur']],
  [{ places: '["Ubud","Sanur"]' }, ['Ubud', 'Sanur']],
  [{ places: [{ id: 1, nama: 'Ubud' }, { name: 'Sanur' }] }, ['Ubud', 'Sanur']],
  [
    [{ id: 1, nama: 'Ubud', created_at: '2026' }, { nama: 'Sanur' }],
    ['Ubud', 'Sanur'],
  ],
  [[[[[[['terlalu dalam']]]]]], []],
])('the list %j is parsed as %j', (value, expected) => expect(items('places').parse(value)).toEqual(expected));

test.each([
  [
    [{ id: 1, aktivitas: '12.30 – Makan\r\n13.30 – Lanjut' }, { aktivitas: 'Pulang' }],
    ['12.30 – Makan', '13.30 – Lanjut', 'Pulang'],
  ],
  [
    [{ aktivitas: '<p>10.30 – Kunjungan ke <strong>pura</strong></p><p>Foto</p>' }],
    ['10.30 – Kunjungan ke pura', 'Foto'],
  ],
  [['Makan, lalu tidur', '-', null], ['Makan, lalu tidur']],
  ['["Makan","Tidur"]', ['Makan', 'Tidur']],
  ['Makan\nTidur', ['Makan', 'Tidur']],
  [null, []],
])('the activities %j are parsed as %j', (value, expected) =>
  expect(lines('aktivitas', 60).parse(value)).toEqual(expected),
);

test.each([
  [{ deskripsi: 'Sawah' }],
  [[{ deskripsi: 'Sawah' }]],
  ['{"deskripsi":"Sawah"}'],
  ['[{"deskripsi":"Sawah"}]'],
])('the object %j is parsed', (value) =>
  expect(objectOf(z.object({ deskripsi: text })).parse(value)).toEqual({ deskripsi: 'Sawah' }),
);

test.each([null, 'Sawah', '{"deskripsi":', [], 7])('%j is no object', (value) =>
  expect(objectOf(z.object({ deskripsi: text })).parse(value)).toBeNull(),
);

test.each([
  ['2026-12-14T01:00:00Z', Date.UTC(2026, 11, 14, 1)],
  ['kemarin', null],
  [null, null],
  [20261214, null],
])('the timestamp %j is parsed as %j', (value, expected) => expect(timestamp.parse(value)).toBe(expected));

describe('a list is cut', () => {
  const names = (length: number) => Array.from({ length }, (_, at) => `tempat ${at}`);

  test.each([
    ['a list of strings', names(1_000_000)],
    ['a comma-separated string', names(1_000_000).join()],
    ['a list of comma-separated strings', [names(150).join(), names(1_000_000).join()]],
  ])('to 200 items: %s', (_, value) => expect(items('places').parse(value)).toEqual(names(200)));

  test('to items of 300 characters', () => {
    expect(items('places').parse(['x'.repeat(10_000_000)])).toEqual(['x'.repeat(300)]);
  });

  test('to nothing when it is overlong JSON, which is not parsed', () => {
    expect(items('places').parse(JSON.stringify(names(1_000_000)))).toEqual([]);
  });

  test.each(['(', '([', '(a', '[(', '()', '(()', ','])('in no time, whatever its brackets: %j', (part) => {
    const started = performance.now();
    items('places').parse(part.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('to 100 images', () => {
    const paths = Array.from({ length: 1000 }, (_, at) => `pakets/${at}.jpg`);
    expect(imagePaths.parse(paths)).toEqual(paths.slice(0, 100));
    expect(imagePaths.parse(JSON.stringify(paths))).toEqual(paths.slice(0, 100));
  });
});

test('an overlong map iframe is no map, and its length costs no time', () => {
  expect(map.parse('<iframe '.repeat(12_000))).toEqual({ embed: null, page: null });
});

test('a record of more than 500 fields is invalid', () => {
  const schema = withAliases({ title: ['judul'] }, z.object({ title: requiredText }));
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at]));
  expect(schema.safeParse({ judul: 'A', ...fields(400) }).data).toEqual({ title: 'A' });
  expect(schema.safeParse({ judul: 'A', ...fields(500) }).success).toBe(false);
});
