import type { LoaderFunctionArgs } from '@remix-run/node';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderTerms } from '~/booking/order';
import { skipRevalidationOnSamePage } from '~/navigation/skip-revalidation';
import { loader as event } from '~/routes/pages/event';
import { loader as vehicle } from '~/routes/pages/vehicle';
import { cacheControlOf, pageCacheControl } from '~/server/http/cache-control.server';
import { pageStateOf } from '~/server/page-state.server';
import { admin } from '../support/admin';

// Only the clock is faked. Timers keep running.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

let record = 1000;

/** Opens pages of a new record, so that no test sees another test's responses. */
function newPage(loader: (args: LoaderFunctionArgs) => unknown, wire: object) {
  const id = record++;
  admin.replace(loader === vehicle ? 'transportasis' : 'events', [
    { id, judul: `Rekaman ${id}`, harga: 5000, price: 5000, ...wire },
  ]);
  return async (now: string, query = '') => {
    vi.setSystemTime(new Date(now));
    const request = new Request(`https://www.jelajahi.example/x/${id}${query}`);
    const context = {};
    const { page } = (await loader({ request, params: { slug: `${id}` }, context })) as {
      page: { ok: true; data: { order: OrderTerms } };
    };
    const state = pageStateOf(context);
    return {
      order: page.data.order,
      policy: cacheControlOf(state, 200),
      /** Whether a copy of the page may still be shown. */
      isValid: () => Date.now() < state.validUntil && [...state.dependencies.values()].every((read) => read.isValid()),
      until: state.validUntil,
    };
  };
}

const seconds = (policy: string | null, name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(policy ?? '')?.[1]);
const MIDNIGHT = Date.parse('2026-12-06T00:00:00+08:00');

describe('a page with an order', () => {
  test('expires at midnight in Bali, in every cache', async () => {
    const open = newPage(event, { event_date: '2026-12-12' });
    const before = await open('2026-12-05T23:59:30+08:00');
    expect(before.order.chat?.label).toBe('Pesan Sekarang');
    expect(before.until).toBe(MIDNIGHT);
    expect(seconds(before.policy, 's-maxage')).toBe(30);
  });

  test('changes after midnight, even with the same response', async () => {
    const open = newPage(event, { event_date: '2026-12-12' });
    const before = await open('2026-12-05T23:59:30+08:00');
    const after = await open('2026-12-06T00:00:10+08:00');
    expect(admin.calls).toHaveLength(1);
    expect(after.order.chat?.label).toBe('Tanyakan ketersediaan');
    expect(after.order.priceDate?.text).toBe('5 Desember 2026');
    expect(before.isValid()).toBe(false);
  });

  test('stays the same all day, and no cache keeps it longer', async () => {
    const open = newPage(vehicle, {});
    const morning = await open('2026-12-05T00:30:00+08:00');
    const evening = await open('2026-12-05T23:30:00+08:00');
    expect(morning.isValid()).toBe(true);
    expect(seconds(morning.policy, 's-maxage')).toBe(60);
    const latest = Date.parse('2026-12-05T23:30:00+08:00') + seconds(evening.policy, 's-maxage') * 1000;
    expect(latest).toBeLessThanOrEqual(MIDNIGHT);
  });

  test('changes when its price is fetched on another day', async () => {
    const open = newPage(vehicle, {});
    const first = await open('2026-12-06T00:00:10+08:00');
    const nextDay = await open('2026-12-07T12:00:00+08:00');
    expect(first.order.priceDate?.text).toBe('6 Desember 2026');
    expect([first.isValid(), nextDay.isValid()]).toEqual([false, true]);
  });

  test('shows the day of a stale price', async () => {
    const open = newPage(vehicle, {});
    await open('2026-12-05T12:00:00+08:00');
    admin.setFault('/api/admin/transportasis', { kind: 'status', status: 500 });
    await open('2026-12-05T23:50:00+08:00');
    await vi.waitFor(async () => {
      const { order, policy } = await open('2026-12-06T00:30:00+08:00');
      expect(order.priceDate).toEqual({ text: '5 Desember 2026', iso: '2026-12-05', isStaleOnError: true });
      expect(policy).toBe('no-store');
    });
  });

  test.each(['?hari=3', '?tanggal=2026-12-14', '?orang=abc', '?hari=3&tab=fasilitas&fbclid=1'])(
    'and booking details %s is in no shared cache',
    async (query) => {
      const { policy } = await newPage(vehicle, {})('2026-12-05T12:00:00+08:00', query);
      expect(policy).toBe('private, no-cache');
    },
  );

  test('and booking details is in no shared cache when the event has passed', async () => {
    const open = newPage(event, { event_date: '2020-01-01' });
    expect((await open('2026-12-05T12:00:00+08:00', '?orang=5')).policy).toBe('private, no-cache');
  });

  test.each(['', '?hari=&orang=', '?tab=fasilitas', '?malam=2', '?utm_source=wa'])(
    'and %j, which sets none, is cached',
    async (query) => {
      const { policy } = await newPage(vehicle, {})('2026-12-05T12:00:00+08:00', query);
      expect(policy).toMatch(/^public/);
    },
  );
});

test('without a limit a page has the usual policy', () => {
  expect(pageCacheControl()).toBe('public, max-age=0, s-maxage=60, stale-if-error=86400');
  expect(pageCacheControl(30_000)).toBe('public, max-age=0, s-maxage=30, stale-if-error=86400');
});

describe('a navigation on the same page', () => {
  const loads = (from: string, to: string) =>
    skipRevalidationOnSamePage({
      currentUrl: new URL(from, 'https://x.example'),
      nextUrl: new URL(to, 'https://x.example'),
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
    });

  test.each([
    ['/transportasi/a', '/transportasi/a?hari=3', false],
    ['/transportasi/a?hari=3', '/transportasi/a?hari=4&tab=fasilitas', false],
    ['/transportasi/a?hari=3', '/transportasi/a?tab=fasilitas&hari=3', false],
    ['/transportasi/a?utm_source=wa', '/transportasi/a?tab=fasilitas', false],
    ['/transportasi/a', '/transportasi/b', true],
    ['/transportasi/a', '/transportasi/a', true],
  ])('from %s to %s asks the server: %s', (from, to, expected) => expect(loads(from, to)).toBe(expected));
});
