import { describe, expect, test } from 'vitest';
import { canonicalSearch, hrefWith } from '~/lib/search-params';
import { categoryParams, readListParams } from '~/list-page/params';
import { cacheKey } from '~/server/rendering/page-cache.server';

const read = (query: string) => readListParams(new URLSearchParams(query));

test('a URL without parameters means all categories and six items', () => {
  expect(read('')).toEqual({ category: null, shown: 6 });
});

test.each([
  ['6', 6],
  ['12', 12],
  ['7', 12],
  ['13', 18],
  ['12.5', 18],
  [' 12 ', 12],
  ['5', 6],
  ['1', 6],
  ['0', 6],
  ['-12', 6],
  ['', 6],
  ['semua', 6],
  ['NaN', 6],
  ['Infinity', 6],
  ['1e3', 6],
  ['0x18', 6],
  ['12abc', 6],
  ['12,5', 6],
  ['１２', 6],
  ['null', 6],
])('tampil=%j shows %i', (value, shown) => {
  expect(read(new URLSearchParams({ tampil: value }).toString()).shown).toBe(shown);
});

test.each(['300', '301', '99999', '9'.repeat(400)])('tampil=%s shows 300, and is one page', (value) => {
  expect(read(`tampil=${value}`).shown).toBe(300);
  expect(cacheKey(`/tiket?tampil=${value}`)).toBe(cacheKey('/tiket?tampil=300'));
});

test.each([
  ['Healing', 'Healing'],
  [' Healing ', 'Healing'],
  ['Reservasi Kapal / Kereta', 'Reservasi Kapal / Kereta'],
  ['Event & Workshop', 'Event & Workshop'],
  ['Pesulap', 'Pesulap'],
  ['', null],
  ['  ', null],
  ['Semua', null],
])('kategori=%j is the category %j', (value, category) => {
  expect(read(new URLSearchParams({ kategori: value }).toString()).category).toBe(category);
});

test('the first value of a repeated parameter counts', () => {
  expect(read('kategori=Healing&kategori=Camping&tampil=12&tampil=18')).toEqual({ category: 'Healing', shown: 12 });
});

test('choosing a category drops the count and the tracking parameters', () => {
  const search = '?kategori=Cargo&tampil=18&utm_source=wa&fbclid=x';
  expect(hrefWith('/tiket', search, categoryParams('Event & Workshop'))).toBe('/tiket?kategori=Event+%26+Workshop');
  expect(hrefWith('/tiket', search, categoryParams(null))).toBe('/tiket');
});

test('Load More changes only the count', () => {
  const search = '?utm_source=wa&tampil=6&kategori=Event+%26+Workshop';
  expect(hrefWith('/tiket', search, { tampil: 12 })).toBe('/tiket?kategori=Event+%26+Workshop&tampil=12');
});

test('a category survives a round trip through its URL', () => {
  const label = 'Sound System/Lighting/LED';
  const url = new URL(hrefWith('/fasilitas', '', { kategori: label }), 'https://x.example');
  expect(readListParams(url.searchParams)).toEqual({ category: label, shown: 6 });
});

describe('the canonical form of a query', () => {
  test.each([
    ['/tiket', 'fbclid=abc&utm_source=wa&kategori=Cargo', 'kategori=Cargo'],
    ['/tiket', 'tampil=012&kategori=Cargo', 'kategori=Cargo&tampil=12'],
    ['/tiket', 'kategori=Cargo&tampil=7&kategori=Shuttle', 'kategori=Cargo&tampil=12'],
    ['/tiket', 'kategori=Event%20%26%20Workshop', 'kategori=Event+%26+Workshop'],
    ['/tiket', 'kategori=Semua&tampil=6', ''],
    ['/tiket', 'tampil=x&tab=jadwal&lengkap=1', ''],
    ['/attraction', 'kategori=Healing&tampil=12', 'kategori=Healing'],
    ['/kuliner', 'lengkap=1&tampil=12&kategori=x', 'tampil=12&lengkap=1'],
    ['/paketdetail/ubud', 'tab=jadwal&fbclid=1&tampil=12', 'tab=jadwal'],
    ['/paketdetail/ubud', 'tab=rahasia', ''],
    ['/', 'tab=jadwal&kategori=Cargo&gclid=1', ''],
    ['/cari', 'q=+ubud+&utm_medium=chat', 'q=ubud'],
    ['/cari', 'jenis=tiket&q=ubud', 'q=ubud&jenis=tiket'],
    ['/cari', 'jenis=rahasia&q=ubud', 'q=ubud'],
    ['/tiket', 'jenis=tiket', ''],
  ])('of %s?%s is %j', (pathname, query, canonical) => {
    expect(canonicalSearch(pathname, new URLSearchParams(query)).toString()).toBe(canonical);
  });
});
