import { expect, test, vi } from 'vitest';
import { serverTiming } from '~/server/http/server-timing.server';

const headers = () => serverTiming('admin', performance.now() - 12.3);

test('in development a document says how long a part of it took, in milliseconds', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(headers()).toEqual({ 'Server-Timing': expect.stringMatching(/^admin;dur=1[2-9]\.\d$/) });
});

test('in production it does not: durations would tell what is cached', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(headers()).toEqual({});
});
