import { LRUCache } from 'lru-cache';
import { config } from '../env.server';

/**
 * The operator's metrics; null without `METRICS`. Imported on demand: loading the metrics client takes up to a tenth of
 * a second.
 */
export const metrics = config.metrics && (await import('./registry.server')).createMetrics();

type CacheOptions<V extends object> = Pick<
  LRUCache.OptionsSizeLimit<string, V, unknown>,
  'maxSize' | 'sizeCalculation'
>;

/** Creates a cache whose size and evictions are measured under a name. */
export function createMeasuredCache<V extends object>(name: string, options: CacheOptions<V>): LRUCache<string, V> {
  if (!metrics) return new LRUCache<string, V>(options);
  const countEviction = (_value: V, _key: string, reason: LRUCache.DisposeReason) => {
    if (reason === 'evict') metrics.countEviction(name);
  };
  const cache = new LRUCache<string, V>({ ...options, dispose: countEviction });
  metrics.watchCache(name, cache);
  return cache;
}

/** Returns a function that reports and counts failures of a store, such as `disk-images`. */
export function countingFailures(store: string, report: (error: unknown) => void): (error: unknown) => void {
  const count = metrics?.watchStore(store);
  if (!count) return report;
  return (error) => {
    count();
    report(error);
  };
}
