import { type Cache, type CacheEntry, cachified } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Failure } from '~/admin-api/result';
import { fetchOriginal, type Original } from '~/admin-api/storage.server';
import { DiskCache } from '~/server/disk-cache.server';
import { type Format, resized } from './resize.server';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Why there is no picture: the admin host's failure, `format` where what it sent cannot be decoded, or `busy` where too
 * many others wait already.
 */
export type NotHad = Failure | { kind: 'busy' };
export type Had<T> = { ok: true; value: T } | { ok: false; failure: NotHad };

const DAY_MS = 24 * 60 * 60 * 1000;
const FRESH_MS = DAY_MS;
const STALE_MS = 29 * DAY_MS;
const PAUSE_MS = 60_000;
const MOST_WAITING = 60;

const disk = new DiskCache('pictures', { bytes: 512 * 1024 * 1024, ageMs: FRESH_MS + STALE_MS });
const memory = new LRUCache<string, CacheEntry<Bytes>>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ value }) => value.byteLength + 256,
});
const kept: Cache<Bytes> = {
  name: 'pictures',
  get: async (key) => memory.get(key) ?? (await fromDisk(key)),
  set: (key, entry) => {
    memory.set(key, entry);
    void disk.write(key, { body: entry.value, asOf: entry.metadata.createdTime });
  },
  delete: async (key) => {
    memory.delete(key);
    await disk.remove(key);
  },
};

async function fromDisk(key: string): Promise<CacheEntry<Bytes> | undefined> {
  const found = await disk.read(key);
  if (!found) return undefined;
  const metadata = { createdTime: found.asOf, ttl: FRESH_MS, swr: STALE_MS };
  const entry = { value: new Uint8Array(found.body), metadata };
  memory.set(key, entry);
  return entry;
}

/** So many originals are in memory at most; a host that does not answer holds up no more than these. */
const jobs = pLimit(8);
/** Two pictures at a time: the pages' own work goes first. */
const resizing = pLimit(2);

/** Pictures whose renewal failed a moment ago: the admin host is left alone about them for a while. */
const resting = new LRUCache<string, true>({ max: 5000, ttl: PAUSE_MS });

/**
 * A stored picture in a width and format, made once however many ask for it. For a day it is fresh; for 29 more it is
 * given at once and renewed behind the visitor's back, also while the admin host fails (decisions 7). Never throws.
 */
export async function resizedPicture(path: string, width: number, format: Format): Promise<Had<Bytes>> {
  const key = keyOf(path, width, format);
  try {
    const value = await cachified({
      key,
      cache: kept,
      ttl: FRESH_MS,
      swr: STALE_MS,
      getFreshValue: ({ background }) =>
        background ? renewed(key, path, width, format) : made(path, width, format),
    });
    return { ok: true, value };
  } catch (error) {
    if (error instanceof NoPicture) return { ok: false, failure: error.failure };
    throw error;
  }
}

/** The same where it is in memory and fresh, so that there is nothing to wait for. */
export function freshPicture(path: string, width: number, format: Format): Bytes | undefined {
  const entry = memory.get(keyOf(path, width, format));
  return entry && Date.now() < entry.metadata.createdTime + FRESH_MS ? entry.value : undefined;
}

const keyOf = (path: string, width: number, format: Format) => `${path}?w=${width}&f=${format}`;

/** A renewal in the background. What the admin host no longer has is not to be shown any longer either. */
async function renewed(key: string, path: string, width: number, format: Format): Promise<Bytes> {
  if (resting.has(path)) throw new NoPicture({ kind: 'busy' });
  try {
    return await made(path, width, format);
  } catch (error) {
    if (error instanceof NoPicture && error.failure.kind === 'missing') await kept.delete(key);
    else resting.set(path, true);
    throw error;
  }
}

async function made(path: string, width: number, format: Format): Promise<Bytes> {
  const job = await queued<Bytes>(async () => {
    const original = await fetchOriginal(path);
    if (!original.ok) return original;
    const body = await resizing(() => resized(original.value.body, width, format)).catch(() => null);
    return body ? { ok: true, value: body } : { ok: false, failure: { kind: 'format' } };
  });
  if (!job.ok) throw new NoPicture(job.failure);
  return job.value;
}

/** The original as it is, not kept. Never throws. */
export function originalPicture(path: string): Promise<Had<Original>> {
  return queued(() => fetchOriginal(path));
}

function queued<T>(work: () => Promise<Had<T>>): Promise<Had<T>> {
  if (jobs.pendingCount >= MOST_WAITING) return Promise.resolve({ ok: false, failure: { kind: 'busy' } });
  return jobs(work);
}

class NoPicture extends Error {
  constructor(readonly failure: NotHad) {
    super(failure.kind);
  }
}
