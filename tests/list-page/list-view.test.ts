import { describe, expect, test } from 'vitest';
import type { BaseRecord } from '~/admin-api/collection.server';
import { indonesianCategories } from '~/definitions/types';
import { type ListConfig, listView, newestFirst } from '~/list-page/list-view.server';
import { readListQuery } from '~/urls/params';

const record = (title: string, createdAt: number | null, category: string | null = 'A'): BaseRecord => ({
  id: title,
  slug: null,
  title,
  category,
  createdAt,
  updatedAt: null,
  images: [],
});
const source: ListConfig<BaseRecord, string> = {
  collection: {
    path: '/daftar',
    categories: [
      ...indonesianCategories('A', 'B', 'Kosong'),
      { label: 'C/D', lang: 'id', aliases: indonesianCategories('C', 'D') },
    ],
  },
  toFilterValues: ({ title }) => ({ texts: [title], price: null }),
  toCard: ({ title }) => title,
};
const view = (records: BaseRecord[], query = '', list = source) =>
  listView(list, records, readListQuery(list.collection.path, new URLSearchParams(query)), Date.now());

const many = (count: number, category = 'A') =>
  Array.from({ length: count }, (_, index) => record(`${category}${index}`, 1000 - index, category));

test('a list is sorted newest first', () => {
  const { cards } = view([record('lama', 1), record('baru', 3), record('tengah', 2)]);
  expect(cards).toEqual(['baru', 'tengah', 'lama']);
});

test('records with the same timestamp keep the admin host’s order', () => {
  const { cards } = view([record('a', 5), record('b', 5), record('c', 9), record('d', 5)]);
  expect(cards).toEqual(['c', 'a', 'b', 'd']);
});

test('undated records come last, in the admin host’s order', () => {
  const { cards } = view([record('x', null), record('a', 1), record('y', null), record('b', 0)]);
  expect(cards).toEqual(['a', 'b', 'x', 'y']);
});

test('sorting does not mutate the records', () => {
  const records = [record('lama', 1), record('baru', 3)];
  newestFirst(records);
  view(records);
  expect(records.map(({ title }) => title)).toEqual(['lama', 'baru']);
});

test.each([
  ['', 6],
  ['?tampil=12', 12],
  ['?tampil=18', 15],
])('of 15 records, %j shows %i', (query, shown) => {
  const { cards, total } = view(many(15), query);
  expect(cards).toEqual(
    many(15)
      .slice(0, shown)
      .map(({ title }) => title),
  );
  expect(total).toBe(15);
});

describe('in a category', () => {
  const records = [...many(8, 'A'), ...many(2, 'B'), record('c', 5, 'C'), record('d', 4, 'D'), record('?', 3, null)];

  test('only its records are shown', () => {
    expect(view(records, '?kategori=B')).toMatchObject({ cards: ['B0', 'B1'], total: 2 });
  });

  test('the total counts only the category', () => {
    const { cards, total } = view(records, '?kategori=A&tampil=6');
    expect([cards.length, total]).toEqual([6, 8]);
  });

  test('a combined category contains its parts', () => {
    expect(view(records, '?kategori=C%2FD').cards).toEqual(['c', 'd']);
  });

  test.each(['C', 'D', 'Kosong', 'a', 'tidak ada', '?', 'constructor'])('%j shows nothing', (category) => {
    expect(view(records, `?${new URLSearchParams({ kategori: category })}`)).toMatchObject({ cards: [], total: 0 });
  });

  test('the counts of the list and of each category do not depend on the category and number shown', () => {
    for (const query of ['', '?kategori=B', '?kategori=Pesulap', '?tampil=12']) {
      expect(view(records, query).counts, query).toEqual([13, 8, 2, 0, 2]);
    }
  });

  test('Semua shows all', () => {
    expect(view(records, '?kategori=Semua').total).toBe(records.length);
  });
});

describe('the neighbors of a category', () => {
  const picture = (title: string, category: string, images: string[]) => ({ ...record(title, 1, category), images });
  const records = [
    ...many(3, 'A'),
    ...many(2, 'B'),
    picture('c', 'C', []),
    picture('d', 'D', ['d.jpg', 'e.jpg']),
    record('?', 1, null),
  ];
  const categories = [...source.collection.categories, ...indonesianCategories('E', 'F')];
  const neighbors = (label: string, query = '') =>
    view([...records, record('f', 1, 'F')], `?${new URLSearchParams({ kategori: label })}${query}`, {
      ...source,
      collection: { path: '/paket-tour', categories },
    }).neighbors;

  test('are the two nearest with records, in order, with their number and newest picture', () => {
    expect(neighbors('B')).toEqual([
      { label: 'A', count: 3 },
      { label: 'C/D', count: 2, image: 'd.jpg' },
    ]);
    expect(neighbors('F')?.map(({ label }) => label)).toEqual(['B', 'C/D']);
  });

  test('are named for an empty category too', () => {
    expect(neighbors('Kosong')?.map(({ label }) => label)).toEqual(['B', 'C/D']);
    expect(neighbors('E')?.map(({ label }) => label)).toEqual(['C/D', 'F']);
  });

  test('are not shown from three records on, or for an unknown or filtered category', () => {
    expect(neighbors('A')).toBeUndefined();
    expect(neighbors('Pesulap')).toEqual([]);
    expect(neighbors('B', '&q=B0')).toBeUndefined();
    expect(view(records).neighbors).toBeUndefined();
  });
});

test('at most 300 of 400 records are shown, in their category too', () => {
  for (const query of ['?tampil=99999', '?tampil=400&kategori=A']) {
    const { cards, total } = view(many(400), query);
    expect([cards.length, total]).toEqual([300, 400]);
  }
});

describe('an unsorted list', () => {
  const unsorted = { ...source, collection: { ...source.collection, showsAll: true as const } };

  test('is cut at 300', () => {
    const { cards, total } = view(many(400), '', unsorted);
    expect([cards.length, total]).toEqual([300, 400]);
  });

  test('is neither sorted nor paged', () => {
    const records = [record('lama', 1), ...many(9), record('tanpa tanggal', null), record('baru', 9999)];
    expect(view(records, '?tampil=6', unsorted).cards).toEqual(records.map(({ title }) => title));
  });

  test('is filtered', () => {
    expect(view([...many(3, 'B'), ...many(9, 'A')], '?kategori=B', unsorted).cards).toEqual(['B0', 'B1', 'B2']);
  });
});
