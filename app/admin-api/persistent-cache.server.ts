import { backoffDelay } from '~/lib/backoff-delay';
import { DiskCache } from '~/server/disk-cache.server';
import { config, isCachingEnabled, MAX_AGE_MS } from '~/server/env.server';
import { logOnce } from '~/server/logger.server';
import { countingFailures } from '~/server/metrics/metrics.server';

/**
 * The persistent cache (L2) of this admin host: for each path, the `data` of the last valid response, as JSON. No
 * method throws: the site also works without the cache.
 */
export interface CacheStore extends Pick<DiskCache, 'read' | 'remove'> {
  /** Whether other processes write to it too. */
  isShared?: boolean;
  write(path: string, entry: { body: Buffer; fetchedAt: number }): Promise<void>;
}

const MAX_DISK_BYTES = 256 * 1024 * 1024;
const REDIS_TIMEOUT_MS = 500;
/** The longest pause before the next connection attempt. */
const REDIS_RETRY_MS = 10_000;

/**
 * The configured store: Redis if `REDIS_URL` is set, so that replicas share it, otherwise the disk; null without
 * caching.
 */
export const persistentCache: CacheStore | null = isCachingEnabled ? await openStore() : null;

async function openStore(): Promise<CacheStore> {
  if (config.redisUrl) return redisStore(config.redisUrl);
  return new DiskCache('responses', { bytes: MAX_DISK_BYTES, ageMs: MAX_AGE_MS });
}

/**
 * Opens the store that replicas share. While Redis is down, reads miss at once; while it hangs, they miss after
 * `REDIS_TIMEOUT_MS`. A Redis that refuses writes, because it is a replica or out of memory, is still read. A failure
 * is logged once until a write succeeds again.
 */
async function redisStore(url: string): Promise<CacheStore> {
  // Imported on demand: loading the client takes a tenth of the startup time.
  const { Redis } = await import('ioredis');
  const warnOnce = logOnce('redis-failed');
  const fail = countingFailures('redis', warnOnce);
  let mayReconnectAt = 0;
  const redis = new Redis(url, {
    keyPrefix: `jelajahi:${config.adminHost}:`,
    connectTimeout: 1000,
    commandTimeout: REDIS_TIMEOUT_MS,
    // Without this timeout, commands sent to a hanging Redis would stay in memory forever.
    socketTimeout: REDIS_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: (failures) => backoffDelay(failures, 500, REDIS_RETRY_MS),
    // This primary has become a replica, and its host name may lead to the new primary. Reads miss while the client
    // reconnects.
    reconnectOnError: ({ message }) => {
      const isDue = message.startsWith('READONLY') && performance.now() > mayReconnectAt;
      if (isDue) mayReconnectAt = performance.now() + REDIS_RETRY_MS;
      return isDue;
    },
  });
  // Calls wait for the first connection attempt only.
  let tried = false;
  redis.on('error', (error) => {
    tried = true;
    fail(error);
  });
  redis.on('ready', () => {
    tried = true;
  });
  const call = async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (tried && redis.status !== 'ready') return null;
    try {
      return await work();
    } catch (error) {
      fail(error);
      return null;
    }
  };
  return {
    isShared: true,
    async read(path) {
      const entry = await call(() => redis.getBuffer(path));
      const [start, fetchedAt] = /^(\d+) /.exec(entry?.toString('latin1', 0, 20) ?? '') ?? [];
      return entry && start ? { fetchedAt: Number(fetchedAt), body: entry.subarray(start.length) } : null;
    },
    async write(path, { body, fetchedAt }) {
      const entry = Buffer.concat([Buffer.from(`${fetchedAt} `), body]);
      const stored = await call(() => redis.set(path, entry, 'PX', MAX_AGE_MS));
      if (stored) warnOnce.reset();
    },
    async remove(path) {
      await call(() => redis.del(path));
    },
  };
}
