import { Redis } from 'ioredis';
import { config } from '~/site/config.server';
import { DiskCache } from '~/site/disk-cache.server';
import { tellOnce } from '~/site/log.server';

/** The last good answer to a path, as it outlives this process. */
export interface Snapshot {
  /** The answer's `data` as JSON. */
  body: string;
  /** When the admin host gave it, in milliseconds. */
  asOf: number;
}

/** Where snapshots lie. None of its calls ever throws: the site works without it too. */
export interface SnapshotStore {
  read(path: string): Promise<Snapshot | null>;
  write(path: string, snapshot: Snapshot): Promise<void>;
  remove(path: string): Promise<void>;
}

const MAX_DISK_BYTES = 256 * 1024 * 1024;
const lifetimeMs = config.freshMs + config.staleMs;

/** The store that the settings name: none where nothing is kept, Redis where replicas share one, else the disk. */
export const snapshots: SnapshotStore | null =
  lifetimeMs === 0 ? null : config.redisUrl ? redisStore(config.redisUrl) : diskStore();

function diskStore(): SnapshotStore {
  const disk = new DiskCache('answers', { bytes: MAX_DISK_BYTES, ageMs: lifetimeMs });
  return {
    async read(path) {
      const entry = await disk.read(path);
      return entry && { body: entry.body.toString('utf8'), asOf: entry.asOf };
    },
    write: (path, snapshot) => disk.write(path, snapshot),
    remove: (path) => disk.remove(path),
  };
}

/** Snapshots in Redis, for replicas to share; while it is down, and that is logged once, there are none. */
export function redisStore(url: string): SnapshotStore {
  const tell = tellOnce('redis-failed');
  const redis = new Redis(url, {
    keyPrefix: 'jelajahi:',
    connectTimeout: 1000,
    commandTimeout: 500,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * 500, 10_000),
  });
  redis.on('error', tell);
  redis.on('ready', tell.again);
  const attempt = <T>(work: Promise<T>) =>
    work.catch((error: unknown) => {
      tell(error);
      return null;
    });
  return {
    async read(path) {
      const [asOf, body] = (await attempt(redis.hmget(path, 'asOf', 'body'))) ?? [];
      return asOf && body ? { asOf: Number(asOf), body } : null;
    },
    async write(path, { body, asOf }) {
      await attempt(redis.multi().hset(path, { asOf, body }).pexpire(path, lifetimeMs).exec());
    },
    async remove(path) {
      await attempt(redis.del(path));
    },
  };
}
