import { type Cache, type CacheEntry, cachified } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { ApiError, Result } from '~/admin-api/result';
import { fetchOriginal, type Original } from '~/admin-api/storage.server';
import { DiskCache } from '~/server/disk-cache.server';
import { type Format, resizeImage } from './resize.server';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Why there is no image: the admin host's error, `invalid_response` if its file cannot be decoded, or `busy` if the
 * queue is full.
 */
export type ImageError = ApiError | { code: 'busy' };
export type ImageResult<T> = Result<T, ImageError>;

const DAY_MS = 24 * 60 * 60 * 1000;
const FRESH_MS = DAY_MS;
const STALE_MS = 29 * DAY_MS;
const BACKOFF_MS = 60_000;
const MAX_QUEUE = 60;

const disk = new DiskCache('images', { bytes: 512 * 1024 * 1024, ageMs: FRESH_MS + STALE_MS });
const memory = new LRUCache<string, CacheEntry<Bytes>>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ value }) => value.byteLength + 256,
});
const imageCache: Cache<Bytes> = {
  name: 'images',
  get: async (key) => memory.get(key) ?? (await readFromDisk(key)),
  set: (key, entry) => {
    memory.set(key, entry);
    void disk.write(key, { body: entry.value, fetchedAt: entry.metadata.createdTime });
  },
  delete: async (key) => {
    memory.delete(key);
    await disk.remove(key);
  },
};

async function readFromDisk(key: string): Promise<CacheEntry<Bytes> | undefined> {
  const found = await disk.read(key);
  if (!found) return undefined;
  const metadata = { createdTime: found.fetchedAt, ttl: FRESH_MS, swr: STALE_MS };
  const entry = { value: new Uint8Array(found.body), metadata };
  memory.set(key, entry);
  return entry;
}

/** Limits how many originals are in memory, and how many requests wait for a hanging host. */
const fetchQueue = pLimit(8);
/** Two images at a time, to leave the CPU to page requests. */
const resizeQueue = pLimit(2);

/** Images whose revalidation failed recently: not requested again for `BACKOFF_MS`. */
const backoff = new LRUCache<string, true>({ max: 5000, ttl: BACKOFF_MS });

/**
 * Returns an image in a width and format. Concurrent requests are coalesced. It is fresh for a day; for 29 more days it
 * is returned stale and revalidated in the background, also while the admin host fails (decisions 7). Never throws.
 */
export async function getResizedImage(
  path: string,
  width: number,
  format: Format,
): Promise<ImageResult<Bytes>> {
  const key = cacheKey(path, width, format);
  try {
    const data = await cachified({
      key,
      cache: imageCache,
      ttl: FRESH_MS,
      swr: STALE_MS,
      getFreshValue: ({ background }) =>
        background ? revalidate(key, path, width, format) : resizeOriginal(path, width, format),
    });
    return { ok: true, data };
  } catch (error) {
    if (error instanceof ImageUnavailableError) return { ok: false, error: error.error };
    throw error;
  }
}

/** The same, synchronously: only if it is in memory and fresh. */
export function getFreshImage(path: string, width: number, format: Format): Bytes | undefined {
  const entry = memory.get(cacheKey(path, width, format));
  return entry && Date.now() < entry.metadata.createdTime + FRESH_MS ? entry.value : undefined;
}

const cacheKey = (path: string, width: number, format: Format) => `${path}?w=${width}&f=${format}`;

/** Revalidates in the background. Deletes an image that the admin host no longer has. */
async function revalidate(key: string, path: string, width: number, format: Format): Promise<Bytes> {
  if (backoff.has(path)) throw new ImageUnavailableError({ code: 'busy' });
  try {
    return await resizeOriginal(path, width, format);
  } catch (error) {
    if (error instanceof ImageUnavailableError && error.error.code === 'not_found')
      await imageCache.delete(key);
    else backoff.set(path, true);
    throw error;
  }
}

async function resizeOriginal(path: string, width: number, format: Format): Promise<Bytes> {
  const job = await enqueue<Bytes>(async () => {
    const original = await fetchOriginal(path);
    if (!original.ok) return original;
    const body = await resizeQueue(() => resizeImage(original.data.body, width, format)).catch(() => null);
    return body ? { ok: true, data: body } : { ok: false, error: { code: 'invalid_response' } };
  });
  if (!job.ok) throw new ImageUnavailableError(job.error);
  return job.data;
}

/** Returns the unchanged original, uncached. Never throws. */
export function getOriginalImage(path: string): Promise<ImageResult<Original>> {
  return enqueue(() => fetchOriginal(path));
}

function enqueue<T>(work: () => Promise<ImageResult<T>>): Promise<ImageResult<T>> {
  if (fetchQueue.pendingCount >= MAX_QUEUE) return Promise.resolve({ ok: false, error: { code: 'busy' } });
  return fetchQueue(work);
}

class ImageUnavailableError extends Error {
  constructor(readonly error: ImageError) {
    super(error.code);
  }
}
