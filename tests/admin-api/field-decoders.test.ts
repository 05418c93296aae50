import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { withAliases } from '~/admin-api/field-aliases.server';
import {
  count,
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
  ratingOrNull,
  requiredText,
  text,
  timestamp,
} from '~/admin-api/field-decoders.server';
import { rowsOf } from '../support/rows';

const HOST = 'http://127.0.0.1:9'; // ADMIN_HOST of tests/support/setup.ts

describe('images are parsed from every format of the admin host', () => {
  const formats = [
    ...['pakets/ubud.jpg', '/pakets/ubud.jpg', 'storage/pakets/ubud.jpg', '/storage/pakets/ubud.jpg'],
    ...['  pakets/ubud.jpg ', `${HOST}/storage/pakets/ubud.jpg`, '//cdn.example/storage/pakets/ubud.jpg'],
    'https://admin.jelajah.example:8443/storage/pakets/ubud.jpg?v=2',
    'http://localhost/admin/public/storage/pakets/ubud.jpg',
    ...[['pakets/ubud.jpg'], '["pakets\\/ubud.jpg"]', ['pakets/ubud.jpg', '/storage/pakets/ubud.jpg']],
    [null, '', 'pakets/ubud.jpg', {}],
  ];
  test.each(formats.map((value) => [value]))('%j', (value) =>
    expect(imagePaths.parse(value)).toEqual(['pakets/ubud.jpg']),
  );

  test('a list keeps its order', () => {
    expect(imagePaths.parse(['b.jpg', 'storage/a.jpg', 'c.jpg'])).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
    expect(imagePaths.parse('["b.jpg","a.jpg"]')).toEqual(['b.jpg', 'a.jpg']);
  });

  test('a URL on the admin host is decoded and loses its query', () => {
    expect(imagePaths.parse(`${HOST}/storage/foto%20sawah.jpg?v=2`)).toEqual(['foto sawah.jpg']);
  });

  test.each(['kamar#2.jpg', 'lobby 100%.jpg', 'Vila Ékà + Ubud №2.jpg', 'diskon 50%20.jpg'])(
    '%j is a file name, as a path and in URLs',
    (name) => {
      for (const before of ['', '/storage/', `${HOST}/storage/`, 'https://admin.jelajah.example/storage/']) {
        expect(imagePaths.parse(`${before}akomodasis/${name}`)).toEqual([`akomodasis/${name}`]);
      }
    },
  );

  test.each([
    ['kamar%232.jpg', 'kamar#2.jpg'],
    ['100%25.jpg', '100%.jpg'],
    ['a+b.jpg', 'a+b.jpg'],
    ['a%2Bb.jpg', 'a+b.jpg'],
    ['foto 100% #1 + é.jpg', 'foto 100% #1 + é.jpg'],
    ['Vila%20%C3%89k%C3%A0.jpg', 'Vila Ékà.jpg'],
    ['100%.jpg', '100%.jpg'],
  ])('%j in a URL is decoded', (name, expected) => {
    expect(imagePaths.parse(`https://admin.jelajah.example/storage/${name}`)).toEqual([expected]);
  });

  test.each([
    ...[`${HOST}/storage`, `${HOST}/storage/`, 'https://admin.jelajah.example/storage', 'https://x.example/a/storage/'],
    ...['storage', '/storage', 'storage/', '/storage/'],
  ])('%j is the storage, not an image', (value) => expect(imagePaths.parse(value)).toEqual([]));

  test.each([
    ...[null, undefined, '', '  ', [], '[]', '["', {}, true, 'x'.repeat(501)],
    ...['https://evil.example/x.jpg', 'HTTPS://evil.example/x.jpg', '//evil.example/x.jpg', '\\\\evil.example\\x.jpg'],
    ...['http://127.0.0.1:99/x.jpg', 'http://127.0.0.1:9@evil.example/x.jpg', 'https://x.example/storage/../x.jpg'],
    ...['http://127.0.0.1:9.evil.example/x.jpg', 'data:image/png;base64,AAAA', 'javascript:alert(1)'],
    ...['C:\\foto\\x.jpg', '../x.jpg', './x.jpg', 'pakets/../../etc/passwd', 'pakets//x.jpg'],
    `${HOST}/storage/../x.jpg/..`,
  ])('%j is not an image', (value) => expect(imagePaths.parse(value)).toEqual([]));
});

describe('a map URL is parsed', () => {
  const embed = 'https://www.google.com/maps/embed?pb=!1m18';
  const other = 'https://maps.google.com/maps?q=Ubud&output=embed';
  const local = 'https://www.google.co.id/maps?q=Ubud&output=embed';
  test.each(
    rowsOf([
      [embed, [embed, ` ${embed} `, `<iframe src="${embed}" width="600"></iframe>`]],
      [
        embed,
        [`<iframe width='600' src='${embed}' allowfullscreen></iframe>`, `<IFRAME\n  SRC = "${embed}"></IFRAME>`],
      ],
      [other, [other, `<iframe src="${other.replace('&', '&amp;')}">`]],
      [local, [local]],
    ]),
  )('from %j', (value, expected) => expect(map.parse(value).embed).toBe(expected));

  test.each(
    rowsOf([
      ['no text', [null, undefined, '', 7, {}]],
      ['no URL', ['Ubud, Bali', 'javascript:alert(1)//www.google.com/maps', '//www.google.com/maps/embed']],
      ['not encrypted', ['http://www.google.com/maps/embed?pb=1']],
      ['another host', ['https://www.google.com.evil.example/maps/embed', 'https://evil.example/maps/embed']],
      ['another host', ['https://evilgoogle.com/maps/embed', 'https://evil.example/www.google.com/maps']],
      ['another host', ['https://www.google.com@evil.example/maps', 'https://sites.google.com/maps']],
      ['another user or port', ['https://user:pass@www.google.com/maps', 'https://www.google.com:8443/maps']],
      ['another path', ['https://www.google.com/search?q=maps', 'https://www.google.com/mapsevil/embed']],
      ['a page', ['https://www.google.co.id/maps?q=Ubud', 'https://maps.app.goo.gl/Xy12AbCdEf345']],
      ['a page', ['https://www.google.com/maps/place/Ubud/@-8.5,115.2,15z']],
      ['other markup', ['<iframe src="https://evil.example/maps"></iframe>', `<img src="${embed}">`]],
      [
        'other markup',
        ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', `<iframe data-src="${embed}"></iframe>`],
      ],
    ]),
  )('but not from %j: %s', (value) => expect(map.parse(value).embed).toBeNull());
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

test.each(
  rowsOf([
    [1_500_000, [1_500_000, '1500000', '1500000.00', '1500000.0000', ' 1500000 ', 1_499_999.6, '1.500.000']],
    [1_500_000, ['1.500.000,00', 'Rp 1.500.000', 'Rp\u00a01.500.000,-', 'IDR 1,500,000.00']],
    [750_000, ['750.000', 'Rp. 750000']],
    [150_000, ['Rp 150.000 / orang', '150.000 per orang']],
    [2500, ['2.500']],
    [2501, ['2500.5']],
    [0, [0, '0']],
    [null, ['150rb', '1,5 juta', '150.000 - 200.000', '1.50.000', '-', '1e6', -1, '-1', Number.NaN, 1e300]],
    [null, ['9'.repeat(17), '1'.repeat(1_000_000), true, [1500], {}]],
    [undefined, ['', '  ', undefined, null]],
  ]),
)('the price %j is parsed as %j', (value, expected) => expect(price.parse(value)).toBe(expected));

test.each(
  rowsOf([
    [1_500_000, [1_500_000, '1500000.00']],
    [750_000, ['750.000']],
    [null, [0, '0', 0.4, -1, 'hubungi kami', undefined]],
  ]),
)('the known price of %j is %j', (value, expected) => expect(nonZeroPrice.parse(value)).toBe(expected));

test.each(
  rowsOf([
    [4.8, [4.8, '4.8']],
    [5, [5]],
    [null, [null, undefined, '', 'bagus', 0, '0.0', -0.1, 5.1, [4], {}]],
  ]),
)('the rating %j is parsed as %j, and an unknown one as null', (value, expected) => {
  expect(ratingOrNull.parse(value)).toBe(expected);
  expect(rating.parse(value)).toBe(expected ?? 4.5);
});

test.each(
  rowsOf([
    [12, [12, '12', 12.7, '12.00']],
    [7, ['7 orang', '7.5 jam']],
    [10, ['10pcs']],
    [1200, ['1.200 pcs']],
    [29, ['29-31']],
    [2, ['2-4 orang']],
    [0, [0]],
    [0, [-1, '-1', '-3 kamar']],
    [null, ['dua belas', 1e9, null, 'maks. 7', '9'.repeat(1_000_000)]],
  ]),
)('the count %j is parsed as %j', (value, expected) => expect(count.parse(value)).toBe(expected));

test.each([0, '0', '0 orang', null])('%j people count as unknown', (value) =>
  expect(positiveCount.parse(value)).toBeNull(),
);

test.each(
  rowsOf([
    ['Ubud', ['  Ubud ', 'Ubud \ud83d']],
    ['12', [12]],
    ['Nusa Dua & Uluwatu', ['<b>Nusa Dua</b> &amp; Uluwatu', '<p>Nusa Dua &#38; <i>Uluwatu</i></p>']],
    [null, ['', ' \n', null, true, {}]],
  ]),
)('the text %j is parsed as %j', (value, expected) => expect(text.parse(value)).toBe(expected));

test('a text is truncated at a maximum length', () => {
  expect(text.parse('x'.repeat(2_000_000))).toHaveLength(1000);
  expect(longText.parse('x'.repeat(2_000_000))).toHaveLength(100_000);
});

test.each(['', null, undefined, {}, []])('a required text rejects %j', (value) => {
  expect(requiredText.safeParse(value).success).toBe(false);
});

test.each(
  rowsOf([
    ['7', [7]],
    ['0', [0]],
    ['pesona-ubud', ['pesona-ubud']],
    [null, ['', null, {}, 'x'.repeat(301)]],
  ]),
)('the id %j is parsed as %j', (value, expected) => expect(identifier.parse(value)).toBe(expected));

test.each(
  rowsOf([
    [['Ubud'], ['[{"places":"Ubud"}]']],
    [
      ['Ubud', 'Sanur'],
      ['["Ubud","Sanur"]', 'Ubud, Sanur,Ubud', { places: 'Ubud, Sanur' }, { places: '["Ubud","Sanur"]' }],
    ],
    [
      ['Ubud', 'Sanur'],
      [[{ id: 1, places: 'Ubud, Sanur' }], '{"places":["Ubud","Sanur"]}'],
    ],
    [['Ubud', 'Sanur'], [{ places: [{ id: 1, nama: 'Ubud' }, { name: 'Sanur' }] }]],
    [['Ubud', 'Sanur'], [[{ id: 1, nama: 'Ubud', created_at: '2026' }, { nama: 'Sanur' }]]],
    [
      ['Ubud', 'Kintamani', 'Sanur'],
      ['Ubud, Kintamani ,, Sanur', [{ places: 'Ubud' }, { places: 'Kintamani, Sanur' }]],
    ],
    [
      ['Ubud', 'Kintamani, Bangli'],
      [['Ubud', 'Kintamani, Bangli'], { places: ['Ubud', 'Kintamani, Bangli'] }],
    ],
    [['Air mineral 1,5 liter', 'Makan'], ['Air mineral 1,5 liter, Makan']],
    [
      ['Ubud', 'Sanur'],
      [{ id: ['Ubud', 'Sanur'], en: ['Ubud town'] }, { data: [{ nama: 'Ubud' }, { nama: 'Sanur' }] }],
    ],
    [['Ubud', 'Sanur', 'Kuta', 'Gianyar'], ['Ubud;Sanur\r\nKuta\nGianyar']],
    [['Ubud', 'Ubud - Kuta'], ['Ubud, -, –, Ubud - Kuta']],
    [['Tiket masuk (dewasa, anak)', 'Makan [siang; malam]'], ['Tiket masuk (dewasa, anak), Makan [siang; malam]']],
    [['Tiket (dewasa, anak (2, 3 tahun), lansia)', 'Makan'], ['Tiket (dewasa, anak (2, 3 tahun), lansia), Makan']],
    [['Tiket (dewasa, anak)', 'Makan'], ['Tiket (dewasa,\nanak)\nMakan']],
    [['Tiket (dewasa', 'Makan'], ['Tiket (dewasa, Makan']],
    [['[Opsional] Snorkeling', 'Makan'], ['[Opsional] Snorkeling, Makan']],
    [['Hotel', 'BBM & sopir'], ['<ul><li>Hotel</li><li>BBM &amp; sopir</li></ul>']],
    [['Hotel', 'Sarapan'], ['Hotel<br>Sarapan']],
    [['Nusa Dua & Uluwatu'], [['<b>Nusa Dua</b> &amp; Uluwatu'], [{ places: '<b>Nusa Dua</b> &amp; Uluwatu' }]]],
    [[], ['', null, [null, 7, {}], '-', [[[[[['terlalu dalam']]]]]]]],
  ]),
)('the list %j is parsed as %j', (value, expected) => expect(items('places').parse(value)).toEqual(expected));

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

test.each([null, 'Sawah', '{"deskripsi":', [], 7])('%j is not an object', (value) =>
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
    ['rows of comma-separated strings', [{ places: names(150).join() }, { places: names(1_000_000).join() }]],
  ])('to 200 items: %s', (_, value) => expect(items('places').parse(value)).toEqual(names(200)));

  test('to items of 300 characters', () => {
    expect(items('places').parse(['x'.repeat(10_000_000)])).toEqual(['x'.repeat(300)]);
  });

  test('to nothing when it is overlong JSON, without parsing', () => {
    expect(items('places').parse(JSON.stringify(names(1_000_000)))).toEqual([]);
  });

  // Quadratic time would take minutes.
  test.each(['(', '([', '(a', '[(', '()', '(()', ','])('in no time, whatever its brackets: %j', (part) => {
    expect(items('places').parse(part.repeat(400_000))).toEqual(expect.any(Array));
  });

  test('to 100 images', () => {
    const paths = Array.from({ length: 1000 }, (_, at) => `pakets/${at}.jpg`);
    expect(imagePaths.parse(paths)).toEqual(paths.slice(0, 100));
    expect(imagePaths.parse(JSON.stringify(paths))).toEqual(paths.slice(0, 100));
  });
});

test('an overlong map iframe is not a map, and its length costs no time', () => {
  expect(map.parse('<iframe '.repeat(12_000))).toEqual({ embed: null, page: null });
});

test('a record of more than 500 fields is invalid', () => {
  const schema = withAliases({ title: ['judul'] }, z.object({ title: requiredText }));
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at]));
  expect(schema.safeParse({ judul: 'A', ...fields(400) }).data).toEqual({ title: 'A' });
  expect(schema.safeParse({ judul: 'A', ...fields(500) }).success).toBe(false);
});
