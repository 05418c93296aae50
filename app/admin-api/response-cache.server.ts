import { createHash } from 'node:crypto';
import { type CacheEntry, cachified } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';
import { backoffDelay } from '~/lib/backoff-delay';
import { type ApiError, type ApiResult, type Result, ResultError } from '~/lib/result';
import { config, isCachingEnabled, MAX_AGE_MS } from '~/server/env.server';
import { exceedsClockSkew, LIST } from '~/server/limits.server';
import { log } from '~/server/logger.server';
import { createMeasuredCache } from '~/server/metrics/metrics.server';
import { waitForTurn } from '~/server/turns.server';
import { areFewCallsLeft } from './call-queue.server';
import { type ApiData, type CallOptions, fetchJson } from './http-client.server';
import { parseData } from './json.server';
import { persistentCache } from './persistent-cache.server';

const RESPONSE_CACHE = {
  /** Eleven lists of the maximal 10 MB fit; parsed, they take three times their size (bench/scalability.ts). */
  maxBytes: 352 * 1024 * 1024,
  /** Responses for unbounded paths, such as other spellings of a title: some thousand records. */
  maxTransientBytes: 16 * 1024 * 1024,
};

/** Where the response for a path comes from: how it is fetched and parsed. */
export interface ResponseSource<T> extends Omit<CallOptions, 'signal'> {
  /** Parses an envelope's `data`; a long list in slices. */
  parse: (data: unknown) => Result<T> | Promise<Result<T>>;
  /** Fetches the envelope in place of a request for the path. */
  fetch?: (signal?: AbortSignal) => Promise<Result<ApiData>>;
  /** Whether a response belongs to an unbounded set of paths: neither persisted nor kept beside the others. */
  isTransient?: (value: T) => boolean;
}

/** A parsed response with what a page needs to know of it. */
interface CachedResponse {
  value: unknown;
  fetchedAt: number;
  version: string;
  bytes: number;
  transient?: boolean;
}

const INITIAL_BACKOFF_MS = 1000;

const createMemory = (name: string, maxSize: number) =>
  createMeasuredCache<CacheEntry<CachedResponse>>(name, {
    maxSize,
    // Parsed records take about three times the memory of their JSON, tiny ones more.
    sizeCalculation: ({ value: { value, bytes } }, path) =>
      Math.max(bytes * 3, Array.isArray(value) ? value.length * LIST.bytesPerRecord : 0) + path.length * 2 + 512,
  });
const memory = createMemory('responses', RESPONSE_CACHE.maxBytes);
/** Transient responses have their own cache: they evict only each other. */
const transientMemory = createMemory('transient-responses', RESPONSE_CACHE.maxTransientBytes);
const memoryCache = {
  name: 'responses',
  get: readFromMemory,
  // The entry's age counts from `fetchedAt`, also for a response from the persistent cache.
  set: (path: string, { value }: CacheEntry<CachedResponse>) => {
    evict(path);
    (value.transient ? transientMemory : memory).set(path, toCacheEntry(value));
  },
  delete: (path: string) => void evict(path),
};

function evict(path: string): boolean {
  const wasTransient = transientMemory.delete(path);
  return memory.delete(path) || wasTransient;
}

function readFromMemory(path: string): CacheEntry<CachedResponse> | undefined {
  const entry = memory.get(path) ?? transientMemory.get(path);
  return entry && !exceedsClockSkew(entry.value.fetchedAt) ? entry : undefined;
}

function toCacheEntry(value: CachedResponse): CacheEntry<CachedResponse> {
  return { value, metadata: { createdTime: value.fetchedAt, ttl: config.freshMs, swr: config.staleMs } };
}

// Added to the TTL of a pending call, so that a slow one is still coalesced: the calls for a list's pages and a safety
// margin. It keeps no response fresh for longer: `set` replaces the metadata by that of `toCacheEntry`.
const MAX_IN_FLIGHT_MS = LIST.maxPages * config.adminTimeoutMs + 2000;

/** Paths whose revalidation failed: how often in a row, and from when on (as `performance.now()`) the next one is allowed. */
const backoff = new LRUCache<string, { failures: number; nextTryAt: number; error: ApiError }>({ max: 5000 });

/**
 * Returns the admin host's response for a path: a fresh one from memory; a stale one from memory or the persistent
 * cache, with revalidation in the background; else a fetched one. Concurrent requests are coalesced (decision 14).
 * Failures of the call are values; a defect throws.
 */
export async function fetchCached<T>(
  path: string,
  source: ResponseSource<T>,
  signal?: AbortSignal,
): Promise<ApiResult<T>> {
  try {
    const cached = isCachingEnabled ? await readThrough(path, source) : await fetchFresh(path, source, signal);
    const { value, fetchedAt, version } = cached;
    const expiresAt = fetchedAt + config.freshMs;
    const isStaleOnError = isCachingEnabled && Date.now() > expiresAt && backoff.has(path);
    return { ok: true, data: value as T, meta: { fetchedAt, expiresAt, version, isStaleOnError } };
  } catch (error) {
    if (error instanceof ResultError) return { ok: false, error: error.error };
    throw error;
  }
}

/** Whether memory or the persistent cache has a response, so that `fetchCached` does not wait for the admin host. */
export async function ensureLoaded<T>(path: string, source: ResponseSource<T>): Promise<boolean> {
  return isCachingEnabled && (readFromMemory(path) !== undefined || (await loadPersisted(path, source)));
}

/**
 * Returns the parsed response in memory that may still be shown, and its version; undefined if there is none. Calls and
 * evicts nothing.
 */
export function peekCached(path: string): Pick<CachedResponse, 'value' | 'version'> | undefined {
  const cached = memory.peek(path)?.value;
  const isUsable = cached && !exceedsClockSkew(cached.fetchedAt) && Date.now() <= cached.fetchedAt + MAX_AGE_MS;
  return isUsable ? cached : undefined;
}

async function readThrough<T>(path: string, source: ResponseSource<T>): Promise<CachedResponse> {
  const isInMemory = readFromMemory(path) !== undefined;
  if (!isInMemory) await loadPersisted(path, source);
  const cached = cachified({
    key: path,
    cache: memoryCache,
    ttl: config.freshMs + MAX_IN_FLIGHT_MS,
    swr: config.staleMs,
    getFreshValue: ({ background }) => (background ? revalidate(path, source) : fetchFresh(path, source)),
  });
  // Hundreds of pages may wait for one response, or its failure; each is made in a turn of its own.
  return isInMemory ? cached : cached.finally(() => waitForTurn());
}

/** Revalidates in the background, with exponential backoff while the admin host fails, and not at its limit. */
async function revalidate<T>(path: string, source: ResponseSource<T>): Promise<CachedResponse> {
  const backoffEntry = backoff.get(path);
  if (areFewCallsLeft()) throw new ResultError({ code: 'limited', status: 429, retryAt: Date.now() });
  if (backoffEntry && performance.now() < backoffEntry.nextTryAt) throw new ResultError(backoffEntry.error);
  return fetchFresh(path, source);
}

async function fetchFresh<T>(path: string, source: ResponseSource<T>, signal?: AbortSignal): Promise<CachedResponse> {
  const result = await (source.fetch?.(signal) ?? fetchJson(path, { ...source, signal }));
  if (!result.ok) {
    // A record that the admin host no longer has must not be shown.
    if (result.error.code === 'not_found') forget(path);
    else recordFailure(path, result.error);
    throw new ResultError(result.error);
  }
  const { data, json } = result.data;
  await waitForTurn();
  const version = hashOf(json);
  const previous = memory.peek(path)?.value;
  // Unchanged data is not parsed again: the same objects keep what is memoized by them (sorting, indexes).
  const parsed = previous?.version === version ? { ok: true as const, data: previous.value } : await source.parse(data);
  if (!parsed.ok) {
    const { error } = parsed;
    const isMissing = error.code === 'not_found';
    if (!isMissing) log.warn({ event: 'admin-response-invalid', path, ...error, msg: source.logMessage });
    // Unlike a 404 or 410 status, a response that merely lacks a known record's data counts as a failure.
    if (isMissing && error.isDeleted) forget(path);
    else if (!isMissing || memory.has(path)) recordFailure(path, error);
    throw new ResultError(error);
  }
  backoff.delete(path);
  const fetchedAt = Date.now();
  const transient = source.isTransient?.(parsed.data as T);
  if (!transient) void persistentCache?.write(path, { body: json, fetchedAt });
  return { value: parsed.data, fetchedAt, version, bytes: json.byteLength, transient };
}

function forget(path: string) {
  if (evict(path)) void persistentCache?.remove(path);
}

function recordFailure(path: string, error: ApiError) {
  // Nothing failed when the limit is reached; the queue knows until when.
  if (!isCachingEnabled || error.code === 'limited') return;
  const failures = (backoff.get(path)?.failures ?? 0) + 1;
  backoff.set(path, { failures, nextTryAt: performance.now() + backoffDelay(failures, INITIAL_BACKOFF_MS), error });
}

const inFlightLoads = new Map<string, Promise<boolean>>();

/** Loads a persisted response into memory, parsed like a fresh one. Concurrent loads are coalesced. */
function loadPersisted<T>(path: string, source: ResponseSource<T>): Promise<boolean> {
  const load = inFlightLoads.get(path) ?? readPersisted(path, source).finally(() => inFlightLoads.delete(path));
  inFlightLoads.set(path, load);
  return load;
}

async function readPersisted<T>(path: string, source: ResponseSource<T>): Promise<boolean> {
  const persisted = await persistentCache?.read(path);
  if (!persisted || exceedsClockSkew(persisted.fetchedAt)) return false;
  if (Date.now() - persisted.fetchedAt > MAX_AGE_MS) return false;
  const { body, fetchedAt } = persisted;
  const { data } = await parseData(body).catch(() => ({ data: null }));
  const result = await source.parse(data);
  if (!result.ok) return false;
  const value = { value: result.data, fetchedAt, version: hashOf(body), bytes: body.byteLength };
  memory.set(path, toCacheEntry(value));
  return true;
}

const hashOf = (body: Buffer) => createHash('sha1').update(body).digest('base64url').slice(0, 12);
