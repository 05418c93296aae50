import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentTypes, detailHref } from '~/definitions/registry';
import { contentTypeOfSearchType, groupHits, searchHref, typeParam } from '~/search/search';
import { readParam } from '~/urls/params';

test.each(Object.values(contentTypes))('`jenis` of $name is its path without the slash', (contentType) => {
  const value = typeParam(contentType);
  expect(`/${value}`).toBe(contentType.path);
  expect(readParam(new URLSearchParams({ jenis: value }), 'jenis')).toBe(value);
});

test('any hits are grouped without losing one, in their order, the sections in that of the registry', () => {
  const paths = Object.values(contentTypes).map(({ path }) => path as string);
  const hits = fc.array(
    fc.record({ title: fc.string(), label: fc.string(), href: fc.string(), listPath: fc.constantFrom(...paths) }),
  );
  fc.assert(
    fc.property(hits, (all) => {
      const groups = groupHits(all);
      expect(groups.map(({ contentType }) => contentType.path)).toEqual(
        paths.filter((path) => all.some(({ listPath }) => listPath === path)),
      );
      for (const { contentType, hits } of groups) {
        expect(hits).toEqual(all.filter(({ listPath }) => listPath === contentType.path));
      }
    }),
  );
});

describe('a result links to a page of its type', () => {
  test.each([
    ['paket', '/api/paket/pesona-ubud', '/paketdetail/pesona-ubud'],
    ['akomodasi', '/api/akomodasi/vila-sawah', '/akomodasi/vila-sawah'],
    ['attraction', '/api/attraction/tanah-lot', '/attraction/tanah-lot'],
    ['transportasi', '/api/transportasi/hiace', '/transportasi/hiace'],
    ['fasilitas', '/api/fasilitas/3', '/fasilitas/3'],
    ['ticket', '/api/ticket/7', '/tiket/7'],
    ['event', '/api/event/gala', '/event/gala'],
    ['makanan', '/api/makanan/sate-lilit', '/makanan/sate-lilit'],
    ['blog', '/api/blog/nyepi-2027', '/blog/nyepi-2027'],
  ])('%s: %s is %s', (type, url, href) => {
    const contentType = contentTypeOfSearchType(type);
    expect(contentType && searchHref(contentType, url, '1')).toBe(href);
  });
});

test.each(['restoran', '', 'Paket', 'constructor', '__proto__'])('a result of type %j has no page', (type) => {
  expect(contentTypeOfSearchType(type)).toBeUndefined();
});

const href = (url: string | null, id: string | null = null) => searchHref(contentTypes.packages, url, id);

test.each([
  ['/api/paket/pesona-ubud/', '/paketdetail/pesona-ubud'],
  ['api/paket/pesona-ubud', '/paketdetail/pesona-ubud'],
  ['/paket/pesona-ubud', '/paketdetail/pesona-ubud'],
  ['/api/paket/pesona-ubud?ref=1', '/paketdetail/pesona-ubud'],
  ['/api/paket/pesona-ubud#jadwal', '/paketdetail/pesona-ubud'],
  ['https://admin.example.com/api/paket/pesona-ubud', '/paketdetail/pesona-ubud'],
  ['/api/paket/ubud%20%26%20spa', '/paketdetail/ubud%20%26%20spa'],
  ['/api/paket/ubud & spa', '/paketdetail/ubud%20%26%20spa'],
  ['/api/paket/a%2Fb', '/paketdetail/a%2Fb'],
  ['/api/paket/..%2f..%2fcontact', '/paketdetail/..%2F..%2Fcontact'],
  ['/api/admin/paket/pesona-ubud', '/paketdetail/pesona-ubud'],
  ['/api/v1/admin/pakets/pesona-ubud', '/paketdetail/pesona-ubud'],
  ['https://admin.example.com/api/v1/pakets/pesona-ubud?ref=1', '/paketdetail/pesona-ubud'],
  ['/api/paket/ubud/pesona-ubud', '/paketdetail/pesona-ubud'],
  ['/api/paket/admin', '/paketdetail/admin'],
])('the URL %s maps to %s', (url, expected) => expect(href(url)).toBe(expected));

test.each([
  null,
  '',
  '/',
  'pesona-ubud',
  '/api/paket',
  '/api/paket/',
  '/api/paket/..',
  '/api/paket/%2e%2e',
  '/api/paket/%E0%A4%A',
  '/api/admin/pakets',
  '/api/v1/admin/pakets/',
  '/api/admin//pakets/x',
  '//evil.example/paket',
  '//evil.example/api/paket/x',
  'javascript:alert(1)',
  'https://evil.example',
  '\\\\evil.example\\x',
])('the invalid URL %j links to the list', (url) => expect(href(url)).toBe('/paket-tour'));

test.each([
  ['13', '/paketdetail/13'],
  ['ubud & spa/1', '/paketdetail/ubud%20%26%20spa%2F1'],
  ['50%', '/paketdetail/50%25'],
  ['..', '/paket-tour'],
  ['.', '/paket-tour'],
])('without a URL the id %j links to %s', (id, expected) => expect(href(null, id)).toBe(expected));

test('an invalid URL links to the list even with an id', () => {
  expect(href('https://evil.example/x', '13')).toBe('/paket-tour');
});

test('for any URL and id, the link is a path of its content type on this site', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...['/', '//', '\\', 'api', 'paket', '..', '%2e%2e', '%2f', '%5c', '%', '?', '#', ':', '@', '\n', '\t'],
      ...['javascript:', 'data:', 'https://', 'HTTPS://evil.example', '//evil.example', '\u0000', '\ud800'],
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
  );
  const url = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.option(url), url, fc.constantFrom(...Object.values(contentTypes)), (resultUrl, id, contentType) => {
      const link = searchHref(contentType, resultUrl, id);
      const resolved = new URL(link, 'https://www.jelajahi.example');
      expect(resolved.origin).toBe('https://www.jelajahi.example');
      expect(resolved.href).toBe(`https://www.jelajahi.example${link}`);
      const folders = [contentType.path, detailHref(contentType, 'x').replace(/\/x$/, '')];
      expect(folders.some((folder) => link === folder || link.startsWith(`${folder}/`))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
