import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  count,
  csvList,
  givenRating,
  identifier,
  imagePaths,
  longText,
  mapEmbed,
  nonZeroPrice,
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
    ...[null, undefined, '', '  ', [], '[]', '["', {}, true, 'x'.repeat(501)],
    ...['https://evil.example/x.jpg', 'HTTPS://evil.example/x.jpg', '//evil.example/x.jpg', '\\\\evil.example\\x.jpg'],
    ...['http://127.0.0.1:99/storage/x.jpg', 'http://127.0.0.1:9@evil.example/x.jpg'],
    ...['http://127.0.0.1:9.evil.example/x.jpg', 'data:image/png;base64,AAAA', 'javascript:alert(1)'],
    ...['C:\\foto\\x.jpg', '../x.jpg', './x.jpg', 'pakets/../../etc/passwd', 'pakets//x.jpg'],
    `${HOST}/storage/../x.jpg/..`,
  ])('%j is no image', (value) => expect(imagePaths.parse(value)).toEqual([]));
});

describe('a map URL is parsed', () => {
  const map = 'https://www.google.com/maps/embed?pb=!1m18';
  test.each([
    [map, map],
    ['https://maps.google.com/maps?q=Ubud&output=embed', 'https://maps.google.com/maps?q=Ubud&output=embed'],
    ['https://www.google.co.id/maps?q=Ubud', 'https://www.google.co.id/maps?q=Ubud'],
    [` ${map} `, map],
    [`<iframe src="${map}" width="600"></iframe>`, map],
    [`<iframe width='600' src='${map}' allowfullscreen></iframe>`, map],
    [`<IFRAME\n  SRC = "${map}"></IFRAME>`, map],
    [
      '<iframe src="https://www.google.com/maps?q=Ubud&amp;output=embed">',
      'https://www.google.com/maps?q=Ubud&output=embed',
    ],
  ])('from %j', (value, expected) => expect(mapEmbed.parse(value)).toBe(expected));

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
    '//www.google.com/maps/embed',
    'javascript:alert(1)//www.google.com/maps',
    '<iframe src="https://evil.example/maps"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    `<iframe data-src="${map}"></iframe>`,
    `<img src="${map}">`,
  ])('but not from %j', (value) => expect(mapEmbed.parse(value)).toBeNull());
});

test.each([
  [1_500_000, 1_500_000],
  ['1500000', 1_500_000],
  ['1500000.00', 1_500_000],
  [' 1500000 ', 1_500_000],
  [1_499_999.6, 1_500_000],
  [0, 0],
  ['0', 0],
  ['', null],
  ['Rp 1.500.000', null],
  ['1e6', null],
  [-1, null],
  ['-1', null],
  [Number.NaN, null],
  [1e300, null],
  [null, null],
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
  ['Rp 1.500.000', null],
  [undefined, null],
])('the known price of %j is %j', (value, expected) => expect(nonZeroPrice.parse(value)).toBe(expected));

test.each([
  [4.8, 4.8],
  ['4.8', 4.8],
  [0, 0],
  [5, 5],
  [5.1, 4.5],
  [-0.1, 4.5],
  ['bagus', 4.5],
  [null, 4.5],
  [undefined, 4.5],
  [{}, 4.5],
])('the rating %j is parsed as %j', (value, expected) => expect(rating.parse(value)).toBe(expected));

test.each([4.8, '4.8', 0, 5, 4.5])('the rating %j is a given one', (value) => {
  expect(givenRating.parse(value)).toBe(Number(value));
});

test.each([null, undefined, '', 'bagus', -1, 5.1, [4]])('the rating %j is not given', (value) => {
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
])('the count %j is parsed as %j', (value, expected) => expect(count.parse(value)).toBe(expected));

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
])('the comma-separated list %j is parsed as %j', (value, expected) => expect(csvList.parse(value)).toEqual(expected));

test.each([
  ['2026-12-14T01:00:00Z', Date.UTC(2026, 11, 14, 1)],
  ['kemarin', null],
  [null, null],
  [20261214, null],
])('the timestamp %j is parsed as %j', (value, expected) => expect(timestamp.parse(value)).toBe(expected));

describe('a list is cut', () => {
  const items = (length: number) => Array.from({ length }, (_, at) => `tempat ${at}`);

  test.each([
    ['a list of strings', items(1_000_000)],
    ['a comma-separated string', items(1_000_000).join()],
    ['a list of comma-separated strings', [items(150).join(), items(1_000_000).join()]],
  ])('to 200 items: %s', (_, value) => expect(csvList.parse(value)).toEqual(items(200)));

  test('to items of 300 characters', () => {
    expect(csvList.parse(['x'.repeat(10_000_000)])).toEqual(['x'.repeat(300)]);
  });

  test('to nothing when it is overlong JSON, which is not parsed', () => {
    expect(csvList.parse(JSON.stringify(items(1_000_000)))).toEqual([]);
  });

  test('to 100 images', () => {
    const paths = Array.from({ length: 1000 }, (_, at) => `pakets/${at}.jpg`);
    expect(imagePaths.parse(paths)).toEqual(paths.slice(0, 100));
    expect(imagePaths.parse(JSON.stringify(paths))).toEqual(paths.slice(0, 100));
  });
});

test('an overlong map iframe is no map, and its length costs no time', () => {
  expect(mapEmbed.parse('<iframe '.repeat(12_000))).toBeNull();
});

test('a record of more than 500 fields is invalid', () => {
  const schema = withAliases({ title: ['judul'] }, z.object({ title: requiredText }));
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at]));
  expect(schema.safeParse({ judul: 'A', ...fields(400) }).data).toEqual({ title: 'A' });
  expect(schema.safeParse({ judul: 'A', ...fields(500) }).success).toBe(false);
});
