import { expect, test } from 'vitest';
import { categoryHref, readListParams, shownHref } from '~/listing/params';

const read = (query: string) => readListParams(new URLSearchParams(query));

test('an address without parameters is all categories, six items', () => {
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

test.each(['999999999999', '9'.repeat(400)])('tampil=%s is more than any list has', (value) => {
  expect(read(`tampil=${value}`).shown).toBeGreaterThan(100_000);
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

test('a parameter that stands twice counts as it stands first', () => {
  expect(read('kategori=Healing&kategori=Camping&tampil=12&tampil=18')).toEqual({
    category: 'Healing',
    shown: 12,
  });
});

const parts = (href: string) => {
  const url = new URL(href, 'https://x.example');
  return { path: url.pathname, query: Object.fromEntries(url.searchParams) };
};

test('choosing a category drops the count and keeps what is not ours', () => {
  const href = categoryHref('/tiket', '?kategori=Cargo&tampil=18&utm_source=wa&fbclid=x', 'Event & Workshop');
  expect(parts(href)).toEqual({
    path: '/tiket',
    query: { kategori: 'Event & Workshop', utm_source: 'wa', fbclid: 'x' },
  });
});

test('choosing Semua leaves the plain address', () => {
  expect(categoryHref('/tiket', '?kategori=Cargo&tampil=18', null)).toBe('/tiket');
});

test('Load More changes the count alone', () => {
  const href = shownHref('/tiket', '?kategori=Event+%26+Workshop&utm_source=wa&tampil=6', 12);
  expect(parts(href)).toEqual({
    path: '/tiket',
    query: { kategori: 'Event & Workshop', utm_source: 'wa', tampil: '12' },
  });
});

test('a category’s address is read back as that category', () => {
  const label = 'Sound System/Lighting/LED';
  expect(readListParams(new URL(categoryHref('/f', '', label), 'https://x.example').searchParams)).toEqual({
    category: label,
    shown: 6,
  });
});
