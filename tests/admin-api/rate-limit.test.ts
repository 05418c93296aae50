import { describe, expect, test } from 'vitest';
import { RateLimit } from '~/admin-api/rate-limit.server';

const T = Date.parse('2026-11-25T00:00:00Z');
const response = (status: number, headers: Record<string, string> = {}) => ({ status, headers: new Headers(headers) });
const counted = (remaining: number, limit = 60) =>
  response(200, { 'X-RateLimit-Limit': String(limit), 'X-RateLimit-Remaining': String(remaining) });

describe('a refusal', () => {
  test.each([
    [429, { 'Retry-After': '60' }, 60],
    [429, { 'Retry-After': 'Wed, 25 Nov 2026 00:01:30 GMT' }, 90],
    [429, {}, 30],
    [429, { 'Retry-After': 'besok' }, 30],
    [429, { 'Retry-After': '86400' }, 300],
    [429, { 'Retry-After': '0' }, 1],
    [503, { 'Retry-After': '120' }, 120],
  ])('%i with %j allows no call for %i s', (status, headers: Record<string, string>, seconds) => {
    const limit = new RateLimit();
    expect(limit.note(response(status, headers), T)).toEqual({ status, retryAt: T + seconds * 1000 });
    expect(limit.blockAt(T + seconds * 1000 - 1)).toMatchObject({ status });
    expect(limit.blockAt(T + seconds * 1000)).toBeNull();
  });

  test.each([503, 500, 404, 200])('%i without Retry-After is not a refusal', (status) => {
    const limit = new RateLimit();
    expect(limit.note(response(status), T)).toBeNull();
    expect(limit.blockAt(T)).toBeNull();
  });
});

describe('the number of calls left', () => {
  test('is known after a response, and returns to the whole limit a minute later', () => {
    const limit = new RateLimit();
    expect(limit.leftAt(T)).toBeNull();
    limit.note(counted(7), T);
    expect(limit.leftAt(T + 59_999)).toEqual({ limit: 60, remaining: 7 });
    expect(limit.leftAt(T + 60_000)).toEqual({ limit: 60, remaining: 60 });
  });

  test('without headers every call is allowed', () => {
    const limit = new RateLimit();
    limit.note(response(200), T);
    expect([limit.areFewLeftAt(T), limit.allowedAt(T)]).toEqual([false, Number.POSITIVE_INFINITY]);
  });

  test('is low at a fifth of the limit, for a minute', () => {
    const limit = new RateLimit();
    limit.note(counted(13), T);
    expect(limit.areFewLeftAt(T)).toBe(false);
    limit.note(counted(12), T + 1);
    expect(limit.areFewLeftAt(T + 1)).toBe(true);
    expect(limit.areFewLeftAt(T + 60_000)).toBe(false);
  });

  test('at 0 no call is allowed until the minute is over', () => {
    const limit = new RateLimit();
    limit.note(counted(59), T);
    limit.note(counted(0), T + 1000);
    expect(limit.blockAt(T + 59_999)).toEqual({ status: 429, retryAt: T + 60_000 });
    expect(limit.blockAt(T + 60_000)).toBeNull();
  });

  test('is a minute’s lowest number, since responses overtake each other', () => {
    const limit = new RateLimit();
    limit.note(counted(40), T);
    limit.note(counted(41), T + 1);
    expect(limit.allowedAt(T + 1)).toBe(40);
    limit.note(counted(58), T + 60_001);
    expect(limit.allowedAt(T + 60_001)).toBe(58);
  });

  test('ignores a late response to a call of the previous minute', () => {
    const limit = new RateLimit();
    limit.note(counted(3), T, T);
    limit.note(counted(0), T + 60_500, T + 59_000);
    expect(limit.blockAt(T + 60_500)).toBeNull();
    limit.note(counted(59), T + 60_600, T + 60_550);
    expect(limit.allowedAt(T + 60_600)).toBe(59);
  });

  test.each(['-1', 'x', '1e9', ''])('ignores the number %j', (remaining) => {
    const limit = new RateLimit();
    limit.note(response(200, { 'X-RateLimit-Limit': '60', 'X-RateLimit-Remaining': remaining }), T);
    expect(limit.areFewLeftAt(T)).toBe(false);
  });
});
