import { beforeEach, describe, expect, test } from 'vitest';
import { listRecords } from '~/admin-api/records.server';
import { collections } from '~/content-types/all-collections.server';
import { dishes } from '~/content-types/culinary/schema.server';
import { loader as suggestions } from '~/routes/resources/suggestions';
import { recentSearches } from '~/search/api-search.server';
import type { SearchView } from '~/search/search';
import { searchView } from '~/search/search-view.server';
import { searchableLists } from '~/search/searchable-lists.server';
import { admin } from '../../support/admin';
import { callLoader } from '../../support/loader-response';

const PATH = '/api/admin/searches/search';
const fallbackOf = (view: SearchView) => (view.state === 'short' ? [] : view.fallback);
const titlesFor = async (text: string) => fallbackOf(await searchView(text)).map(({ title }) => title);

/** Requests every list, as the pages do. */
async function loadLists() {
  for (const list of collections) await listRecords(list);
  await listRecords(dishes);
}

beforeEach(() => recentSearches.clear());

test('with nothing in memory there is no fallback, and no shortcut to a category or a month', async () => {
  expect(await searchView('villa desember')).toMatchObject({ ways: [{ href: '/akomodasi' }] });
  expect(await searchView('ubdu')).toMatchObject({ state: 'found', hits: [], fallback: [] });
  admin.setFault(PATH, { kind: 'status', status: 500 });
  expect(await searchView('ubud')).toEqual({ state: 'failed', text: 'ubud', ways: [], fallback: [] });
});

describe('with the lists in memory', () => {
  beforeEach(loadLists);

  test('a search that fails finds titles', async () => {
    admin.setFault(PATH, { kind: 'status', status: 500 });
    const view = await searchView('ubud');
    expect(view.state).toBe('failed');
    expect(fallbackOf(view)).toContainEqual(
      expect.objectContaining({ title: 'Pesona Ubud', label: 'Paket Tour', href: '/paketdetail/pesona-ubud' }),
    );
  });

  test('a search that finds nothing finds titles despite typos', async () => {
    expect(await titlesFor('pesna ubdu')).toEqual(['Pesona Ubud']);
    expect(await titlesFor('zzzzzz')).toEqual([]);
  });

  test('a search that finds something has no fallback', async () => {
    const view = await searchView('pesona');
    expect(view).toMatchObject({ state: 'found', fallback: [] });
    expect(view.state === 'found' && view.hits.length).toBeGreaterThan(0);
  });

  test('titles of all nine sections are found, by links to pages of the site', async () => {
    const queries = ['pesona', 'vila', 'hiace', 'penida', 'seminar', 'tegalalang', 'panggung', 'lilit', 'canang'];
    admin.setFault(PATH, { kind: 'status', status: 500 });
    const found = (await Promise.all(queries.map((query) => searchView(query)))).flatMap(fallbackOf);
    expect(new Set(found.map(({ listPath }) => listPath))).toEqual(
      new Set(searchableLists.map(({ contentType }) => contentType.path)),
    );
    for (const { href } of found) expect(href).toMatch(/^\/[a-z]+\/[^/]+$/);
  });

  test('the twelve best matches of all lists are shown, the closest first', async () => {
    admin.setFault(PATH, { kind: 'status', status: 500 });
    expect((await titlesFor('bali')).length).toBeLessThanOrEqual(12);
    expect((await titlesFor('pesona'))[0]).toBe('Pesona Ubud');
  });

  test('`jenis` limits them to its section', async () => {
    const sections = async (jenis: string | null) =>
      new Set(fallbackOf(await searchView('snur', { jenis })).map((hit) => hit.listPath));
    expect((await sections(null)).size).toBeGreaterThan(1);
    expect(await sections('tiket')).toEqual(new Set(['/tiket']));
  });

  test('hits have the picture, the price and the facts of their card', async () => {
    const view = await searchView('pesona ubud');
    const hit = view.state === 'found' ? view.hits.find(({ title }) => title === 'Pesona Ubud') : undefined;
    expect(hit?.preview).toEqual({
      about: '3 hari 2 malam · Ubud, Gianyar',
      image: expect.stringMatching(/\.jpg$/),
      price: { label: 'Start From', amount: expect.stringMatching(/^Rp [\d.]+/), unit: expect.any(String) },
    });
  });

  test('a hit whose record is not in memory has neither', async () => {
    const hits = [
      { id: 1, type: 'paket', title: 'Pesona Ubud', url: '/api/paket/tidak-dikenal' },
      { type: 'paket', title: 'Pesona Ubud' },
    ];
    admin.setFault(PATH, { kind: 'body', body: JSON.stringify({ data: hits }) });
    const view = await searchView('pesona');
    expect(view.state === 'found' && view.hits.map(({ preview }) => preview)).toEqual([undefined, undefined]);
  });

  test('suggestions are the same results, but a failed search says so', async () => {
    const suggest = async (q: string) =>
      JSON.parse((await callLoader<string>(suggestions, `/cari.json?q=${encodeURIComponent(q)}`)).data) as SearchView;
    expect(await suggest('pesna ubdu')).toMatchObject({ state: 'found', fallback: [{ title: 'Pesona Ubud' }] });
    admin.setFault(PATH, { kind: 'status', status: 500 });
    expect(await suggest('pesona')).toMatchObject({ state: 'failed' });
  });
});
