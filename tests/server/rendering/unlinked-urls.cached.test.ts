import type { LoaderFunctionArgs } from '@remix-run/node';
import { beforeAll, expect, test } from 'vitest';
import { ensureLoaded, fetchCached } from '~/admin-api/response-cache.server';
import { loader as culinary } from '~/routes/pages/culinary';
import { loader as ticket } from '~/routes/pages/ticket';
import { loader as tickets } from '~/routes/pages/tickets';
import { loader as vehicles } from '~/routes/pages/vehicles';
import { readTarget } from '~/server/http/request-target.server';
import { pageStateOf } from '~/server/page-state.server';
import { createCachedPage, getOrRender, getValid } from '~/server/rendering/page-cache.server';
import { admin } from '../../support/admin';

/** More than three times the capacity of the cache of pages with a query. */
const COUNT = 500;

const routes: [path: string, loader: (args: LoaderFunctionArgs) => unknown, params: Record<string, string>][] = [
  ['/transportasi', vehicles, {}],
  ['/tiket', tickets, {}],
  ['/kuliner', culinary, {}],
  ['/tiket/13', ticket, { slug: '13' }],
];

/** Visits a URL as the server does, without rendering: from the page cache, or by its loader. */
async function visit(url: string) {
  const key = readTarget(url).cacheKey ?? '';
  if (getValid(key)) return;
  const [, loader, params = {}] = routes.find(([path]) => url.split('?')[0] === path) ?? [];
  const request = new Request(`https://www.jelajahi.example${url}`);
  const context = {};
  await loader?.({ request, params, context });
  const state = pageStateOf(context);
  if (state.storableBy === 'everyone')
    await getOrRender(key, state, async () => createCachedPage(Buffer.from('x'.repeat(50_000)), new Headers(), state));
}

const isCached = (url: string) => getValid(readTarget(url).cacheKey) !== undefined;

/** URLs that links lead to. */
const linked = [
  ...routes.map(([path]) => path),
  '/transportasi?kategori=SUV',
  '/transportasi?kategori=Handling+Bandara',
  '/transportasi?tampil=12',
  '/transportasi?tampil=24',
  '/tiket?tampil=18',
  '/kuliner?tampil=12',
  '/kuliner?lengkap=1',
  '/tiket/13?tab=informasi',
];

const unlinked = (number: number) =>
  [
    `/transportasi?kategori=${number}`,
    `/tiket?tampil=${24 + number}`,
    `/tiket?kategori=Cargo&tampil=${12 + number}`,
    `/kuliner?tampil=${30 + number}&lengkap=1`,
    `/tiket?kategori=${number}&tampil=12`,
  ][number % 5] ?? '';

beforeAll(async () => {
  for (const url of linked) await visit(url);
});

test('the linked views are stored', () => expect(linked.filter((url) => !isCached(url))).toEqual([]));

test('URLs that no link leads to cause no call, store nothing and evict no linked page', async () => {
  let stored = 0;
  for (let number = 0; number < COUNT; number += 1) {
    const url = unlinked(number);
    await visit(url);
    if (isCached(url)) stored += 1;
  }
  expect(stored).toBe(0);
  expect(admin.calls).toEqual([]);
  expect(linked.filter((url) => !isCached(url))).toEqual([]);
});

test.each(['/tiket?tampil=0018', '/tiket/13?tab=jadwal', '/transportasi?x=1&kategori=+SUV&kategori=a'])(
  '%s is the entry of the linked view',
  (url) => expect(isCached(url)).toBe(true),
);

test('the text after a second question mark belongs to the value', async () => {
  await visit('/tiket?tampil=18?x');
  expect(readTarget('/tiket?tampil=18?x').cacheKey).toBe(readTarget('/tiket').cacheKey);
});

test('a record that only the admin host finds by a param is not stored', async () => {
  admin.setFault('/api/admin/tickets/13abc', { kind: 'body', body: '{"data":{"id":13,"name":"Shuttle"}}' });
  const request = new Request('https://www.jelajahi.example/tiket/13abc');
  const context = {};
  await ticket({ request, params: { slug: '13abc' }, context });
  expect(pageStateOf(context).storableBy).toBe('nobody');
});

test('responses for unbounded paths evict only each other', async () => {
  const parser = (isTransient: boolean) => ({
    parse: (data: unknown) => ({ ok: true as const, data }),
    fetch: async () => ({ ok: true as const, data: { data: 'x', json: Buffer.alloc(100_000) } }),
    isTransient: () => isTransient,
  });
  await fetchCached('/api/admin/linked', parser(false));
  for (let number = 0; number < 5000; number += 1) await fetchCached(`/api/admin/unbounded-${number}`, parser(true));
  const stored = await Promise.all([
    ensureLoaded('/api/admin/linked', parser(false)),
    ensureLoaded('/api/admin/unbounded-0', parser(true)),
    ensureLoaded('/api/admin/unbounded-4999', parser(true)),
  ]);
  expect(stored).toEqual([true, false, true]);
});
