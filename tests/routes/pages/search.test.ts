import { describe, expect, test } from 'vitest';
import { listRecords } from '~/admin-api/records.server';
import { collection as packages } from '~/content-types/packages/schema.server';
import { loader, meta, shouldRevalidate } from '~/routes/pages/search';
import type { SearchView } from '~/search/search';
import { admin } from '../../support/admin';
import { callLoader } from '../../support/loader-response';
import { matches } from '../../support/site-info';

const PATH = '/api/admin/searches/search';
const searchFor = async (q: string) => {
  const query = new URLSearchParams({ q });
  return callLoader<{ text: string; page: SearchView }>(loader, `/cari?${query}`);
};

test.each(['', '?q=', '?q=ab', '?q=++ab++', '?q=%09', '?q=🌴'])(
  '%j is too short: no request is sent',
  async (query) => {
    const { status, data } = await callLoader<{ page: SearchView }>(loader, `/cari${query}`);
    expect([status, data.page.state]).toEqual([200, 'short']);
    expect(admin.calls).toEqual([]);
  },
);

test('three characters are searched for, trimmed', async () => {
  const { data } = await searchFor('  sub ');
  expect(data.page).toMatchObject({ state: 'found', text: 'sub' });
  expect(admin.calls.map(({ path }) => path)).toEqual([`${PATH}?query=sub`]);
});

test.each([
  ['long', 'x'.repeat(5000)],
  ['long with a surrogate pair at the limit', `${'x'.repeat(199)}🌴🌴`],
])('a query that is too %s is truncated', async (_, q) => {
  const { status, data } = await searchFor(q);
  expect(status).toBe(200);
  expect(data.page.state).toBe('found');
  expect(data.page.text.length).toBeLessThanOrEqual(200);
  expect(admin.calls.map(({ path }) => path)).toEqual([`${PATH}?${new URLSearchParams({ query: data.page.text })}`]);
});

test('a failed search is reported with status 200 and not cached', async () => {
  admin.setFault(PATH, { kind: 'status', status: 500 });
  const { status, data, headers } = await searchFor('ubud');
  expect(status).toBe(200);
  expect(data.page).toEqual({ state: 'failed', text: 'ubud', ways: [], fallback: [] });
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('with caching off no list is in memory, so there is no fallback', async () => {
  await listRecords(packages);
  expect((await searchFor('pesna ubdu')).data.page).toMatchObject({ state: 'found', hits: [], fallback: [] });
});

describe('the search is not repeated', () => {
  const revalidates = (current: string, next: string, defaultShouldRevalidate = true) => {
    const [currentUrl, nextUrl] = [current, next].map((path) => new URL(path, 'https://www.jelajahi.example'));
    return shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate } as Parameters<typeof shouldRevalidate>[0]);
  };

  test('for another section of its results', () => {
    expect(revalidates('/cari?q=ubud', '/cari?q=ubud&jenis=tiket')).toBe(false);
    expect(revalidates('/cari?q=ubud&jenis=tiket', '/cari?q=+ubud&jenis=rahasia')).toBe(false);
  });

  test.each([
    ['another text', '/cari?q=ubud', '/cari?q=sanur&jenis=tiket'],
    ['the same URL', '/cari?q=ubud&jenis=tiket', '/cari?q=ubud&jenis=tiket'],
    ['another page', '/cari?q=ubud&jenis=tiket', '/tiket'],
  ])('except for %s', (_, current, next) => {
    expect(revalidates(current, next)).toBe(true);
    expect(revalidates(current, next, false)).toBe(false);
  });
});

test('a results page has noindex and one canonical URL', () => {
  const page = { state: 'found' as const, text: 'ubud', hits: [], hasMore: false, ways: [], fallback: [] };
  const data = { text: 'ubud', page };
  const found = meta({ matches, data });
  expect(found).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(found).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://www.jelajahi.example/cari' });
});
