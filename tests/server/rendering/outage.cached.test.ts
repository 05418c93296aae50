import { beforeEach, expect, test, vi } from 'vitest';
import { listRecords } from '~/admin-api/records.server';
import { collection as attractions } from '~/content-types/attractions/schema.server';
import { collection as events } from '~/content-types/events/schema.server';
import { loader as tickets } from '~/routes/pages/tickets';
import { cacheControlOf } from '~/server/http/cache-control.server';
import { readTarget } from '~/server/http/request-target.server';
import { createCachedPage, getOrRender, getValid } from '~/server/rendering/page-cache.server';
import { laravel } from '../../support/laravel';
import { callLoader } from '../../support/loader-response';

const LIST = '/api/admin/tickets';
const key = readTarget('/tiket').cacheKey ?? '';
const records = [{ id: 1, name: 'Shuttle' }];

let now = Date.now();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  return () => vi.useRealTimers();
});
const later = (ms: number) => {
  now += ms;
  vi.setSystemTime(now);
};

/** Visits the list as the server does, without rendering: from the page cache, or by its loader. */
async function visit() {
  const cached = getValid(key);
  if (cached) return { from: 'cache', policy: cacheControlOf(cached.state, 200) };
  const { state } = await callLoader(tickets, '/tiket');
  await getOrRender(key, state, async () => createCachedPage(Buffer.from('x'), new Headers(), state));
  return { from: 'loader', policy: cacheControlOf(state, 200) };
}

// The tests build on each other: a list in memory, an outage, its end, a limit.
test('a page during an outage is rendered once, although no other cache stores it', async () => {
  laravel.derive(LIST, { body: { data: records } });
  await visit();
  expect((await visit()).from).toBe('cache');
  later(61_000);
  laravel.derive(LIST, { status: 500, body: {} });
  await vi.waitFor(async () => expect(await visit()).toEqual({ from: 'loader', policy: 'no-store' }));
  const calls = laravel.calls().length;
  for (let visits = 0; visits < 50; visits += 1) expect(await visit()).toEqual({ from: 'cache', policy: 'no-store' });
  expect(laravel.calls()).toHaveLength(calls);
});

test('the page ends with the outage, and no visitor waits', async () => {
  laravel.derive(LIST, { body: { data: records } });
  await vi.waitFor(async () => expect((await visit()).policy).toMatch(/^public/), 10_000);
  expect((await visit()).from).toBe('cache');
});

test('a page that is no longer fresh is served from the cache while the host limits calls', async () => {
  const few = { 'X-RateLimit-Limit': '60', 'X-RateLimit-Remaining': '3' };
  for (const list of ['events', 'attractions']) {
    laravel.derive(`/api/admin/${list}`, { headers: few, body: { data: [] } });
  }
  later(61_000);
  await listRecords(events);
  const callsBefore = laravel.calls().length;
  for (let visits = 0; visits < 50; visits += 1) expect((await visit()).from).toBe('cache');
  // This call follows any of the pages' calls.
  await listRecords(attractions);
  expect(laravel.calls().slice(callsBefore)).toEqual(['/api/admin/attractions']);
});
