import { describe, expect, test } from 'vitest';
import { admin } from '../../support/admin';
import { callLoader } from '../../support/loader-response';

// The modules below read ADMIN_HOST when they load.

import type { SearchView } from '~/content-types/search';
import { loader, meta } from '~/routes/pages/search';

const PATH = '/api/admin/searches/search';
const searchFor = async (q: string) => {
  const query = new URLSearchParams({ q });
  return callLoader<{ text: string; page: SearchView }>(loader, `/cari?${query}`);
};

test.each(['', 'ab', '  ab  ', '\t', '🌴'])('%j is too short: no request is sent', async (q) => {
  const { status, data } = await searchFor(q);
  expect(status).toBe(200);
  expect(data.page.state).toBe('short');
  expect(admin.calls).toEqual([]);
});

test('a URL without a query is too short as well', async () => {
  const { data } = await callLoader<{ text: string; page: SearchView }>(loader, '/cari');
  expect(data.page).toEqual({ state: 'short', text: '' });
});

test('three characters are searched for, trimmed', async () => {
  const { data } = await searchFor('  sub ');
  expect(data.page).toMatchObject({ state: 'found', text: 'sub' });
  expect(admin.calls.map(({ path }) => path)).toEqual([`${PATH}?query=sub`]);
});

test('results link to pages of the site', async () => {
  const { data } = await searchFor('pesona ubud');
  expect(data.page).toMatchObject({
    state: 'found',
    hits: expect.arrayContaining([expect.objectContaining({ title: 'Pesona Ubud', href: '/paketdetail/pesona-ubud' })]),
  });
});

test('a query without hits returns an empty result', async () => {
  expect((await searchFor('zzzzzz')).data.page).toMatchObject({ state: 'found', text: 'zzzzzz', hits: [] });
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

describe('a failed search', () => {
  test.each([[{ kind: 'status', status: 500 }], [{ kind: 'reset' }], [{ kind: 'body', body: '{"data":{}}' }]] as const)(
    'with %j is reported with status 200 and not cached',
    async (fault) => {
      admin.setFault(PATH, fault);
      const { status, data, headers } = await searchFor('ubud');
      expect(status).toBe(200);
      expect(data.page).toEqual({ state: 'failed', text: 'ubud', fallback: [] });
      expect(headers.get('Cache-Control')).toBe('no-store');
    },
  );
});

test('a results page has noindex and one canonical URL', () => {
  const matches = [{ id: 'root', data: { site: { name: 'Jelajahi Bali', url: 'https://www.jelajahi.example' } } }];
  const page = { state: 'found' as const, text: 'ubud', hits: [], truncated: false, fallback: [] };
  const data = { text: 'ubud', page };
  const found = meta({ matches: matches as never, data });
  expect(found).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(found).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://www.jelajahi.example/cari' });
});
