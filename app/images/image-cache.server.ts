import { type Cache, type CacheEntry, cachified } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { UpstreamFile } from '~/admin-api/fetch-upstream.server';
import { DiskCache } from '~/server/disk-cache.server';
import { IMAGE, isInFuture } from '~/server/limits.server';
import { fetchOriginal, type ImageError, type ImageResult } from './original.server';
import { type Format, resizeImage } from './resize.server';

type Bytes = Uint8Array<ArrayBuffer>;

interface Variant {
  path: string;
  width: number;
  format: Format;
}

const FRESH_MS = 24 * 60 * 60 * 1000;
const STALE_MS = 29 * FRESH_MS;

const disk = new DiskCache('images', { bytes: 512 * 1024 * 1024, ageMs: FRESH_MS + STALE_MS });
const memory = new LRUCache<string, CacheEntry<Bytes>>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ value }) => value.byteLength + 256,
});
const imageCache: Cache<Bytes> = {
  name: 'images',
  get: async (key) => readFromMemory(key) ?? (await readFromDisk(key)),
  set: (key, entry) => {
    memory.set(key, entry);
    void disk.write(key, { body: entry.value, fetchedAt: entry.metadata.createdTime });
  },
  delete: async (key) => {
    memory.delete(key);
    await disk.remove(key);
  },
};

function readFromMemory(key: string): CacheEntry<Bytes> | undefined {
  const entry = memory.get(key);
  return entry && !isInFuture(entry.metadata.createdTime) ? entry : undefined;
}

async function readFromDisk(key: string): Promise<CacheEntry<Bytes> | undefined> {
  const found = await disk.read(key);
  if (!found || isInFuture(found.fetchedAt)) return undefined;
  const metadata = { createdTime: found.fetchedAt, ttl: FRESH_MS, swr: STALE_MS };
  const entry = { value: new Uint8Array(found.body), metadata };
  memory.set(key, entry);
  return entry;
}

/** Limits how many originals are in memory, and how many requests wait for a hanging host. */
const fetchQueue = pLimit(8);
/** Two images at a time, to leave the CPU to page requests. */
const resizeQueue = pLimit(2);

/** Variants without an image, so that a missing one costs the admin host one request in half a minute. */
const negativeCache = new LRUCache<string, ImageError>({ max: 5000, ttl: 30_000 });

/** Images whose revalidation failed in the last minute: not requested again. */
const backoff = new LRUCache<string, true>({ max: 5000, ttl: 60_000 });

/**
 * Returns an image in a width and format. Concurrent requests are coalesced. It is fresh for a day; for 29 more days it
 * is returned stale and revalidated in the background, also while the admin host fails (decisions 7). Never throws.
 */
export async function getResizedImage(variant: Variant): Promise<ImageResult<UpstreamFile>> {
  const key = cacheKey(variant);
  const missing = negativeCache.get(key);
  if (missing) return { ok: false, error: missing };
  try {
    const body = await cachified({
      key,
      cache: imageCache,
      ttl: FRESH_MS,
      swr: STALE_MS,
      getFreshValue: ({ background }) => (background ? revalidate(variant) : resizeOriginal(variant)),
    });
    return { ok: true, data: { body, type: `image/${variant.format}` } };
  } catch (error) {
    if (!(error instanceof ImageUnavailableError)) throw error;
    if (['not_found', 'invalid_response'].includes(error.error.code)) negativeCache.set(key, error.error);
    return { ok: false, error: error.error };
  }
}

/** The same, synchronously: only if it is in memory and fresh. */
export function getFreshImage(variant: Variant): Bytes | undefined {
  const entry = readFromMemory(cacheKey(variant));
  return entry && Date.now() < entry.metadata.createdTime + FRESH_MS ? entry.value : undefined;
}

const cacheKey = ({ path, width, format }: Variant) => `${path}?w=${width}&f=${format}`;

/** Revalidates in the background. Deletes an image that the admin host no longer has. */
async function revalidate(variant: Variant): Promise<Bytes> {
  if (backoff.has(variant.path)) throw new ImageUnavailableError({ code: 'busy' });
  try {
    return await resizeOriginal(variant);
  } catch (error) {
    const isMissing = error instanceof ImageUnavailableError && error.error.code === 'not_found';
    if (isMissing) await imageCache.delete(cacheKey(variant));
    else backoff.set(variant.path, true);
    throw error;
  }
}

async function resizeOriginal({ path, width, format }: Variant): Promise<Bytes> {
  const job = await enqueue<Bytes>(async () => {
    const original = await fetchOriginal(path);
    if (!original.ok) return original;
    const body = await resizeQueue(() => resizeImage(original.data.body, width, format)).catch(() => null);
    return body ? { ok: true, data: body } : { ok: false, error: { code: 'invalid_response' } };
  });
  if (!job.ok) throw new ImageUnavailableError(job.error);
  return job.data;
}

function enqueue<T>(work: () => Promise<ImageResult<T>>): Promise<ImageResult<T>> {
  if (fetchQueue.pendingCount >= IMAGE.maxWaiting) return Promise.resolve({ ok: false, error: { code: 'busy' } });
  return fetchQueue(work);
}

class ImageUnavailableError extends Error {
  constructor(readonly error: ImageError) {
    super(error.code);
  }
}
