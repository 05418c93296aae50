import { expect, test, vi } from 'vitest';

/** The header in a process of this environment. */
async function timingIn(environment: string) {
  vi.stubEnv('NODE_ENV', environment);
  vi.resetModules();
  const { appendServerTiming } = await import('~/server/http/server-timing.server');
  const headers = new Headers();
  appendServerTiming(headers, 'admin', 12.34);
  return headers.get('Server-Timing');
}

test('in development a document has the duration of each part, in milliseconds', async () => {
  expect(await timingIn('development')).toBe('admin;dur=12.3');
});

test('in production a document has no durations: they would reveal what is cached', async () => {
  expect(await timingIn('production')).toBeNull();
});
