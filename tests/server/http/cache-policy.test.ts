import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.hoisted(() => {
  process.env.ADMIN_FRESH_SECONDS = '60';
  process.env.ADMIN_STALE_SECONDS = '600';
});

import { type CachePolicy, narrowest, policyHeaders, takePageValidity } from '~/server/http/cache-policy.server';

const NOW = Date.parse('2026-11-25T12:00:00+08:00');
const page: CachePolicy = { scope: 'public', version: 'v1.ã&=;', expiresAt: NOW + 30_000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A browser asks for it each time; a shared cache has it for so many seconds. */
const shared = (fresh: number) => `public, max-age=0, s-maxage=${fresh}, stale-if-error=600`;

test.each<[string, Partial<CachePolicy>, string]>([
  ['with API responses', {}, shared(60)],
  ['without any, which never changes', { expiresAt: Number.POSITIVE_INFINITY }, shared(60)],
  ['that changes ten seconds after its responses expire', { changesAt: NOW + 40_000 }, shared(10)],
  ['that changes before they expire', { changesAt: NOW + 20_000 }, shared(0)],
  ['for one visitor', { scope: 'private' }, 'private, no-cache'],
  ['for nobody', { scope: 'none' }, 'no-store'],
])('a page %s has its Cache-Control', (_, changes, expected) => {
  expect(policyHeaders({ ...page, ...changes })['Cache-Control']).toBe(expected);
});

test.each<[Partial<CachePolicy>, number]>([
  [{}, NOW + 30_000],
  [{ changesAt: NOW + 20_000 }, NOW + 20_000],
  [{ expiresAt: Number.POSITIVE_INFINITY }, Number.POSITIVE_INFINITY],
])('the version of a public page is taken from its headers, with its expiry: %j', (changes, expiresAt) => {
  const headers = new Headers(policyHeaders({ ...page, ...changes }));
  expect(takePageValidity(headers)).toEqual({ version: page.version, expiresAt });
  expect([...headers.keys()]).toEqual(['cache-control']);
});

test('other pages have none', () => {
  for (const scope of ['private', 'none'] as const) {
    expect(takePageValidity(new Headers(policyHeaders({ ...page, scope })))).toBeNull();
  }
});

test('of several scopes the narrowest counts', () => {
  expect(narrowest('public', 'private')).toBe('private');
  expect(narrowest('private', 'none', 'public')).toBe('none');
  expect(narrowest('public', 'public')).toBe('public');
});
