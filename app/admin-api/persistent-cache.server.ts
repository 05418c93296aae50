import { DiskCache } from '~/server/disk-cache.server';
import { config } from '~/server/env.server';
import { tellOnce } from '~/server/logger.server';

/** The last good answer to a path, as it outlives this process. */
export interface Snapshot {
  /** The answer's `data` as JSON. */
  body: string;
  /** When the admin host gave it, in milliseconds. */
  asOf: number;
}

/**
 * Where snapshots lie, each admin host's apart: the sample's are not to be shown as another's. None of its calls ever
 * throws: the site works without it too.
 */
export interface SnapshotStore {
  read(path: string): Promise<Snapshot | null>;
  write(path: string, snapshot: Snapshot): Promise<void>;
  remove(path: string): Promise<void>;
}

const MAX_DISK_BYTES = 256 * 1024 * 1024;
const MAX_REDIS_MS = 500;
const lifetimeMs = config.freshMs + config.staleMs;

/** The store that the settings name: none where nothing is kept, Redis where replicas share one, else the disk. */
export const snapshots: SnapshotStore | null =
  lifetimeMs === 0 ? null : config.redisUrl ? await redisStore(config.redisUrl) : diskStore();

function diskStore(): SnapshotStore {
  const disk = new DiskCache('answers', { bytes: MAX_DISK_BYTES, ageMs: lifetimeMs });
  return {
    async read(path) {
      const entry = await disk.read(config.adminHost + path);
      return entry && { body: entry.body.toString('utf8'), asOf: entry.asOf };
    },
    write: (path, snapshot) => disk.write(config.adminHost + path, snapshot),
    remove: (path) => disk.remove(config.adminHost + path),
  };
}

/**
 * Snapshots in Redis, for replicas to share. While it is down, or takes calls and does not answer them, there are none,
 * and that is logged once; nobody waits for it longer than half a second, and only until it is known to be ill.
 */
async function redisStore(url: string): Promise<SnapshotStore> {
  // Who has no Redis need not read its client, a tenth of the start.
  const { Redis } = await import('ioredis');
  const tell = tellOnce('redis-failed');
  const redis = new Redis(url, {
    keyPrefix: `jelajahi:${config.adminHost}:`,
    connectTimeout: 1000,
    commandTimeout: MAX_REDIS_MS,
    // Without it, what was sent to a Redis that hangs would be held on to for ever.
    socketTimeout: MAX_REDIS_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * 500, 10_000),
  });
  // Calls wait for the first connection, not for later ones.
  let tried = false;
  redis.on('error', (error) => {
    tried = true;
    tell(error);
  });
  redis.on('ready', () => {
    tried = true;
    tell.again();
  });
  const attempt = async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (tried && redis.status !== 'ready') return null;
    try {
      return await work();
    } catch (error) {
      tell(error);
      return null;
    }
  };
  return {
    async read(path) {
      const [, asOf, body] = /^(\d+) ([\s\S]*)$/.exec((await attempt(() => redis.get(path))) ?? '') ?? [];
      return asOf && body ? { asOf: Number(asOf), body } : null;
    },
    async write(path, { body, asOf }) {
      await attempt(() => redis.set(path, `${asOf} ${body}`, 'PX', lifetimeMs));
    },
    async remove(path) {
      await attempt(() => redis.del(path));
    },
  };
}
