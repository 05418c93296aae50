import { describe, expect, test } from 'vitest';
import { resources } from '~/content-types/collections.server';
import { type Section, sections } from '~/content-types/registry';

const all: Section[] = Object.values(sections);

test('there are nine, each under its own addresses and names', () => {
  expect(all).toHaveLength(9);
  for (const key of ['path', 'detailPath', 'adminPath', 'searchType', 'name', 'title', 'lead'] as const) {
    expect(new Set(all.map((section) => section[key])).size, key).toBe(9);
  }
});

// From the route table, the call table and the error catalogue.
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
  '%s lie where the specification says',
  (key, path, detailPath, adminPath, name, title, callBy, linkBy) => {
    expect(sections[key]).toMatchObject({ path, detailPath, adminPath, name, title });
    const [, resource] = resources.find(([section]) => section === sections[key]) ?? [];
    expect(resource).toMatchObject({ adminPath, callBy, linkBy });
  },
);

test('culinary has a list, and dishes under /makanan', () => {
  expect(sections.culinary).toMatchObject({
    path: '/kuliner',
    detailPath: '/makanan',
    adminPath: '/api/admin/makanans',
    name: 'Kuliner',
  });
});

test('every section with pages of its own has its records, once', () => {
  const withPages = all.filter((section) => section !== sections.culinary);
  expect(resources.map(([section]) => section).toSorted()).toEqual(withPages.toSorted());
});

describe('the catalogued words', () => {
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
  ] as const)('of %s', (key, empty, failed, missing) => {
    expect(sections[key]).toMatchObject({ empty, failed, missing });
  });

  test.each([
    ['transport', 'cards', 'Memuat detail transportasi...'],
    ['events', 'cards', 'Memuat detail event...'],
    ['attractions', 'Memuat data...', expect.any(String)],
    ['culinary', 'Memuat data ...', expect.any(String)],
    ['blog', 'Memuat data blogs ...', 'Loading...'],
  ] as const)('while %s are awaited', (key, list, detail) => {
    expect(sections[key].loading).toEqual({ list, detail });
  });

  test('an empty blog says so', () => {
    expect(sections.blog.empty).toBe('Tidak ada artikel di kategori ini.');
  });
});
