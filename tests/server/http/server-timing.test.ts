import { expect, test, vi } from 'vitest';
import { appendServerTiming } from '~/server/http/server-timing.server';

function timing() {
  const headers = new Headers();
  appendServerTiming(headers, 'admin', 12.34);
  return headers.get('Server-Timing');
}

test('in development a document says how long a part of it took, in milliseconds', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(timing()).toBe('admin;dur=12.3');
});

test('in production it does not: durations would tell what is cached', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(timing()).toBeNull();
});
