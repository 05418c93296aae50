import { createHash, randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import PQueue from 'p-queue';
import { config } from './env.server';
import { exceedsClockSkew } from './limits.server';
import { logOnce } from './logger.server';
import { countingFailures } from './metrics/metrics.server';

/** The bytes stored for a key, and when they were fetched, in milliseconds. */
export interface DiskEntry {
  body: Buffer;
  fetchedAt: number;
}

const PRUNE_INTERVAL_MS = 10 * 60 * 1000;
const INITIAL_PRUNE_DELAY_MS = 60 * 1000;
/** A slower operation counts as hanging. On a busy machine, a starting process may take a second. */
const MAX_MS = 2000;

/** A hanging folder blocks at most two of the four threads that Node.js has for files, names and compression. */
const operations = new PQueue({ concurrency: 2 });
/** The number of operations that are over the limit and still running. */
let hanging = 0;

/**
 * Runs an operation on the disk.
 *
 * @throws after two seconds, or at once while an earlier operation hangs
 */
function withinLimit<T>(operation: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    if (hanging > 0) throw new Error('the disk hangs');
    let isHanging = false;
    const timer = setTimeout(() => {
      isHanging = true;
      hanging += 1;
      reject(new Error('the disk hangs'));
    }, MAX_MS);
    const settle = () => {
      clearTimeout(timer);
      if (isHanging) hanging -= 1;
    };
    operations.add(operation).then(resolve, reject).finally(settle);
  });
}

/** The name of an entry, or of one that is being written. */
const OWN_NAME = /^[\da-f]{64}(?:\.[\da-f-]{36})?$/;

/**
 * A key-value cache of this admin host on disk, with one file per key, in its own folder in `CACHE_DIR`. Age and size
 * are limited; between two prunings the size may exceed its limit by a quarter. Entries of another admin host are never
 * read. No method throws: a folder that fails or hangs is logged once, and the site works without it.
 */
export class DiskCache {
  readonly #folder: string;
  readonly #limits: { bytes: number; ageMs: number };
  readonly #warnOnce: (error: unknown) => void;
  #pruneAt = Date.now() + INITIAL_PRUNE_DELAY_MS;
  #bytesWritten = 0;

  constructor(name: string, limits: { bytes: number; ageMs: number }, cacheDir = config.cacheDir) {
    this.#folder = resolve(cacheDir, `jelajahi-${name}`);
    this.#limits = limits;
    this.#warnOnce = countingFailures(`disk-${name}`, logOnce(`disk-cache-${name}-failed`));
  }

  /** The file of a key. Keys include the admin host, so sample content never appears as another host's content. */
  #file(key: string): string {
    return join(
      this.#folder,
      createHash('sha256')
        .update(config.adminHost + key)
        .digest('hex'),
    );
  }

  async read(key: string): Promise<DiskEntry | null> {
    try {
      return parseEntry(await withinLimit(() => readFile(this.#file(key))));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#warnOnce(error);
      return null;
    }
  }

  async write(key: string, { body, fetchedAt }: { body: Uint8Array | string; fetchedAt: number }): Promise<void> {
    const file = this.#file(key);
    const temporary = `${file}.${randomUUID()}`;
    const bytes = Buffer.from(body);
    try {
      await withinLimit(() => mkdir(this.#folder, { recursive: true }));
      // The rename is atomic: a reader sees the old entry or the new one.
      await withinLimit(() => writeFile(temporary, Buffer.concat([Buffer.from(headOf(bytes, fetchedAt)), bytes])));
      await withinLimit(() => rename(temporary, file));
      this.#bytesWritten += bytes.byteLength;
      if (this.#bytesWritten > this.#limits.bytes / 4 || Date.now() > this.#pruneAt) await this.#prune();
    } catch (error) {
      this.#warnOnce(error);
      await withinLimit(() => rm(temporary, { force: true })).catch(this.#warnOnce);
    }
  }

  async remove(key: string): Promise<void> {
    await withinLimit(() => rm(this.#file(key), { force: true })).catch(this.#warnOnce);
  }

  /**
   * Deletes files that are too old or dated in the future, then the oldest ones above the size limit. Reads no file.
   */
  async #prune(): Promise<void> {
    this.#pruneAt = Date.now() + PRUNE_INTERVAL_MS;
    this.#bytesWritten = 0;
    const files = [];
    for (const name of await withinLimit(() => readdir(this.#folder))) {
      // The cache does not own other files and links in the folder.
      if (!OWN_NAME.test(name)) continue;
      const path = join(this.#folder, name);
      // Another replica may prune the same folder.
      const found = await withinLimit(() => lstat(path)).catch(() => null);
      if (found?.isFile()) files.push({ path, time: found.mtimeMs, size: found.size });
    }
    let size = 0;
    for (const file of files.sort((a, b) => b.time - a.time)) {
      size += file.size;
      const old = exceedsClockSkew(file.time) || Date.now() - file.time > this.#limits.ageMs;
      if (old || size > this.#limits.bytes) await withinLimit(() => rm(file.path, { force: true }));
    }
  }
}

/** The header line of an entry's file. */
const headOf = (body: Buffer, fetchedAt: number) => `${fetchedAt} ${body.byteLength}\n`;

/** @throws if a power failure truncated the file, or the site did not write it */
function parseEntry(file: Buffer): DiskEntry {
  const end = file.indexOf('\n') + 1;
  const [, fetchedAt, length] = /^(\d+) (\d+)\n$/.exec(file.toString('latin1', 0, Math.min(end, 50))) ?? [];
  const body = file.subarray(end);
  if (body.byteLength !== Number(length)) throw new Error('invalid entry');
  return { body, fetchedAt: Number(fetchedAt) };
}
