import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { backoffDelay } from '~/lib/backoff-delay';
import { startOfBaliDay } from '~/lib/bali-time';
import type { ApiError, ApiResult, Result } from '~/lib/result';
import { tryOr } from '~/lib/try-or';
import { config, isCachingEnabled } from '~/server/env.server';
import { log } from '~/server/logger.server';
import type { Dependency, PageState } from '~/server/page-state.server';
import { queueRender } from '~/server/rendering/render-queue.server';
import { type Loaded, TieredCache } from '~/server/tiered-cache.server';
import { areFewCallsLeft } from './call-queue.server';
import { type ApiData, type CallOptions, fetchJson } from './http-client.server';
import { persistentCache } from './persistent-cache.server';
import { type CachedResponse, type ResponseNotes, responseMemory } from './response-memory.server';

export type Parsed<T> = Result<T> & ResponseNotes;

/** How the response for a path is fetched and parsed. */
export interface ResponseFetcher<T> extends Omit<CallOptions, 'signal'> {
  /** Parses an envelope's `data`; a long list is parsed in slices. */
  parse: (data: unknown) => Parsed<T> | Promise<Parsed<T>>;
  /** Fetches the envelope, in place of one request for the path. */
  fetch?: (signal?: AbortSignal) => Promise<Result<ApiData>>;
  /**
   * Whether a response belongs to an unbounded set of paths. Such a response is not persisted, and has its own cache.
   */
  isTransient?: (value: T) => boolean;
}

const INITIAL_BACKOFF_MS = 1000;

const responses = new TieredCache<CachedResponse, ApiError>({
  memory: responseMemory,
  freshMs: config.freshMs,
  staleMs: config.staleMs,
  onForget: (path) => void persistentCache?.remove(path),
  backoffMs: (failures) => backoffDelay(failures, INITIAL_BACKOFF_MS),
  mayRevalidate: () => !areFewCallsLeft(),
  isShared: persistentCache?.isShared,
});

/** How a response is requested, and by which page. */
export interface ReadOptions {
  /** Aborts a call that only this visitor waits for. */
  signal?: AbortSignal;
  /** The state of the page that depends on the response. */
  state?: PageState;
}

/**
 * Returns the admin host's response for a path: a fresh one from memory, a stale one from memory or the persistent
 * cache with revalidation in the background, or a fetched one. Concurrent requests are coalesced. A failed call is
 * returned as a value; a defect throws.
 */
export async function fetchCached<T>(
  path: string,
  source: ResponseFetcher<T>,
  { signal, state }: ReadOptions = {},
): Promise<ApiResult<T>> {
  const isInMemory = responses.peek(path) !== undefined;
  const result = isCachingEnabled
    ? await responses.get(path, cacheSourceOf(path, source))
    : await fetchResponse(path, source, signal);
  // Hundreds of requests may have waited for one response, and would all continue in the same turn.
  if (state && !isInMemory) await queueRender();
  if (!result.ok) return { ok: false, error: result.error };
  const { value, fetchedAt } = result.data;
  state?.dependOn(path, dependencyOf(path, source, result.data));
  const isStaleOnError = isCachingEnabled && responses.isStaleOnError(path, result.data);
  return { ok: true, data: value as T, meta: { fetchedAt, isStaleOnError } };
}

/** Returns a page's dependency on a response: its content, the day of its fetch, and the note when it is stale. */
function dependencyOf<T>(path: string, source: ResponseFetcher<T>, read: CachedResponse): Dependency {
  // Does not capture the response: a cached page would keep its records in memory.
  const { contentHash, fetchedAt } = read;
  const wasStale = responses.isStaleOnError(path, read);
  return {
    isValid: () => {
      const response = responses.inMemory(path);
      if (!response) return false;
      responses.revalidateIfStale(path, response, cacheSourceOf(path, source));
      return (
        response.contentHash === contentHash &&
        startOfBaliDay(response.fetchedAt) === startOfBaliDay(fetchedAt) &&
        responses.isStaleOnError(path, response) === wasStale
      );
    },
  };
}

/**
 * Loads a response into memory from the persistent cache. Returns whether it is in memory now, so that `fetchCached`
 * does not wait for the admin host.
 */
export async function ensureLoaded<T>(path: string, source: ResponseFetcher<T>): Promise<boolean> {
  if (!isCachingEnabled) return false;
  return (responses.inMemory(path) ?? (await responses.restore(path, cacheSourceOf(path, source)))) !== undefined;
}

/**
 * Returns the parsed response in memory if it may still be shown, otherwise undefined. Makes no call and evicts
 * nothing.
 */
export function peekCached(path: string, state?: PageState): CachedResponse | undefined {
  const response = responses.peek(path);
  const contentHash = response?.contentHash;
  state?.dependOn(path, { isValid: () => responses.peek(path)?.contentHash === contentHash });
  return response;
}

/**
 * Returns the age in milliseconds of a response in memory, and whether its revalidation failed; null if it is not in
 * memory.
 */
export function ageInMemory(path: string): { ageMs: number; isStale: boolean } | null {
  const response = peekCached(path);
  if (!response) return null;
  return { ageMs: Date.now() - response.fetchedAt, isStale: responses.isStaleOnError(path, response) };
}

const cacheSourceOf = <T>(path: string, source: ResponseFetcher<T>) => ({
  load: () => fetchResponse(path, source),
  restore: () => restoreOnce(path, source),
});

async function fetchResponse<T>(
  path: string,
  source: ResponseFetcher<T>,
  signal?: AbortSignal,
): Promise<Loaded<CachedResponse, ApiError>> {
  const result = await (source.fetch?.(signal) ?? fetchJson(path, { ...source, signal }));
  if (!result.ok) {
    const { error } = result;
    // Reaching the limit is not a failure; the queue knows until when it lasts.
    if (error.code === 'limited') return result;
    // A record that the admin host has removed must not be shown.
    return { ok: false, error, effect: error.code === 'not_found' ? 'forget' : 'back-off' };
  }
  const { data, json } = result.data;
  const previous = responseMemory.peek(path);
  // Unchanged data is not parsed again: the same objects keep their memoized values (sorting, indexes).
  const isSame = previous?.contentHash === hashOf(json, previous?.validUntil) && !isOver(previous);
  const parsed: Parsed<unknown> = isSame
    ? { ok: true, data: previous.value, validUntil: previous.validUntil, hidden: previous.hidden }
    : await source.parse(data);
  if (!parsed.ok) {
    const { error } = parsed;
    const isMissing = error.code === 'not_found';
    if (!isMissing) log.warn({ event: 'admin-response-invalid', path, ...error, msg: source.logMessage });
    if (isMissing && error.isDeleted) return { ok: false, error, effect: 'forget' };
    // A response without the data of a known record counts as a failure, unlike a status 404 or 410.
    return { ok: false, error, effect: !isMissing || previous ? 'back-off' : undefined };
  }
  const fetchedAt = Date.now();
  const transient = source.isTransient?.(parsed.data as T);
  if (!transient) void persistentCache?.write(path, { body: json, fetchedAt });
  const { data: value, validUntil, hidden } = parsed;
  const contentHash = hashOf(json, validUntil);
  return { ok: true, data: { value, fetchedAt, contentHash, validUntil, hidden, bytes: json.byteLength, transient } };
}

const restoring = new Map<string, Promise<CachedResponse | null>>();

/** Reads a persisted response and parses it like a fresh one; null if there is none. Concurrent calls are coalesced. */
function restoreOnce<T>(path: string, source: ResponseFetcher<T>): Promise<CachedResponse | null> {
  const found = restoring.get(path) ?? restore(path, source).finally(() => restoring.delete(path));
  restoring.set(path, found);
  return found;
}

async function restore<T>(path: string, source: ResponseFetcher<T>): Promise<CachedResponse | null> {
  const persisted = await persistentCache?.read(path);
  if (!persisted) return null;
  const { body, fetchedAt } = persisted;
  const inMemory = responses.peek(path);
  if (inMemory && inMemory.fetchedAt >= fetchedAt) return inMemory;
  // Another replica found it unchanged.
  if (inMemory?.contentHash === hashOf(body, inMemory?.validUntil) && !isOver(inMemory))
    return { ...inMemory, fetchedAt };
  const data = tryOr<unknown>(() => JSON.parse(body.toString()), null);
  await setImmediate();
  const result = await source.parse(data);
  if (!result.ok) return null;
  const { data: value, validUntil, hidden } = result;
  return { value, fetchedAt, contentHash: hashOf(body, validUntil), validUntil, hidden, bytes: body.byteLength };
}

const isOver = ({ validUntil = Number.POSITIVE_INFINITY }: CachedResponse) => Date.now() >= validUntil;

const hashOf = (body: Buffer, validUntil = 0) =>
  createHash('sha1').update(body).update(String(validUntil)).digest('base64url').slice(0, 12);
