import { Gauge, type Registry } from 'prom-client';

/** The measured values of a cache in memory; sizes are in bytes. */
export interface MeasuredCache {
  readonly size: number;
  readonly calculatedSize: number;
  readonly maxSize: number;
}

/** The measured values of a queue. */
export interface MeasuredQueue {
  /** The number of waiting tasks. */
  readonly size: number;
  /** The number of running tasks. */
  readonly pending: number;
}

/** The calls that the admin host allows per minute, and how many of them are left. */
export interface CallLimit {
  limit: number;
  remaining: number;
}

/** Creates the gauges of caches; returns a function that adds a cache to them. */
export function watchCaches(registers: Registry[]) {
  const caches = new Map<string, MeasuredCache>();
  const gauge = gaugeOfEach('cache', caches, registers);
  gauge('jelajahi_cache_entries', 'Entries of a cache in memory', ({ size }) => size);
  gauge('jelajahi_cache_bytes', 'What the entries of a cache in memory weigh', ({ calculatedSize }) => calculatedSize);
  gauge('jelajahi_cache_max_bytes', 'What they may weigh at most', ({ maxSize }) => maxSize);
  return (name: string, cache: MeasuredCache) => void caches.set(name, cache);
}

/** Creates the gauges of queues; returns a function that adds a queue to them. */
export function watchQueues(registers: Registry[]) {
  const queues = new Map<string, MeasuredQueue>();
  const gauge = gaugeOfEach('queue', queues, registers);
  gauge('jelajahi_queue_waiting', 'What waits in a queue', ({ size }) => size);
  gauge('jelajahi_queue_running', 'What runs of a queue', ({ pending }) => pending);
  return (name: string, queue: MeasuredQueue) => void queues.set(name, queue);
}

/** Creates the gauges of the admin host's limit; returns a function that sets the limit to read. */
export function watchCallLimit(registers: Registry[]) {
  let readLimit: () => CallLimit | null = () => null;
  const gauge = (name: string, help: string, read: (limit: CallLimit) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        // Without a limit there is no sample: a zero would mean that no call is left.
        this.remove();
        const limit = readLimit();
        if (limit) this.set(read(limit));
      },
    });
  gauge('jelajahi_admin_calls_left', 'Calls that the admin host still allows in this minute', (at) => at.remaining);
  gauge('jelajahi_admin_calls_limit', 'Calls that the admin host allows in a minute', ({ limit }) => limit);
  return (reader: typeof readLimit) => {
    readLimit = reader;
  };
}

/** Returns a function that creates a gauge with one sample per source, read at each scrape. */
function gaugeOfEach<S>(label: string, sources: ReadonlyMap<string, S>, registers: Registry[]) {
  return (name: string, help: string, read: (source: S) => number) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        for (const [source, value] of sources) this.set({ [label]: source }, read(value));
      },
    });
}
