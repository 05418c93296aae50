import { resolve } from 'node:path';
import cacache from 'cacache';
import { config } from './env.server';
import { logOnce } from './logger.server';

/** What lies on disk under a key: bytes, and since when, in milliseconds. */
export interface DiskEntry {
  body: Buffer;
  fetchedAt: number;
}

const PRUNE_INTERVAL_MS = 10 * 60 * 1000;
const INITIAL_PRUNE_DELAY_MS = 60 * 1000;

/**
 * A folder below `CACHE_DIR` that holds bytes by key, bounded in age and, give or take what is written between two
 * tidyings, a quarter, in size. None of its calls ever throws: a folder that does not work is logged once, and the site
 * goes on without it (decision 14).
 */
export class DiskCache {
  readonly #folder: string;
  readonly #limits: { bytes: number; ageMs: number };
  readonly #warnOnce: (error: unknown) => void;
  #pruneAt = Date.now() + INITIAL_PRUNE_DELAY_MS;
  #bytesWritten = 0;

  constructor(name: string, limits: { bytes: number; ageMs: number }, cacheDir = config.cacheDir) {
    this.#folder = resolve(cacheDir, name);
    this.#limits = limits;
    this.#warnOnce = logOnce(`disk-cache-${name}-failed`);
  }

  async read(key: string): Promise<DiskEntry | null> {
    try {
      const { data, metadata } = await cacache.get(this.#folder, key);
      return typeof metadata?.fetchedAt === 'number' ? { body: data, fetchedAt: metadata.fetchedAt } : null;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#warnOnce(error);
      return null;
    }
  }

  async write(
    key: string,
    { body, fetchedAt }: { body: Uint8Array | string; fetchedAt: number },
  ): Promise<void> {
    try {
      await cacache.put(this.#folder, key, typeof body === 'string' ? body : Buffer.from(body), {
        metadata: { fetchedAt },
      });
      this.#bytesWritten += Buffer.byteLength(body);
      if (this.#bytesWritten > this.#limits.bytes / 4 || Date.now() > this.#pruneAt) await this.#prune();
    } catch (error) {
      this.#warnOnce(error);
    }
  }

  async remove(key: string): Promise<void> {
    await cacache.rm.entry(this.#folder, key).catch(this.#warnOnce);
  }

  /** Leaves out what is too old or too much, oldest first, then frees the room of what no entry names any more. */
  async #prune(): Promise<void> {
    this.#pruneAt = Date.now() + PRUNE_INTERVAL_MS;
    this.#bytesWritten = 0;
    const entries = Object.values(await cacache.ls(this.#folder)).sort((a, b) => b.time - a.time);
    let size = 0;
    for (const entry of entries) {
      size += entry.size;
      const old = Date.now() - entry.time > this.#limits.ageMs;
      if (old || size > this.#limits.bytes) await cacache.rm.entry(this.#folder, entry.key);
    }
    await cacache.verify(this.#folder);
  }
}
