import { expect, test, vi } from 'vitest';
import { createMeasuredCache, metrics } from '~/server/metrics/metrics.server';

vi.mock('~/server/env.server', async (original) => {
  const actual = await original<typeof import('~/server/env.server')>();
  return { ...actual, config: { ...actual.config, metrics: { port: 9464, host: '127.0.0.1' } } };
});

test('entries dropped for lack of room are evictions; replaced and deleted entries are not', async () => {
  const cache = createMeasuredCache<{ bytes: number }>('contoh', {
    maxSize: 100,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const evictions = async () =>
    /jelajahi_cache_evictions_total\{cache="contoh"\} \d+/.exec(`${await metrics?.registry.metrics()}`)?.[0];
  // Prometheus counts the first increase only after a zero.
  expect(await evictions()).toBe('jelajahi_cache_evictions_total{cache="contoh"} 0');
  cache.set('a', { bytes: 40 });
  cache.set('a', { bytes: 60 });
  cache.set('b', { bytes: 30 });
  cache.delete('b');
  cache.set('c', { bytes: 70 });
  const text = await metrics?.registry.metrics();
  expect(await evictions()).toBe('jelajahi_cache_evictions_total{cache="contoh"} 1');
  expect(text).toContain('jelajahi_cache_bytes{cache="contoh"} 70\n');
  expect(text).toContain('jelajahi_cache_entries{cache="contoh"} 1\n');
});
