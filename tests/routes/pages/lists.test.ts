import type { LoaderFunctionArgs } from '@remix-run/node';
import { describe, expect, test } from 'vitest';
import { type ApiError, errorMessage } from '~/lib/result';
import { loader as accommodations } from '~/routes/pages/accommodations';
import { loader as articles } from '~/routes/pages/articles';
import { loader as attractions } from '~/routes/pages/attractions';
import { loader as events } from '~/routes/pages/events';
import { loader as facilities } from '~/routes/pages/facilities';
import { loader as packages } from '~/routes/pages/packages';
import { loader as tickets } from '~/routes/pages/tickets';
import { loader as vehicles } from '~/routes/pages/vehicles';
import type { Fault } from '../../../sample-admin/server';
import { admin } from '../../support/admin';
import { callLoader } from '../../support/loader-response';

interface ListData {
  category: string | null;
  isKnownCategory: boolean;
  page: { ok: true; data: { cards: { href: string; title: string }[]; total: number } } | { ok: false };
}

const lists = [
  ['/paket-tour', packages, 'pakets', 18, 'Cultural'],
  ['/akomodasi', accommodations, 'akomodasis', 18, 'Homestay'],
  ['/transportasi', vehicles, 'transportasis', 20, 'SUV'],
  ['/tiket', tickets, 'tickets', 14, 'Shuttle'],
  ['/event', events, 'events', 17, 'Seminar'],
  ['/fasilitas', facilities, 'fasilitas', 16, 'Perizinan'],
] as const;
const inlineErrorLists = [
  ['/attraction', attractions, 'attractions', 20, 'Outdoor'],
  ['/blog', articles, 'blogs', 14, 'Edukasi'],
] as const;

// The records in a view: tests/list-page/list-view.test.ts.
describe.each([...lists, ...inlineErrorLists])('%s', (path, loader, collection, count, category) => {
  const unpaged = path === '/attraction';

  test('returns 200 with its first records and the total', async () => {
    const { status, data, thrown } = await callLoader<ListData>(loader, path);
    expect([status, thrown]).toEqual([200, false]);
    expect(data).toMatchObject({ category: null, isKnownCategory: true, page: { ok: true, data: { total: count } } });
    expect(data.page.ok && data.page.data.cards).toHaveLength(unpaged ? count : 6);
  });

  test(`starts with ${unpaged ? 'what was delivered first' : 'the newest'}`, async () => {
    const delivered = [
      ['tak terbaca', 'kapan-kapan'],
      ['Maret', '2026-03-01 09:00:00'],
      ['Mei pertama', '2026-05-01T01:00:00.000000Z'],
      ['tanpa tanggal', undefined],
      ['Mei kedua', '2026-05-01T01:00:00.000000Z'],
    ].map(([title, created_at], id) => ({ id, judul: title, title, name: title, created_at }));
    admin.replace(collection, delivered);
    const { data } = await callLoader<ListData>(loader, path);
    expect(data.page.ok && data.page.data.cards.map(({ title }) => title)).toEqual(
      unpaged
        ? delivered.map(({ title }) => title)
        : ['Mei pertama', 'Mei kedua', 'Maret', 'tak terbaca', 'tanpa tanggal'],
    );
  });

  test('sends one request to the admin host', async () => {
    await callLoader(loader, path);
    expect(admin.calls.map((call) => call.path)).toEqual([`/api/admin/${collection}`]);
  });

  test('shows a category', async () => {
    const { data } = await callLoader<ListData>(loader, `${path}?kategori=${category}`);
    expect(data).toMatchObject({ category, isKnownCategory: true });
    expect(data.page.ok && data.page.data.total).toBeGreaterThan(0);
    expect(data.page.ok && data.page.data.total).toBeLessThan(count);
  });
});

/** Every failure of a list, with the site's status and the specified message. */
const listFaults: [name: string, status: number, text: string, fault: Fault][] = [
  ['status 500', 502, 'HTTP error! status: 500', { kind: 'status', status: 500 }],
  ['status 404', 502, 'HTTP error! status: 404', { kind: 'status', status: 404 }],
  ['a redirect', 502, 'HTTP error! status: 302', { kind: 'redirect', to: '/api/admin/blogs' }],
  ['a dropped connection', 502, 'Failed to fetch: network error', { kind: 'reset' }],
  ['too slow', 504, 'Failed to fetch: timeout', { kind: 'hang' }],
  ['an HTML page', 502, 'Invalid data format from API', { kind: 'body', body: '<!doctype html>' }],
  ['data that is not a list', 502, 'Invalid data format from API', { kind: 'body', body: '{"data":{}}' }],
];

async function expectFailure(
  path: string,
  loader: (args: LoaderFunctionArgs) => unknown,
  status: number,
  text: string,
) {
  const response = await callLoader<{ error: ApiError }>(loader, path);
  expect([response.thrown, response.status]).toEqual([true, status]);
  expect(errorMessage(response.data.error)).toBe(text);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
}

test.each(listFaults)('when the admin host’s response is %s: %i, “%s”', async (_, status, text, fault) => {
  admin.setFault('/api/admin/pakets', fault);
  await expectFailure('/paket-tour', packages, status, text);
});

test.each(lists)('%s fails with its list', async (path, loader, collection) => {
  admin.setFault(`/api/admin/${collection}`, { kind: 'status', status: 500 });
  await expectFailure(path, loader, 502, 'HTTP error! status: 500');
});

test.each(inlineErrorLists)('%s shows errors inline', async (path, loader, collection) => {
  admin.setFault(`/api/admin/${collection}`, { kind: 'status', status: 500 });
  const { status, data, headers, thrown } = await callLoader<ListData>(loader, path);
  expect([thrown, status, data.page.ok]).toEqual([false, 200, false]);
  expect(headers.get('Cache-Control')).toBe('no-store');
});
