import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { UpstreamFile } from '~/admin-api/fetch-upstream.server';
import type { Result } from '~/lib/result';
import { DiskCache } from '~/server/disk-cache.server';
import { IMAGE } from '~/server/limits.server';
import { logDistinct } from '~/server/logger.server';
import { createMeasuredCache, metrics } from '~/server/metrics/metrics.server';
import { type Entry, type Loaded, TieredCache } from '~/server/tiered-cache.server';
import { fetchOriginal, type ImageError, type ImageResult } from './original.server';
import { type Format, resizeImage } from './resize.server';

/** An image of the storage, in one width and format. */
interface ImageVariant {
  path: string;
  width: number;
  format: Format;
  /** Whether the quality is lower, for a browser that saves data. */
  saveData: boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;

interface CachedImage extends Entry {
  bytes: Bytes;
}

const FRESH_MS = 24 * 60 * 60 * 1000;
const STALE_MS = 29 * FRESH_MS;
const disk = new DiskCache('images', { bytes: 512 * 1024 * 1024, ageMs: FRESH_MS + STALE_MS });

const images = new TieredCache<CachedImage, ImageError>({
  memory: createMeasuredCache<CachedImage>('images', {
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 256,
  }),
  freshMs: FRESH_MS,
  staleMs: STALE_MS,
  onForget: (key) => void disk.remove(key),
  backoffMs: () => 60_000,
  // Groups all widths of a picture.
  backoffKeyOf: (key) => key.slice(0, key.lastIndexOf('?')),
});

async function readFromDisk(key: string): Promise<CachedImage | null> {
  const found = await disk.read(key);
  return found && { bytes: new Uint8Array(found.body), fetchedAt: found.fetchedAt };
}

/** Limits the originals in memory, and the requests that wait for a hanging host. */
const fetchQueue = new PQueue({ concurrency: 4 });
/** Resizes two images at a time, which leaves the CPU to page requests. */
const resizeQueue = new PQueue({ concurrency: 2 });
metrics?.watchQueue('image-fetch', fetchQueue);
metrics?.watchQueue('image-resize', resizeQueue);

/** Variants without an image: a missing one costs the admin host one request in half a minute. */
const negativeCache = new LRUCache<string, ImageError>({ max: 5000, ttl: 30_000 });

/**
 * Returns an image in a width and format. Concurrent requests are coalesced. The image is fresh for a day. For 29 more
 * days it is returned stale and revalidated in the background, also while the admin host fails. A failure is returned
 * as a value; a defect throws.
 */
export async function getResizedImage(variant: ImageVariant): Promise<ImageResult<Bytes>> {
  const key = cacheKey(variant);
  const missing = negativeCache.get(key);
  if (missing) return { ok: false, error: missing };
  const image = await images.get(key, {
    load: async (isBackground) => {
      const resized = await resizeOriginal(variant, !isBackground);
      if (resized.ok) void disk.write(key, { body: resized.data.bytes, fetchedAt: resized.data.fetchedAt });
      return resized;
    },
    restore: () => readFromDisk(key),
  });
  if (image.ok) return { ok: true, data: image.data.bytes };
  if (isMissing(image.error)) negativeCache.set(key, image.error);
  return { ok: false, error: image.error };
}

const cacheKey = ({ path, width, format, saveData }: ImageVariant) =>
  `/storage/${path}?w=${width}&f=${format}${saveData ? '&light' : ''}`;

const onUndecodable = logDistinct('admin-image-undecodable');

async function resizeOriginal(variant: ImageVariant, isShared: boolean): Promise<Loaded<CachedImage, ImageError>> {
  // The time before the fetch: the original may change while it is resized.
  const fetchedAt = Date.now();
  const job = await enqueue<Bytes>(() =>
    withOriginal(variant.path, isShared, async ({ body: original, type }) => {
      const body = await resizeQueue.add(() => resizeImage(original, variant)).catch(() => null);
      if (body) return { ok: true, data: body };
      // A host that responds to every path with a page does not have this file: a visitor may have invented the path.
      if (!type.startsWith('text/')) onUndecodable(variant.path);
      return { ok: false, error: { code: 'invalid_response' } };
    }),
  );
  if (job.ok) return { ok: true, data: { bytes: job.data, fetchedAt } };
  return { ...job, effect: job.error.code === 'not_found' ? 'forget' : 'back-off' };
}

/**
 * The originals of running jobs, so that several widths at the same time cause one fetch. A revalidation fetches again.
 */
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
