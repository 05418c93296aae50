import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { backoffDelay } from '~/lib/backoff-delay';
import { startOfDayAfter } from '~/lib/dates.server';
import type { ApiError, ApiResult, Result } from '~/lib/result';
import { config, isCachingEnabled, MAX_AGE_MS } from '~/server/env.server';
import { exceedsClockSkew, LIST } from '~/server/limits.server';
import { log } from '~/server/logger.server';
import { createMeasuredCache } from '~/server/metrics/metrics.server';
import type { PageState, Read } from '~/server/page-state.server';
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
  createMeasuredCache<CachedResponse>(name, {
    maxSize,
    // Parsed records take about three times the memory of their JSON, tiny ones more.
    sizeCalculation: ({ value, bytes }, path) =>
      Math.max(bytes * 3, Array.isArray(value) ? value.length * LIST.bytesPerRecord : 0) + path.length * 2 + 512,
  });
const memory = createMemory('responses', RESPONSE_CACHE.maxBytes);
/** Transient responses have their own cache: they evict only each other. */
const transientMemory = createMemory('transient-responses', RESPONSE_CACHE.maxTransientBytes);

function remember(path: string, response: CachedResponse) {
  evict(path);
  (response.transient ? transientMemory : memory).set(path, response);
}

function evict(path: string): boolean {
  const wasTransient = transientMemory.delete(path);
  return memory.delete(path) || wasTransient;
}

/** A response in memory that may still be shown. */
const readFromMemory = (path: string): CachedResponse | undefined =>
  usable(memory.get(path) ?? transientMemory.get(path));

const usable = (response: CachedResponse | undefined): CachedResponse | undefined =>
  response && mayBeShown(response.fetchedAt) ? response : undefined;

const mayBeShown = (fetchedAt: number) => !exceedsClockSkew(fetchedAt) && Date.now() <= fetchedAt + MAX_AGE_MS;

const isFresh = ({ fetchedAt }: Pick<CachedResponse, 'fetchedAt'>) => Date.now() <= fetchedAt + config.freshMs;

/** Paths whose call failed: how often in a row, and from when on (as `performance.now()`) the next revalidation is allowed. */
const backoff = new LRUCache<string, { failures: number; nextTryAt: number }>({ max: 5000 });

/** How a response is asked for, and by whom. */
export interface ReadOptions {
  /** Ends a call that only this visitor waits for. */
  signal?: AbortSignal;
  /** The page that depends on it. */
  state?: PageState;
}

/**
 * Returns the admin host's response for a path: a fresh one from memory; a stale one from memory or the persistent
 * cache, with revalidation in the background; else a fetched one. Concurrent requests are coalesced (decision 14).
 * Failures of the call are values; a defect throws.
 */
export async function fetchCached<T>(
  path: string,
  source: ResponseSource<T>,
  { signal, state }: ReadOptions = {},
): Promise<ApiResult<T>> {
  const result = isCachingEnabled ? await readThrough(path, source) : await fetchFresh(path, source, signal);
  if (!result.ok) return result;
  const { value, fetchedAt, version } = result.data;
  const isStaleOnError = isStale(path, result.data);
  state?.note(path, readOf(path, source, result.data));
  return { ok: true, data: value as T, meta: { fetchedAt, version, isStaleOnError } };
}

/** Whether a response is no longer fresh and its last revalidation failed. */
const isStale = (path: string, response: CachedResponse) => isCachingEnabled && !isFresh(response) && backoff.has(path);

/** A page shows a response's content and the day on which it was fetched, and says when it is stale. */
function readOf<T>(path: string, source: ResponseSource<T>, read: CachedResponse): Read {
  // Not the response itself: a cached page would keep its records in memory.
  const { version, fetchedAt } = read;
  const wasStale = isStale(path, read);
  return {
    isCurrent: () => {
      const response = readFromMemory(path);
      if (!response) return false;
      if (!isFresh(response)) revalidateInBackground(path, source);
      const isSameDay = () => startOfDayAfter(response.fetchedAt, 0) === startOfDayAfter(fetchedAt, 0);
      return (
        response.version === version &&
        (response.fetchedAt === fetchedAt || isSameDay()) &&
        isStale(path, response) === wasStale
      );
    },
  };
}

/** Whether memory or the persistent cache has a response, so that `fetchCached` does not wait for the admin host. */
export async function ensureLoaded<T>(path: string, source: ResponseSource<T>): Promise<boolean> {
  return isCachingEnabled && (readFromMemory(path) !== undefined || (await loadPersisted(path, source)));
}

/** Returns the parsed response in memory that may still be shown; undefined if there is none. Calls and evicts nothing. */
export function peekCached(path: string, state?: PageState): CachedResponse | undefined {
  const peek = () => usable(memory.peek(path));
  const response = peek();
  const version = response?.version;
  state?.note(path, { isCurrent: () => peek()?.version === version });
  return response;
}

/** The age of a response in memory in milliseconds, and whether its revalidation failed; null if there is none. */
export function ageInMemory(path: string): { ageMs: number; isStale: boolean } | null {
  const response = peekCached(path);
  return response ? { ageMs: Date.now() - response.fetchedAt, isStale: isStale(path, response) } : null;
}

async function readThrough<T>(path: string, source: ResponseSource<T>): Promise<Result<CachedResponse>> {
  const isInMemory = readFromMemory(path) !== undefined;
  if (!isInMemory) await loadPersisted(path, source);
  const response = readFromMemory(path);
  if (response && !isFresh(response)) revalidateInBackground(path, source);
  const result = response ? { ok: true as const, data: response } : await fetchOnce(path, source);
  // Hundreds of pages may wait for one response, or its failure; each is made in a turn of its own.
  if (!isInMemory) await waitForTurn();
  return result;
}

const inFlight = new Map<string, Promise<Result<CachedResponse>>>();

/** Fetches a response into memory. Concurrent calls are coalesced. */
function fetchOnce<T>(path: string, source: ResponseSource<T>, fetch = fetchFresh<T>): Promise<Result<CachedResponse>> {
  const flight = inFlight.get(path) ?? fetch(path, source).finally(() => inFlight.delete(path));
  inFlight.set(path, flight);
  return flight;
}

/** What another replica has just fetched needs no call (requirements 16). */
async function takeOrFetch<T>(path: string, source: ResponseSource<T>): Promise<Result<CachedResponse>> {
  const shared = persistentCache?.isShared ? await readPersisted(path, source, isFresh) : null;
  return shared ? { ok: true, data: shared } : fetchFresh(path, source);
}

/** With exponential backoff while the admin host fails, and not at its limit. */
function revalidateInBackground<T>(path: string, source: ResponseSource<T>): void {
  const isTooEarly = performance.now() < (backoff.get(path)?.nextTryAt ?? 0);
  if (inFlight.has(path) || isTooEarly || areFewCallsLeft()) return;
  fetchOnce(path, source, takeOrFetch<T>).catch((err) => log.error({ event: 'revalidation-failed', path, err }));
}

async function fetchFresh<T>(
  path: string,
  source: ResponseSource<T>,
  signal?: AbortSignal,
): Promise<Result<CachedResponse>> {
  const result = await (source.fetch?.(signal) ?? fetchJson(path, { ...source, signal }));
  if (!result.ok) {
    // A record that the admin host no longer has must not be shown.
    if (result.error.code === 'not_found') forget(path);
    else recordFailure(path, result.error);
    return result;
  }
  const { data, json } = result.data;
  await waitForTurn();
  const version = hashOf(json);
  const previous = memory.peek(path);
  // Unchanged data is not parsed again: the same objects keep what is memoized by them (sorting, indexes).
  const parsed = previous?.version === version ? { ok: true as const, data: previous.value } : await source.parse(data);
  if (!parsed.ok) {
    const { error } = parsed;
    const isMissing = error.code === 'not_found';
    if (!isMissing) log.warn({ event: 'admin-response-invalid', path, ...error, msg: source.logMessage });
    // Unlike a 404 or 410 status, a response that merely lacks a known record's data counts as a failure.
    if (isMissing && error.isDeleted) forget(path);
    else if (!isMissing || memory.has(path)) recordFailure(path, error);
    return parsed;
  }
  backoff.delete(path);
  const fetchedAt = Date.now();
  const transient = source.isTransient?.(parsed.data as T);
  if (!transient) void persistentCache?.write(path, { body: json, fetchedAt });
  const response = { value: parsed.data, fetchedAt, version, bytes: json.byteLength, transient };
  if (isCachingEnabled) remember(path, response);
  return { ok: true, data: response };
}

function forget(path: string) {
  if (evict(path)) void persistentCache?.remove(path);
}

function recordFailure(path: string, error: ApiError) {
  // Nothing failed when the limit is reached; the queue knows until when.
  if (!isCachingEnabled || error.code === 'limited') return;
  const failures = (backoff.get(path)?.failures ?? 0) + 1;
  backoff.set(path, { failures, nextTryAt: performance.now() + backoffDelay(failures, INITIAL_BACKOFF_MS) });
}

const inFlightLoads = new Map<string, Promise<boolean>>();

/** Loads a persisted response into memory, parsed like a fresh one. Concurrent loads are coalesced. */
function loadPersisted<T>(path: string, source: ResponseSource<T>): Promise<boolean> {
  const load =
    inFlightLoads.get(path) ??
    readPersisted(path, source)
      .then((response) => response !== null)
      .finally(() => inFlightLoads.delete(path));
  inFlightLoads.set(path, load);
  return load;
}

/** Takes a persisted response into memory, unless it is too old; null if there is none. */
async function readPersisted<T>(
  path: string,
  source: ResponseSource<T>,
  isYoungEnough: (entry: { fetchedAt: number }) => boolean = () => true,
): Promise<CachedResponse | null> {
  const persisted = await persistentCache?.read(path);
  if (!persisted || !mayBeShown(persisted.fetchedAt) || !isYoungEnough(persisted)) return null;
  const { body, fetchedAt } = persisted;
  const { data } = await parseData(body).catch(() => ({ data: null }));
  const result = await source.parse(data);
  if (!result.ok) return null;
  const response = { value: result.data, fetchedAt, version: hashOf(body), bytes: body.byteLength };
  backoff.delete(path);
  memory.set(path, response);
  return response;
}

const hashOf = (body: Buffer) => createHash('sha1').update(body).digest('base64url').slice(0, 12);
