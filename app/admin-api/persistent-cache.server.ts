import { backoffDelay } from '~/lib/backoff-delay';
import { DiskCache } from '~/server/disk-cache.server';
import { config, isCachingEnabled, MAX_AGE_MS } from '~/server/env.server';
import { logOnce } from '~/server/logger.server';
import { countingFailures } from '~/server/metrics/metrics.server';

/**
 * The persistent cache (L2) of this admin host: the `data` of the last valid response for each path, as JSON. Never
 * throws: the site also works without it.
 */
export interface CacheStore extends Pick<DiskCache, 'read' | 'remove'> {
  /** Whether other processes write it too. */
  isShared?: boolean;
  write(path: string, entry: { body: Buffer; fetchedAt: number }): Promise<void>;
}

const MAX_DISK_BYTES = 256 * 1024 * 1024;
const REDIS_TIMEOUT_MS = 500;
/** The longest pause before the next attempt to connect. */
const REDIS_RETRY_MS = 10_000;

/** The configured store: Redis if `REDIS_URL` is set, so that replicas share it, else disk; null without caching. */
export const persistentCache: CacheStore | null = isCachingEnabled ? await openStore() : null;

async function openStore(): Promise<CacheStore> {
  if (config.redisUrl) return redisStore(config.redisUrl);
  return new DiskCache('responses', { bytes: MAX_DISK_BYTES, ageMs: MAX_AGE_MS });
}

/**
 * Shared by replicas. While Redis is down, reads miss at once; while it hangs, after `REDIS_TIMEOUT_MS`. One that refuses
 * to write, as a replica or without memory, is still read. It is logged once until something is stored again.
 */
async function redisStore(url: string): Promise<CacheStore> {
  // Imported on demand: loading the client is a tenth of the startup time.
  const { Redis } = await import('ioredis');
  const warnOnce = logOnce('redis-failed');
  const fail = countingFailures('redis', warnOnce);
  let mayReconnectAt = 0;
  const redis = new Redis(url, {
    keyPrefix: `jelajahi:${config.adminHost}:`,
    connectTimeout: 1000,
    commandTimeout: REDIS_TIMEOUT_MS,
    // Without it, commands sent to a hanging Redis stay in memory forever.
    socketTimeout: REDIS_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: (failures) => backoffDelay(failures, 500, REDIS_RETRY_MS),
    // A primary that has become a replica: the address may lead to the new one. Reads miss while the client reconnects.
    reconnectOnError: ({ message }) => {
      const isDue = message.startsWith('READONLY') && performance.now() > mayReconnectAt;
      if (isDue) mayReconnectAt = performance.now() + REDIS_RETRY_MS;
      return isDue;
    },
  });
  // Calls wait for the first connection, not for later ones.
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
