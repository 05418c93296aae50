import { describe, expect, test } from 'vitest';
import { collections } from '~/content-types/all-collections.server';
import { filters } from '~/definitions/filters';
import { contentTypes } from '~/definitions/registry';
import type { ContentType } from '~/definitions/types';
import { filterNamesOf } from '~/urls/params';

const all: ContentType[] = Object.values(contentTypes);

test('there are nine content types with unique paths and names', () => {
  expect(all).toHaveLength(9);
  for (const key of ['path', 'detailPath', 'apiType', 'name', 'title', 'lead'] as const) {
    expect(new Set(all.map((contentType) => contentType[key])).size, key).toBe(9);
  }
});

// The specification's route table, call table and error catalogue.
test.each([
  ['packages', '/paket-tour', '/paketdetail', 'pakets', 'Paket Tour', 'Paket Tour Bali', 'slug', 'slug'],
  ['accommodations', '/akomodasi', '/akomodasi', 'akomodasis', 'Akomodasi', 'Akomodasi di Bali', 'slug', 'title'],
  ['vehicles', '/transportasi', '/transportasi', 'transportasis', 'Transportasi', 'Transportasi Bali', 'slug', 'title'],
  ['tickets', '/tiket', '/tiket', 'tickets', 'Tiket', 'Tiket Bali', 'id', 'id'],
  ['events', '/event', '/event', 'events', 'Mice & Event', 'Event & MICE Bali', 'slug', 'id'],
  ['attractions', '/attraction', '/attraction', 'attractions', 'Wisata & Atraksi', 'Atraksi Wisata Bali', 'slug', 'id'],
  ['facilities', '/fasilitas', '/fasilitas', 'fasilitas', 'Fasilitas', 'Fasilitas Event', 'id', 'id'],
  ['blog', '/blog', '/blog', 'blogs', 'Blog', 'Blog Travel Bali', 'slug', 'slug'],
] as const)('%s have the specified paths and parameters', (key, path, detailPath, name, shortName, title, api, url) => {
  const adminPath = `/api/admin/${name}`;
  expect(contentTypes[key]).toMatchObject({ path, detailPath, name: shortName, title });
  const collection = collections.find((known) => known.path === path);
  expect(collection).toMatchObject({ adminPath, apiIdField: api, urlIdField: url });
});

test('culinary has a list, and dishes under /makanan', () => {
  expect(contentTypes.culinary).toMatchObject({
    path: '/kuliner',
    detailPath: '/makanan',
    name: 'Kuliner',
  });
});

test('a list offers the filters that its search params declare, each with a label', () => {
  for (const { path, filters } of all) {
    expect(Object.keys(filters).toSorted(), path).toEqual([...filterNamesOf(path)].toSorted());
  }
});

test('a select accepts its options and no other value', () => {
  for (const { parse, field } of Object.values(filters)) {
    if (!field || !('options' in field) || !field.options) continue;
    const tenths = Array.from({ length: 2000 }, (_, value) => parse(`${value / 10}`));
    const accepted = tenths.filter((value) => value !== null);
    expect(accepted).toEqual(field.options.map(([value]) => value));
  }
});

test('every content type with detail pages has one collection', () => {
  const withPages = all.filter((contentType) => contentType !== contentTypes.culinary);
  expect(collections.map(({ name }) => name).toSorted()).toEqual(withPages.map(({ name }) => name).toSorted());
});

describe('the specified messages', () => {
  test.each([
    ['packages', 'Gagal mengambil data paket tour', 'Data paket tidak ditemukan'],
    ['accommodations', 'Gagal mengambil data detail akomodasi', 'Data akomodasi tidak ditemukan'],
    ['vehicles', 'Gagal mengambil data detail transportasi', 'Data transportasi tidak ditemukan'],
    ['tickets', 'Gagal mengambil data detail tiket', 'Data tiket tidak ditemukan'],
    ['events', 'Gagal mengambil data detail event', 'Data event tidak ditemukan'],
    ['attractions', 'Gagal mengambil data detail atraksi', 'Data atraksi tidak ditemukan'],
    ['facilities', 'Gagal mengambil data detail fasilitas', 'Data fasilitas tidak ditemukan'],
  ] as const)('of %s', (key, loadError, notFound) => {
    expect(contentTypes[key]).toMatchObject({ loadError, notFound });
  });

  test.each([
    ['packages', 'Tidak ada paket ditemukan dalam kategori ini'],
    ['accommodations', 'Tidak ada akomodasi di kategori ini.'],
    ['vehicles', 'Tidak ada transportasi di kategori ini.'],
    ['tickets', 'Tidak ada tiket di kategori ini.'],
    ['events', 'Tidak ada event di kategori ini.'],
    ['attractions', 'Tidak ada atraksi untuk kategori ini.'],
    ['facilities', 'Tidak ada fasilitas di kategori ini.'],
    ['blog', 'Tidak ada artikel di kategori ini.'],
  ] as const)('of an empty category of %s', (key, empty) => expect(contentTypes[key].empty).toBe(empty));

  test.each([
    ['vehicles', 'cards', 'Memuat detail transportasi...'],
    ['events', 'cards', 'Memuat detail event...'],
    ['attractions', 'Memuat data...', expect.any(String)],
    ['culinary', 'Memuat data ...', expect.any(String)],
    ['blog', 'Memuat data blogs ...', 'Loading...'],
  ] as const)('while %s load', (key, list, detail) => {
    expect(contentTypes[key].loading).toEqual({ list, detail });
  });
});
