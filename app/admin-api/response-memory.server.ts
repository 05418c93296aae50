import { contentTypes } from '~/definitions/registry';
import { LIST } from '~/server/limits.server';
import { createMeasuredCache } from '~/server/metrics/metrics.server';
import type { Entry } from '~/server/tiered-cache.server';

const RESPONSE_CACHE = {
  /**
   * Enough for all lists at their limit of 10 MB, with three culinary lists. Parsed, a list takes three times its size.
   */
  maxBytes: (Object.keys(contentTypes).length + 2) * 32 * 1024 * 1024,
  /** Responses for unbounded paths, such as other spellings of a title: a few thousand records. */
  maxTransientBytes: 16 * 1024 * 1024,
};

/** The metadata of a response. */
export interface ResponseNotes {
  /** Until when the same data has the same meaning, in milliseconds; undefined if that does not end. */
  validUntil?: number;
  /** The ids and slugs of a list's records that are not public. */
  hidden?: ReadonlySet<string>;
}

/** A parsed response, with what a page needs to know about it. */
export interface CachedResponse extends Entry, ResponseNotes {
  value: unknown;
  /** The version of the JSON and of its meaning at the time. */
  contentHash: string;
  bytes: number;
  transient?: boolean;
}

const createMemory = (name: string, maxSize: number) =>
  createMeasuredCache<CachedResponse>(name, {
    maxSize,
    // Parsed records take about three times the memory of their JSON, and small ones more.
    sizeCalculation: ({ value, bytes }, path) =>
      Math.max(bytes * 3, Array.isArray(value) ? value.length * LIST.bytesPerRecord : 0) + path.length * 2 + 512,
  });
const memory = createMemory('responses', RESPONSE_CACHE.maxBytes);
/** Transient responses have their own cache, so they evict only each other. */
const transientMemory = createMemory('transient-responses', RESPONSE_CACHE.maxTransientBytes);

function evict(path: string): boolean {
  const wasTransient = transientMemory.delete(path);
  return memory.delete(path) || wasTransient;
}

/** The parsed responses in memory, by path. */
export const responseMemory = {
  get: (path: string) => memory.get(path) ?? transientMemory.get(path),
  /** Returns a response that is not transient, without marking it as used. */
  peek: (path: string) => memory.peek(path),
  set: (path: string, response: CachedResponse) => {
    evict(path);
    (response.transient ? transientMemory : memory).set(path, response);
  },
  delete: evict,
};
