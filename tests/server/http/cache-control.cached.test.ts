import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheControlOf, retryAfterOf } from '~/server/http/cache-control.server';
import { PageState } from '~/server/page-state.server';

const NOW = Date.parse('2026-11-25T12:00:00+08:00');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A browser revalidates the page each time. A shared cache keeps it for this many seconds. */
const shared = (fresh: number) => `public, max-age=0, s-maxage=${fresh}, stale-if-error=86400`;

test.each<[string, (state: PageState) => void, string]>([
  ['that read what it shows', () => {}, shared(60)],
  ['that changes in forty seconds', (state) => state.expireAt(NOW + 40_000), shared(40)],
  ['that should have changed', (state) => state.expireAt(NOW - 5), shared(0)],
  ['that changes at midnight, twelve hours later', (state) => void state.endAtMidnight(), shared(60)],
  ['for one visitor', (state) => state.limitStorageTo('visitor'), 'private, no-cache'],
  ['for nobody', (state) => state.limitStorageTo('nobody'), 'no-store'],
  ['with a stale response', (state) => state.noteStaleOnError(NOW - 90_000), 'no-store'],
  ['with a failed part', (state) => state.fail({ code: 'network' }), 'no-store'],
])('a page %s has its Cache-Control', (_, depend, expected) => {
  const state = new PageState();
  depend(state);
  expect(cacheControlOf(state, 200)).toBe(expected);
});

test.each([
  [404, 'private, no-cache'],
  [500, 'no-store'],
  [502, 'no-store'],
])('status %i has its Cache-Control, whatever the page has read', (status, expected) => {
  expect(cacheControlOf(new PageState(), status)).toBe(expected);
});

test('the narrowest audience, the first end and the oldest age count', () => {
  const state = new PageState();
  for (const audience of ['visitor', 'nobody', 'everyone'] as const) state.limitStorageTo(audience);
  for (const time of [9, 5, 7]) state.expireAt(time);
  for (const fetchedAt of [3, 2, 8]) state.noteStaleOnError(fetchedAt);
  expect([state.storableBy, state.validUntil, state.oldestStaleOnErrorAt]).toEqual(['nobody', 5, 2]);
});

test('a page that depends on the day ends at midnight in Bali', () => {
  const state = new PageState();
  expect(state.endAtMidnight()).toBe(NOW);
  expect(state.validUntil).toBe(Date.parse('2026-11-26T00:00:00+08:00'));
});

test('while the admin host limits calls, a 503 has Retry-After in whole seconds', () => {
  const state = new PageState();
  state.fail({ code: 'limited', status: 429, retryAt: NOW + 1500 });
  expect(retryAfterOf(state, 503)).toEqual({ 'Retry-After': '2' });
  expect(retryAfterOf(state, 200)).toEqual({});
  expect(retryAfterOf(new PageState(), 503)).toEqual({});
});
