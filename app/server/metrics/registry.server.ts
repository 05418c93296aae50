import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { ORDER_PAGES, ORDER_TYPES, type OrderClick } from '~/urls/order-clicks';
import { type MeasuredCache, watchCaches, watchCallLimit, watchQueues } from './gauges.server';

const REQUEST_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CALL_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates all metrics of the site and the process (event-loop lag, memory, garbage collection) in their own registry.
 * Every label has few values: the kind of a URL, never a URL.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'jelajahi_http_request_duration_seconds',
    help: 'Requests until their response has been sent, by route, result of the page cache and status class',
    labelNames: ['route', 'cache', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const adminCalls = new Histogram({
    name: 'jelajahi_admin_call_duration_seconds',
    help: 'Calls to the admin host, with their wait in the queue, by kind of path and result',
    labelNames: ['path', 'result'],
    buckets: CALL_BUCKETS,
    registers,
  });
  const evictions = new Counter({
    name: 'jelajahi_cache_evictions_total',
    help: 'Entries that a cache in memory dropped for lack of room',
    labelNames: ['cache'],
    registers,
  });
  const storeFailures = new Counter({
    name: 'jelajahi_store_failures_total',
    help: 'Reads and writes of a cache on disk or in Redis that failed, and connections to Redis',
    labelNames: ['store'],
    registers,
  });
  const watchCache = watchCaches(registers);
  const orderClicks = new Counter({
    name: 'jelajahi_order_clicks_total',
    help: 'Clicks on order links, by content type and kind of page',
    labelNames: ['type', 'page'],
    registers,
  });
  // `increase()` counts the first click only after a zero.
  for (const type of ORDER_TYPES) for (const page of ORDER_PAGES) orderClicks.inc({ type, page }, 0);

  return {
    registry,
    observeRequest: (labels: { route: string; cache: string; status: string }, ms: number) =>
      requests.observe(labels, ms / 1000),
    observeAdminCall: (labels: { path: string; result: string }, ms: number) => adminCalls.observe(labels, ms / 1000),
    /** Returns a function that counts a failure of a store. */
    watchStore: (store: string) => {
      // An alert sees the first failure only after a zero.
      storeFailures.inc({ store }, 0);
      return () => storeFailures.inc({ store });
    },
    countEviction: (cache: string) => evictions.inc({ cache }),
    countClickBeacon: ({ jenis, halaman }: OrderClick) => orderClicks.inc({ type: jenis, page: halaman }),
    watchCache: (name: string, cache: MeasuredCache) => {
      evictions.inc({ cache: name }, 0);
      watchCache(name, cache);
    },
    watchQueue: watchQueues(registers),
    watchCallLimit: watchCallLimit(registers),
  };
}
