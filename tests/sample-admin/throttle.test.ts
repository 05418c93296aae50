import { expect, test } from 'vitest';
import { Throttle } from '../../sample-admin/throttle.ts';

test('calls of one window are limited, and a refused one says when the next window opens', () => {
  const throttle = new Throttle(2, 60_000);

  expect(throttle.next(0)).toEqual({
    status: 200,
    headers: { 'X-RateLimit-Limit': '2', 'X-RateLimit-Remaining': '1' },
  });
  expect(throttle.next(1000).headers['X-RateLimit-Remaining']).toBe('0');
  expect(throttle.next(20_500)).toEqual({
    status: 429,
    headers: {
      'X-RateLimit-Limit': '2',
      'X-RateLimit-Remaining': '0',
      'Retry-After': '40',
      'X-RateLimit-Reset': '61',
    },
  });
  expect(throttle.next(60_000)).toEqual({
    status: 200,
    headers: { 'X-RateLimit-Limit': '2', 'X-RateLimit-Remaining': '1' },
  });
});
