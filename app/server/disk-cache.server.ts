import { resolve } from 'node:path';
import cacache from 'cacache';
import { config } from './env.server';
import { exceedsClockSkew } from './limits.server';
import { logOnce } from './logger.server';

/** The bytes stored for a key, and when they were fetched, in milliseconds. */
export interface DiskEntry {
  body: Buffer;
  fetchedAt: number;
}

/** Keys include the admin host: the content of the sample must not appear as another's. */
const storedKey = (key: string) => config.adminHost + key;

const PRUNE_INTERVAL_MS = 10 * 60 * 1000;
const INITIAL_PRUNE_DELAY_MS = 60 * 1000;

/**
 * A key-value cache of this admin host in a folder of `CACHE_DIR`, limited in age and size; between two prunings it may
 * exceed its size by a quarter. Entries of another admin host are never read. Its methods never throw: a failing folder
 * is logged once, and the site works without it (decision 14).
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
      const { data, metadata } = await cacache.get(this.#folder, storedKey(key));
      return typeof metadata?.fetchedAt === 'number' ? { body: data, fetchedAt: metadata.fetchedAt } : null;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#warnOnce(error);
      return null;
    }
  }

  async write(key: string, { body, fetchedAt }: { body: Uint8Array | string; fetchedAt: number }): Promise<void> {
    try {
      await cacache.put(this.#folder, storedKey(key), typeof body === 'string' ? body : Buffer.from(body), {
        metadata: { fetchedAt },
      });
      this.#bytesWritten += Buffer.byteLength(body);
      if (this.#bytesWritten > this.#limits.bytes / 4 || Date.now() > this.#pruneAt) await this.#prune();
    } catch (error) {
      this.#warnOnce(error);
    }
  }

  async remove(key: string): Promise<void> {
    await cacache.rm.entry(this.#folder, storedKey(key)).catch(this.#warnOnce);
  }

  /** Evicts entries above the age or size limit or dated in the future, oldest first, then deletes the content that no entry refers to. */
  async #prune(): Promise<void> {
    this.#pruneAt = Date.now() + PRUNE_INTERVAL_MS;
    this.#bytesWritten = 0;
    const entries = Object.values(await cacache.ls(this.#folder)).sort((a, b) => b.time - a.time);
    let size = 0;
    for (const entry of entries) {
      size += entry.size;
      const old = exceedsClockSkew(entry.time) || Date.now() - entry.time > this.#limits.ageMs;
      if (old || size > this.#limits.bytes) await cacache.rm.entry(this.#folder, entry.key);
    }
    await cacache.verify(this.#folder);
  }
}
