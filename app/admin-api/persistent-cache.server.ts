import { DiskCache } from '~/server/disk-cache.server';
import { config } from '~/server/env.server';
import { logOnce } from '~/server/logger.server';

/** The last good answer to a path, as it outlives this process. */
export interface PersistedResponse {
  /** The answer's `data` as JSON. */
  body: string;
  /** When the admin host gave it, in milliseconds. */
  fetchedAt: number;
}

/**
 * Where snapshots lie, each admin host's apart: the sample's are not to be shown as another's. None of its calls ever
 * throws: the site works without it too.
 */
export interface CacheStore {
  read(path: string): Promise<PersistedResponse | null>;
  write(path: string, entry: PersistedResponse): Promise<void>;
  remove(path: string): Promise<void>;
}

const MAX_DISK_BYTES = 256 * 1024 * 1024;
const REDIS_TIMEOUT_MS = 500;
const lifetimeMs = config.freshMs + config.staleMs;

/** The store that the settings name: none where nothing is kept, Redis where replicas share one, else the disk. */
export const persistentCache: CacheStore | null =
  lifetimeMs === 0 ? null : config.redisUrl ? await redisStore(config.redisUrl) : diskStore();

function diskStore(): CacheStore {
  const disk = new DiskCache('responses', { bytes: MAX_DISK_BYTES, ageMs: lifetimeMs });
  return {
    async read(path) {
      const entry = await disk.read(config.adminHost + path);
      return entry && { body: entry.body.toString('utf8'), fetchedAt: entry.fetchedAt };
    },
    write: (path, entry) => disk.write(config.adminHost + path, entry),
    remove: (path) => disk.remove(config.adminHost + path),
  };
}

/**
 * Snapshots in Redis, for replicas to share. While it is down, or takes calls and does not answer them, there are none,
 * and that is logged once; nobody waits for it longer than half a second, and only until it is known to be ill.
 */
async function redisStore(url: string): Promise<CacheStore> {
  // Who has no Redis need not read its client, a tenth of the start.
  const { Redis } = await import('ioredis');
  const warnOnce = logOnce('redis-failed');
  const redis = new Redis(url, {
    keyPrefix: `jelajahi:${config.adminHost}:`,
    connectTimeout: 1000,
    commandTimeout: REDIS_TIMEOUT_MS,
    // Without it, what was sent to a Redis that hangs would be held on to for ever.
    socketTimeout: REDIS_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * 500, 10_000),
  });
  // Calls wait for the first connection, not for later ones.
  let tried = false;
  redis.on('error', (error) => {
    tried = true;
    warnOnce(error);
  });
  redis.on('ready', () => {
    tried = true;
    warnOnce.reset();
  });
  const attempt = async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (tried && redis.status !== 'ready') return null;
    try {
      return await work();
    } catch (error) {
      warnOnce(error);
      return null;
    }
  };
  return {
    async read(path) {
      const [, fetchedAt, body] =
        /^(\d+) ([\s\S]*)$/.exec((await attempt(() => redis.get(path))) ?? '') ?? [];
      return fetchedAt && body ? { fetchedAt: Number(fetchedAt), body } : null;
    },
    async write(path, { body, fetchedAt }) {
      await attempt(() => redis.set(path, `${fetchedAt} ${body}`, 'PX', lifetimeMs));
    },
    async remove(path) {
      await attempt(() => redis.del(path));
    },
  };
}
