import { type Cache, type CacheEntry, cachified } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { UpstreamFile } from '~/admin-api/fetch-upstream.server';
import { type Result, ResultError } from '~/lib/result';
import { DiskCache } from '~/server/disk-cache.server';
import { exceedsClockSkew, IMAGE } from '~/server/limits.server';
import { logDistinct } from '~/server/logger.server';
import { createMeasuredCache, metrics } from '~/server/metrics/metrics.server';
import { fetchOriginal, type ImageError, type ImageResult } from './original.server';
import { type Format, resizeImage } from './resize.server';

/** An image of the storage in a width and a format. */
interface ImageVariant {
  path: string;
  width: number;
  format: Format;
  /** Of lower quality, for a browser that saves data. */
  isLight: boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;

const FRESH_MS = 24 * 60 * 60 * 1000;
const STALE_MS = 29 * FRESH_MS;
const disk = new DiskCache('images', { bytes: 512 * 1024 * 1024, ageMs: FRESH_MS + STALE_MS });
const memory = createMeasuredCache<CacheEntry<Bytes>>('images', {
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
  return entry && !exceedsClockSkew(entry.metadata.createdTime) ? entry : undefined;
}

async function readFromDisk(key: string): Promise<CacheEntry<Bytes> | undefined> {
  const found = await disk.read(key);
  if (!found || exceedsClockSkew(found.fetchedAt)) return undefined;
  const metadata = { createdTime: found.fetchedAt, ttl: FRESH_MS, swr: STALE_MS };
  const entry = { value: new Uint8Array(found.body), metadata };
  memory.set(key, entry);
  return entry;
}

/** Limits how many originals are in memory, and how many requests wait for a hanging host. */
const fetchQueue = new PQueue({ concurrency: 4 });
/** Two images at a time, to leave the CPU to page requests. */
const resizeQueue = new PQueue({ concurrency: 2 });
metrics?.watchQueue('image-fetch', fetchQueue);
metrics?.watchQueue('image-resize', resizeQueue);

/** Variants without an image, so that a missing one costs the admin host one request in half a minute. */
const negativeCache = new LRUCache<string, ImageError>({ max: 5000, ttl: 30_000 });

/** Images whose revalidation failed in the last minute: not requested again. */
const backoff = new LRUCache<string, true>({ max: 5000, ttl: 60_000 });

/**
 * Returns an image in a width and format. Concurrent requests are coalesced. It is fresh for a day; for 29 more days it is
 * returned stale and revalidated in the background, also while the admin host fails (requirements 7). Failures are
 * values; a defect throws.
 */
export async function getResizedImage(variant: ImageVariant): Promise<ImageResult<Bytes>> {
  const key = cacheKey(variant);
  const missing = negativeCache.get(key);
  if (missing) return { ok: false, error: missing };
  try {
    const data = await cachified({
      key,
      cache: imageCache,
      ttl: FRESH_MS,
      swr: STALE_MS,
      getFreshValue: ({ background }) => (background ? revalidate(variant) : resizeOriginal(variant, true)),
    });
    return { ok: true, data };
  } catch (error) {
    if (!(error instanceof ResultError)) throw error;
    if (isMissing(error.error)) negativeCache.set(key, error.error);
    return { ok: false, error: error.error };
  }
}

const cacheKey = ({ path, width, format, isLight }: ImageVariant) =>
  `/storage/${path}?w=${width}&f=${format}${isLight ? '&light' : ''}`;

/** Revalidates in the background. Deletes an image that the admin host no longer has. */
async function revalidate(variant: ImageVariant): Promise<Bytes> {
  if (backoff.has(variant.path)) throw new ResultError({ code: 'busy' });
  try {
    return await resizeOriginal(variant);
  } catch (error) {
    const isGone = error instanceof ResultError && error.error.code === 'not_found';
    if (isGone) await imageCache.delete(cacheKey(variant));
    else backoff.set(variant.path, true);
    throw error;
  }
}

const onUndecodable = logDistinct('admin-image-undecodable');

async function resizeOriginal(variant: ImageVariant, isShared = false): Promise<Bytes> {
  const job = await enqueue<Bytes>(() =>
    withOriginal(variant.path, isShared, async ({ body: original, type }) => {
      const body = await resizeQueue.add(() => resizeImage(original, variant)).catch(() => null);
      if (body) return { ok: true, data: body };
      // A host that answers every path with a page has not this file: the path may be a visitor's.
      if (!type.startsWith('text/')) onUndecodable(variant.path);
      return { ok: false, error: { code: 'invalid_response' } };
    }),
  );
  if (!job.ok) throw new ResultError(job.error);
  return job.data;
}

/** Originals of running jobs: several widths at the same time cause one fetch. A revalidation makes its own. */
const originals = new Map<string, { fetched: Promise<Result<UpstreamFile>>; jobs: number }>();

async function withOriginal<T>(
  path: string,
  isShared: boolean,
  work: (original: UpstreamFile) => Promise<ImageResult<T>>,
): Promise<ImageResult<T>> {
  const entry = (isShared && originals.get(path)) || { fetched: fetchOriginal(path), jobs: 0 };
  if (isShared) originals.set(path, entry);
  entry.jobs += 1;
  try {
    const original = await entry.fetched;
    return original.ok ? await work(original.data) : original;
  } finally {
    entry.jobs -= 1;
    if (isShared && entry.jobs === 0) originals.delete(path);
  }
}

function enqueue<T>(work: () => Promise<ImageResult<T>>): Promise<ImageResult<T>> {
  if (fetchQueue.size >= IMAGE.maxWaiting) return Promise.resolve({ ok: false, error: { code: 'busy' } });
  return fetchQueue.add(work);
}

const isMissing = ({ code }: ImageError) => code === 'not_found' || code === 'invalid_response';
