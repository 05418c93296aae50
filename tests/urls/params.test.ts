import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FilterName } from '~/definitions/filters';
import { readTarget } from '~/server/http/request-target.server';
import { canonicalSearch, href } from '~/urls/href';
import { readFilters, readListQuery } from '~/urls/params';

/** A valid value of each filter. */
const valid: Record<FilterName, string> = {
  urut: 'harga',
  maks: '5',
  orang: '4',
  hari: '2',
  lokasi: 'Ubud',
  q: 'ubud',
  bulan: '2026-12',
};

const read = (query: string) => readListQuery('/tiket', new URLSearchParams(query));

test('a URL without parameters means all categories and six items', () => {
  expect(read('')).toMatchObject({ category: null, limit: 6 });
});

test.each([
  ['6', 6],
  ['12', 12],
  ['7', 12],
  ['12.5', 18],
  [' 12 ', 12],
  ['0', 6],
  ['-12', 6],
  ['', 6],
  ['semua', 6],
  ['1e3', 6],
  ['0x18', 6],
  ['12abc', 6],
  ['１２', 6],
])('tampil=%j shows %i', (value, shown) => {
  expect(read(new URLSearchParams({ tampil: value }).toString()).limit).toBe(shown);
});

test.each(['300', '301', '99999', '9'.repeat(400)])('tampil=%s shows 300, and is one page', (value) => {
  expect(read(`tampil=${value}`).limit).toBe(300);
  expect(readTarget(`/tiket?tampil=${value}`).cacheKey).toBe(readTarget('/tiket?tampil=300').cacheKey);
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

test('a category survives a round trip through its URL', () => {
  const label = 'Sound System/Lighting/LED';
  const url = new URL(href('/fasilitas', '', { kategori: label }), 'https://x.example');
  expect(readListQuery('/fasilitas', url.searchParams)).toMatchObject({ category: label, limit: 6 });
});

describe('the canonical form of a query', () => {
  test.each([
    ['/tiket', 'fbclid=abc&utm_source=wa&kategori=Cargo', 'kategori=Cargo'],
    ['/tiket', 'tampil=012&kategori=Cargo', 'kategori=Cargo&tampil=12'],
    ['/tiket', 'kategori=Cargo&tampil=7&kategori=Shuttle&tampil=18', 'kategori=Cargo&tampil=12'],
    ['/tiket', 'kategori=Event%20%26%20Workshop', 'kategori=Event+%26+Workshop'],
    ['/tiket', 'kategori=Semua&tampil=6', ''],
    ['/tiket', 'tampil=x&tab=jadwal&lengkap=1', ''],
    ['/attraction', 'kategori=Healing&tampil=12', 'kategori=Healing'],
    ['/kuliner', 'lengkap=1&tampil=12&kategori=Seafood', 'kategori=Seafood&tampil=12&lengkap=1'],
    ['/kuliner', 'lengkap=1&tampil=12&urut=harga', 'tampil=12&lengkap=1'],
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

describe('the filters of a list', () => {
  test.each([
    ['/paket-tour', ['urut', 'maks', 'orang', 'hari', 'lokasi', 'q']],
    ['/akomodasi', ['urut', 'maks', 'lokasi', 'q']],
    ['/transportasi', ['urut', 'maks', 'orang', 'lokasi', 'q']],
    ['/tiket', ['bulan', 'urut', 'maks', 'lokasi', 'q']],
    ['/event', ['bulan', 'urut', 'maks', 'lokasi', 'q']],
    ['/attraction', ['maks', 'lokasi', 'q']],
    ['/fasilitas', ['urut', 'maks', 'q']],
    ['/blog', ['q']],
    ['/kuliner', []],
    ['/paketdetail/ubud', []],
  ])('of %s are %j', (path, names) => {
    const read = Object.entries(readFilters(path, new URLSearchParams(valid)));
    expect(read.flatMap(([name, value]) => (value === null ? [] : name)).toSorted()).toEqual(names.toSorted());
  });

  test.each([
    [
      '/event',
      'maks=700.000&bulan=2026-12&tampil=12&kategori=Show',
      'kategori=Show&tampil=12&bulan=2026-12&maks=700000',
    ],
    ['/paket-tour', 'q=++ubud++sawah+&orang=04&hari=4', 'orang=4&hari=4&q=ubud+sawah'],
    ['/akomodasi', 'q=a&lokasi=+Nusa+Dua+', 'lokasi=Nusa+Dua&q=a'],
    ['/akomodasi', `lokasi=${'u'.repeat(70)}`, `lokasi=${'u'.repeat(60)}`],
    ['/paket-tour', 'maks=&orang=&hari=&lokasi=+&q=&urut=', ''],
    ['/fasilitas', 'urut=rating&hari=2', ''],
    ['/attraction', 'urut=harga&tampil=12&maks=5', 'maks=5'],
    ['/tiket', 'maks=5&maks=6&fbclid=x', 'maks=5'],
    ['/event/kalender.ics', 'kategori=Show&maks=5', 'kategori=Show'],
  ])('of %s?%s are canonically %j', (pathname, query, canonical) => {
    expect(canonicalSearch(pathname, new URLSearchParams(query)).toString()).toBe(canonical);
  });

  const search = '?kategori=Show&tampil=18&maks=5&bulan=2026-12&utm_source=wa';

  test('drop the count when one changes', () => {
    expect(href('/event', search, { maks: null })).toBe('/event?kategori=Show&bulan=2026-12');
    expect(href('/event', search, { urut: 'harga' })).toBe('/event?kategori=Show&bulan=2026-12&urut=harga&maks=5');
    expect(href('/event', search, { bulan: 'mendatang' })).toBe('/event?kategori=Show&bulan=mendatang&maks=5');
    expect(href('/event', search, { maks: 'murah' })).toBe('/event?kategori=Show&bulan=2026-12');
  });

  test('survive Load More and a choice of category, which drops the count; tracking parameters do not', () => {
    expect(href('/event', search, { kategori: 'Wedding' })).toBe('/event?kategori=Wedding&bulan=2026-12&maks=5');
    expect(href('/event', search, { kategori: null })).toBe('/event?bulan=2026-12&maks=5');
    expect(href('/event', search, { tampil: 24 })).toBe('/event?kategori=Show&tampil=24&bulan=2026-12&maks=5');
  });

  test('are part of the page-cache key', () => {
    expect(readTarget('/event?maks=5').cacheKey).not.toBe(readTarget('/event').cacheKey);
    expect(readTarget('/event?bulan=2026-12').cacheKey).not.toBe(readTarget('/event?bulan=2027-01').cacheKey);
    expect(readTarget('/event?hari=2').cacheKey).toBe(readTarget('/event').cacheKey);
  });

  test('of any query are read without an error, and their canonical form has the same meaning', () => {
    const value = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('4', '7.000', '2026-12', '2099-12-14', 'harga'),
    );
    const query = fc.dictionary(fc.constantFrom(...Object.keys(valid), 'tanggal', 'x'), value);
    fc.assert(
      fc.property(
        query,
        fc.constantFrom('/paket-tour', '/event', '/event/gala', '/fasilitas', '/blog', '/cari'),
        (params, path) => {
          const search = new URLSearchParams(params);
          const canonical = canonicalSearch(path, search);
          expect(canonicalSearch(path, canonical).toString()).toBe(canonical.toString());
          expect(readFilters(path, canonical)).toEqual(readFilters(path, search));
        },
      ),
    );
  });
});
