import { resolve } from 'node:path';
import cacache from 'cacache';
import { config } from './env.server';
import { tellOnce } from './logger.server';

/** What lies on disk under a key: bytes, and since when, in milliseconds. */
export interface DiskEntry {
  body: Buffer;
  asOf: number;
}

const TIDY_EVERY_MS = 10 * 60 * 1000;
const FIRST_TIDY_MS = 60 * 1000;

/**
 * A folder below `CACHE_DIR` that holds bytes by key, bounded in age and, give or take what is written between two
 * tidyings, a quarter, in size. None of its calls ever throws: a folder that does not work is logged once, and the site
 * goes on without it (decision 14).
 */
export class DiskCache {
  readonly #folder: string;
  readonly #bounds: { bytes: number; ageMs: number };
  readonly #tell: (error: unknown) => void;
  #tidyAt = Date.now() + FIRST_TIDY_MS;
  #written = 0;

  constructor(name: string, bounds: { bytes: number; ageMs: number }, cacheDir = config.cacheDir) {
    this.#folder = resolve(cacheDir, name);
    this.#bounds = bounds;
    this.#tell = tellOnce(`disk-cache-${name}-failed`);
  }

  async read(key: string): Promise<DiskEntry | null> {
    try {
      const { data, metadata } = await cacache.get(this.#folder, key);
      return typeof metadata?.asOf === 'number' ? { body: data, asOf: metadata.asOf } : null;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#tell(error);
      return null;
    }
  }

  async write(key: string, { body, asOf }: { body: Uint8Array | string; asOf: number }): Promise<void> {
    try {
      await cacache.put(this.#folder, key, typeof body === 'string' ? body : Buffer.from(body), {
        metadata: { asOf },
      });
      this.#written += Buffer.byteLength(body);
      if (this.#written > this.#bounds.bytes / 4 || Date.now() > this.#tidyAt) await this.#tidy();
    } catch (error) {
      this.#tell(error);
    }
  }

  async remove(key: string): Promise<void> {
    await cacache.rm.entry(this.#folder, key).catch(this.#tell);
  }

  /** Leaves out what is too old or too much, oldest first, then frees the room of what no entry names any more. */
  async #tidy(): Promise<void> {
    this.#tidyAt = Date.now() + TIDY_EVERY_MS;
    this.#written = 0;
    const entries = Object.values(await cacache.ls(this.#folder)).sort((a, b) => b.time - a.time);
    let size = 0;
    for (const entry of entries) {
      size += entry.size;
      const old = Date.now() - entry.time > this.#bounds.ageMs;
      if (old || size > this.#bounds.bytes) await cacache.rm.entry(this.#folder, entry.key);
    }
    await cacache.verify(this.#folder);
  }
}
