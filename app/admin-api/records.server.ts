import { LRUCache } from 'lru-cache';
import type { ApiResult } from '~/lib/result';
import { isCachingEnabled } from '~/server/env.server';
import { RECORD } from '~/server/limits.server';
import type { PageState } from '~/server/page-state.server';
import { areFewCallsLeft } from './call-queue.server';
import {
  type BaseRecord,
  bestMatch,
  type Collection,
  isCanonicalKnown,
  isSameRecord,
  type ListEndpoint,
} from './collection.server';
import { listSource, NOT_FOUND, recordSource } from './record-sources.server';
import { ensureLoaded, fetchCached, peekCached, type ReadOptions } from './response-cache.server';

type OkResult<R> = Extract<ApiResult<R>, { ok: true }>;

/** Returns a list's records in the admin host's order, without the invalid ones, which are logged. */
export function listRecords<R extends BaseRecord>(
  list: ListEndpoint<R>,
  options?: ReadOptions,
): Promise<ApiResult<R[]>> {
  return fetchCached(list.adminPath, listSource(list, list.logMessages?.list), options);
}

/** Returns a list's records if they are in memory, without a call to the admin host. */
export const listInMemory = <R extends BaseRecord>(
  { adminPath }: ListEndpoint<R>,
  state?: PageState,
): readonly R[] | undefined => peekCached(adminPath, state)?.value as readonly R[] | undefined;

/** Whether a list in memory has a record with this id or slug that is not public, and no public one. */
export function isHidden<R extends BaseRecord>(list: ListEndpoint<R>, identifier: string): boolean {
  const isKnown = peekCached(list.adminPath)?.hidden?.has(identifier) ?? false;
  return isKnown && !bestMatch(identifier, listInMemory(list) ?? []);
}

/** Paths that recently had no record, so that guessed URLs cause few calls. */
const negativeCache = new LRUCache<string, true>({ max: 5000, ttl: 30_000 });

type Identifier = 'slug' | 'id';

/** The kind of identifier that found each list's last record: a host binds its routes to one kind. */
const foundBy = new Map<string, Identifier>();

/**
 * Finds the record for a URL param at the admin host. If the list is in memory, it tries the identifiers in the list;
 * otherwise it tries the param, then the identifiers in the list.
 */
export async function findRecord<R extends BaseRecord>(
  collection: Collection<R>,
  param: string,
  options: ReadOptions = {},
): Promise<ApiResult<R>> {
  // `fetch` would resolve `.` and `..` to another path, and no link contains a longer param.
  if (param === '' || param === '.' || param === '..' || param.length > RECORD.maxIdentifier) return NOT_FOUND;
  const path = recordPath(collection, param);
  if (negativeCache.has(path)) return NOT_FOUND;
  const found = await lookUp(collection, param, options);
  if (!found.ok && found.error.code === 'not_found' && isCachingEnabled) negativeCache.set(path, true);
  return found;
}

async function lookUp<R extends BaseRecord>(
  collection: Collection<R>,
  param: string,
  options: ReadOptions,
): Promise<ApiResult<R>> {
  const { adminPath } = collection;
  const source = sourceOfList(collection);
  await ensureLoaded(adminPath, source);
  const inMemory = bestMatch(param, listInMemory(collection) ?? []);
  if (inMemory) {
    // Records the dependency: a page depends on the list if the record is found there.
    listInMemory(collection, options.state);
    return requestListed(collection, inMemory, options);
  }
  const direct = await fetchCached(recordPath(collection, param), recordSource(collection, param), options);
  if (!direct.ok && direct.error.code !== 'not_found') return direct;
  if (direct.ok) noteIdentifier(collection, direct.data, param);
  if (direct.ok && isCanonicalKnown(collection, param, direct.data)) return direct;
  const list = await fetchCached(adminPath, source, options);
  if (direct.ok) {
    const listed = list.ok ? list.data.find((other) => isSameRecord(other, direct.data))?.uniqueParam : param;
    return withParam(direct, listed);
  }
  if (!list.ok) return list;
  const listed = bestMatch(param, list.data);
  return listed ? requestListed(collection, listed, options, param) : NOT_FOUND;
}

/** The list as a record's loader reads it: if the list fails, the visitor misses the record. */
const sourceOfList = <R extends BaseRecord>(collection: Collection<R>) =>
  listSource(collection, collection.logMessages?.record);

function noteIdentifier({ adminPath }: Collection<BaseRecord>, { slug, id }: BaseRecord, identifier: string) {
  if (identifier === slug) foundBy.set(adminPath, 'slug');
  else if (identifier === id) foundBy.set(adminPath, 'id');
}

/**
 * Requests a record by the identifiers in its list, first by the kind that found the last record. Otherwise returns the
 * list's record, if it has everything that its page needs.
 *
 * @param asked the identifier that was tried before
 */
async function requestListed<R extends BaseRecord>(
  collection: Collection<R>,
  listed: R,
  options: ReadOptions,
  asked?: string,
): Promise<ApiResult<R>> {
  const { adminPath, apiIdField } = collection;
  const isSufficient = collection.sufficesForPage?.(listed) ?? true;
  // The remaining calls are reserved for records that are not in memory.
  const isSpared = isSufficient && areFewCallsLeft();
  let failure: Extract<ApiResult<R>, { ok: false }> = NOT_FOUND;
  for (const kind of new Set<Identifier>([foundBy.get(adminPath) ?? apiIdField, 'slug', 'id'])) {
    const identifier = listed[kind];
    if (identifier === null || identifier === asked) continue;
    const path = recordPath(collection, identifier);
    const source = recordSource(collection, identifier);
    // After a failure, uses only responses that need no call.
    const mayCall = !isSpared && failure === NOT_FOUND;
    if (!mayCall && !(await ensureLoaded(path, source))) continue;
    const found = await fetchCached(path, source, options);
    if (!found.ok && found.error.code !== 'not_found') failure = found;
    // A database may read the slug `7-pura` as the id 7.
    if (!found.ok || !isSameRecord(found.data, listed)) continue;
    foundBy.set(adminPath, kind);
    return withParam(found, listed.uniqueParam);
  }
  if (!isSufficient || (failure === NOT_FOUND && !isSpared)) return failure;
  const list = await fetchCached(adminPath, sourceOfList(collection), options);
  return list.ok ? { ok: true, data: listed, meta: { ...list.meta, isFromList: true } } : list;
}

function recordPath({ adminPath }: Collection<BaseRecord>, identifier: string): string {
  return `${adminPath}/${encodeURIComponent(identifier)}`;
}

/** Returns a record from its own call with the param that only the list knows. */
function withParam<R extends BaseRecord>(found: OkResult<R>, uniqueParam: string | undefined): ApiResult<R> {
  return uniqueParam === undefined ? found : { ...found, data: { ...found.data, uniqueParam } };
}
