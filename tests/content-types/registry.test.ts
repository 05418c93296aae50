import { describe, expect, test } from 'vitest';
import { collections } from '~/content-types/collections.server';
import { contentTypes } from '~/content-types/registry';
import type { ContentType } from '~/content-types/types';

const all: ContentType[] = Object.values(contentTypes);

test('there are nine content types with unique paths and names', () => {
  expect(all).toHaveLength(9);
  for (const key of ['path', 'detailPath', 'adminPath', 'searchType', 'name', 'title', 'lead'] as const) {
    expect(new Set(all.map((contentType) => contentType[key])).size, key).toBe(9);
  }
});

// The specification's route table, call table and error catalogue.
test.each([
  [
    'packages',
    '/paket-tour',
    '/paketdetail',
    '/api/admin/pakets',
    'Paket Tour',
    'Paket Tour Bali',
    'slug',
    'slug',
  ],
  [
    'accommodation',
    '/akomodasi',
    '/akomodasi',
    '/api/admin/akomodasis',
    'Akomodasi',
    'Akomodasi di Bali',
    'slug',
    'title',
  ],
  [
    'transport',
    '/transportasi',
    '/transportasi',
    '/api/admin/transportasis',
    'Transportasi',
    'Transportasi Bali',
    'slug',
    'title',
  ],
  ['tickets', '/tiket', '/tiket', '/api/admin/tickets', 'Tiket', 'Tiket Bali', 'id', 'id'],
  ['events', '/event', '/event', '/api/admin/events', 'Mice & Event', 'Event & MICE Bali', 'slug', 'id'],
  [
    'attractions',
    '/attraction',
    '/attraction',
    '/api/admin/attractions',
    'Wisata & Atraksi',
    'Atraksi Wisata Bali',
    'slug',
    'id',
  ],
  [
    'facilities',
    '/fasilitas',
    '/fasilitas',
    '/api/admin/fasilitas',
    'Fasilitas',
    'Fasilitas Event',
    'id',
    'id',
  ],
  ['blog', '/blog', '/blog', '/api/admin/blogs', 'Blog', 'Blog Travel Bali', 'slug', 'slug'],
] as const)(
  '%s have the specified paths and parameters',
  (key, path, detailPath, adminPath, name, title, apiParam, urlParam) => {
    expect(contentTypes[key]).toMatchObject({ path, detailPath, adminPath, name, title });
    const [, collection] = collections.find(([contentType]) => contentType === contentTypes[key]) ?? [];
    expect(collection).toMatchObject({ adminPath, apiParam, urlParam });
  },
);

test('culinary has a list, and dishes under /makanan', () => {
  expect(contentTypes.culinary).toMatchObject({
    path: '/kuliner',
    detailPath: '/makanan',
    adminPath: '/api/admin/makanans',
    name: 'Kuliner',
  });
});

test('every content type with detail pages has one collection', () => {
  const withPages = all.filter((contentType) => contentType !== contentTypes.culinary);
  expect(collections.map(([contentType]) => contentType).toSorted()).toEqual(withPages.toSorted());
});

describe('the specified messages', () => {
  test.each([
    [
      'packages',
      'Tidak ada paket ditemukan dalam kategori ini',
      'Gagal mengambil data paket tour',
      'Data paket tidak ditemukan',
    ],
    [
      'accommodation',
      'Tidak ada akomodasi di kategori ini.',
      'Gagal mengambil data detail akomodasi',
      'Data akomodasi tidak ditemukan',
    ],
    [
      'transport',
      'Tidak ada transportasi di kategori ini.',
      'Gagal mengambil data detail transportasi',
      'Data transportasi tidak ditemukan',
    ],
    [
      'tickets',
      'Tidak ada tiket di kategori ini.',
      'Gagal mengambil data detail tiket',
      'Data tiket tidak ditemukan',
    ],
    [
      'events',
      'Tidak ada event di kategori ini.',
      'Gagal mengambil data detail event',
      'Data event tidak ditemukan',
    ],
    [
      'attractions',
      'Tidak ada atraksi untuk kategori ini.',
      'Gagal mengambil data detail atraksi',
      'Data atraksi tidak ditemukan',
    ],
    [
      'facilities',
      'Tidak ada fasilitas di kategori ini.',
      'Gagal mengambil data detail fasilitas',
      'Data fasilitas tidak ditemukan',
    ],
  ] as const)('of %s', (key, empty, loadError, notFound) => {
    expect(contentTypes[key]).toMatchObject({ empty, loadError, notFound });
  });

  test.each([
    ['transport', 'cards', 'Memuat detail transportasi...'],
    ['events', 'cards', 'Memuat detail event...'],
    ['attractions', 'Memuat data...', expect.any(String)],
    ['culinary', 'Memuat data ...', expect.any(String)],
    ['blog', 'Memuat data blogs ...', 'Loading...'],
  ] as const)('while %s load', (key, list, detail) => {
    expect(contentTypes[key].loading).toEqual({ list, detail });
  });

  test('for an empty blog', () => {
    expect(contentTypes.blog.empty).toBe('Tidak ada artikel di kategori ini.');
  });
});
