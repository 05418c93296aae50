import { LRUCache } from 'lru-cache';
import { forEachSliced } from '~/lib/for-each-sliced.server';
import type { ApiResult, Result } from '~/lib/result';
import { isCachingEnabled } from '~/server/env.server';
import { LIST, RECORD } from '~/server/limits.server';
import { log } from '~/server/logger.server';
import type { PageState } from '~/server/page-state.server';
import { areFewCallsLeft, PRIORITY } from './call-queue.server';
import {
  type BaseRecord,
  bestMatch,
  type Collection,
  type Endpoint,
  isCanonicalKnown,
  isExactMatch,
  isSameRecord,
  withUniqueParams,
} from './collection.server';
import { fetchList } from './paginated-list.server';
import { ensureLoaded, fetchCached, peekCached, type ReadOptions, type ResponseSource } from './response-cache.server';

type OkResult<R> = Extract<ApiResult<R>, { ok: true }>;

const NOT_FOUND = { ok: false, error: { code: 'not_found' } } as const;

/** Returns a list's records in the admin host's order, without invalid ones, which are logged (requirements 4). */
export function listRecords<R extends BaseRecord>(list: Endpoint<R>, options?: ReadOptions): Promise<ApiResult<R[]>> {
  return fetchCached(list.adminPath, listSource(list, list.logMessages?.list), options);
}

/** Returns a list's records if they are in memory, without a call to the admin host. */
export const listInMemory = <R extends BaseRecord>(
  { adminPath }: Endpoint<R>,
  state?: PageState,
): readonly R[] | undefined => peekCached(adminPath, state)?.value as readonly R[] | undefined;

/** How a list is fetched and parsed. */
function listSource<R extends BaseRecord>(
  { adminPath, schema, urlIdField }: Endpoint<R>,
  logMessage?: string,
): ResponseSource<R[]> {
  const parse = async (data: unknown): Promise<Result<R[]>> => {
    if (!Array.isArray(data)) return { ok: false, error: { code: 'invalid_response', reason: 'no_list' } };
    const records: R[] = [];
    let invalid = 0;
    await forEachSliced(data, LIST.parseSliceMs, (raw, index) => {
      if (isDeleted(raw)) return;
      const parsed = schema.safeParse(raw);
      if (parsed.success) records.push(parsed.data);
      else {
        invalid += 1;
        if (invalid <= LIST.maxInvalidLogged) {
          log.warn({ event: 'admin-record-invalid', path: adminPath, index });
        }
      }
    });
    if (invalid > LIST.maxInvalidLogged) log.warn({ event: 'admin-records-invalid', path: adminPath, count: invalid });
    return { ok: true, data: await withUniqueParams(urlIdField, records) };
  };
  return { parse, logMessage, fetch: (signal) => fetchList(adminPath, { logMessage, signal }) };
}

/** Laravel marks deleted rows, and a list may hold them (requirements 15). */
const isDeleted = (raw: unknown) =>
  typeof raw === 'object' && raw !== null && 'deleted_at' in raw && Boolean(raw.deleted_at);

/** How a record is fetched and parsed. */
function recordSource<R extends BaseRecord>(
  { schema, logMessages }: Collection<R>,
  identifier: string,
): ResponseSource<R> {
  const parse = (data: unknown): Result<R> => {
    const [raw = null] = Array.isArray(data) && data.length <= 1 ? data : [data];
    const empty = raw === null || (typeof raw === 'object' && Object.keys(raw).length === 0);
    if (isDeleted(raw)) return { ok: false, error: { code: 'not_found', isDeleted: true } };
    if (empty) return NOT_FOUND;
    const parsed = schema.safeParse(raw);
    return parsed.success ? { ok: true, data: parsed.data } : { ok: false, error: { code: 'invalid_response' } };
  };
  return {
    parse,
    priority: PRIORITY.record,
    notFoundStatuses: [404, 410],
    logMessage: logMessages?.record,
    // The admin host may find a record by an unbounded number of params, such as `13abc`.
    isTransient: (record) => !isExactMatch(identifier, record),
  };
}

/** Paths that recently had no record, so that guessed URLs cost the admin host little. */
const negativeCache = new LRUCache<string, true>({ max: 5000, ttl: 30_000 });

/** By which identifier the admin host last returned a record of a list: it binds its routes to the one or the other. */
const boundTo = new Map<string, 'slug' | 'id'>();

/**
 * Finds the record for a URL param at the admin host: by the identifiers that it has in the list, if that is in memory;
 * else by the param as it is, and then by those in the list (requirements 3 and 15).
 */
export async function findRecord<R extends BaseRecord>(
  collection: Collection<R>,
  param: string,
  options: ReadOptions = {},
): Promise<ApiResult<R>> {
  // `fetch` would resolve `.` and `..` to another path, and no link contains a longer one.
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
  // When this list fails, it is the record that is missing for the visitor.
  const sourceOfList = listSource(collection, collection.logMessages?.record);
  const request = (identifier: string) =>
    fetchCached(recordPath(collection, identifier), recordSource(collection, identifier), options);

  await ensureLoaded(adminPath, sourceOfList);
  let listed = bestMatch(param, listInMemory(collection) ?? []);
  // A page depends on the list if the record is found there.
  if (listed) listInMemory(collection, options.state);
  const isUnlisted = !listed;
  if (!listed) {
    const direct = await request(param);
    if (!direct.ok && direct.error.code !== 'not_found') return direct;
    if (direct.ok && isCanonicalKnown(collection, param, direct.data)) return direct;
    const list = await fetchCached(adminPath, sourceOfList, options);
    if (direct.ok)
      return withParam(
        direct,
        list.ok ? list.data.find((other) => isSameRecord(other, direct.data))?.uniqueParam : param,
      );
    if (!list.ok) return list;
    listed = bestMatch(param, list.data);
    if (!listed) return NOT_FOUND;
  }
  const isSufficient = collection.sufficesForPage?.(listed) ?? true;
  const loadedBy = await loadedIdentifier(collection, listed);
  // What is left of the limit is for what is nowhere in memory.
  const isSpared = isSufficient && areFewCallsLeft() && loadedBy === undefined;
  if (!isSpared) {
    const found = await requestListed(collection, listed, { asked: isUnlisted ? param : undefined, loadedBy }, request);
    if (found.ok || found.error.code === 'not_found' || !isSufficient) return found;
  }
  const list = await fetchCached(adminPath, sourceOfList, options);
  return list.ok ? { ok: true, data: listed, meta: { ...list.meta, isFromList: true } } : list;
}

/** By which identifier the response of a record is in memory or in the persistent cache; undefined if by none. */
async function loadedIdentifier<R extends BaseRecord>(collection: Collection<R>, record: R) {
  for (const kind of identifiersOf(collection)) {
    const identifier = record[kind];
    if (identifier === null) continue;
    if (await ensureLoaded(recordPath(collection, identifier), recordSource(collection, identifier))) return kind;
  }
  return undefined;
}

/**
 * In the order in which a record is asked for by them: first that by which its response is loaded, else that which answered
 * last, since a host binds its routes to the one or the other.
 */
const identifiersOf = ({ adminPath, apiIdField }: Collection<BaseRecord>, loadedBy?: 'slug' | 'id') =>
  new Set([loadedBy ?? boundTo.get(adminPath) ?? apiIdField, 'slug', 'id'] as const);

/**
 * Requests a record by the identifiers that its list has.
 *
 * @param asked what it was already asked for by
 */
async function requestListed<R extends BaseRecord>(
  collection: Collection<R>,
  listed: R,
  { asked, loadedBy }: { asked?: string; loadedBy?: 'slug' | 'id' },
  request: (identifier: string) => Promise<ApiResult<R>>,
): Promise<ApiResult<R>> {
  const { adminPath } = collection;
  for (const kind of identifiersOf(collection, loadedBy)) {
    const identifier = listed[kind];
    if (identifier === null || identifier === asked) continue;
    const found = await request(identifier);
    if (!found.ok && found.error.code !== 'not_found') return found;
    // A database may take the slug `7-pura` for the id 7.
    if (!found.ok || !isSameRecord(found.data, listed)) continue;
    boundTo.set(adminPath, kind);
    return withParam(found, listed.uniqueParam);
  }
  return NOT_FOUND;
}

function recordPath({ adminPath }: Collection<BaseRecord>, identifier: string): string {
  return `${adminPath}/${encodeURIComponent(identifier)}`;
}

/** A record of its own call with the param that only the list knows. */
function withParam<R extends BaseRecord>(found: OkResult<R>, uniqueParam: string | undefined): ApiResult<R> {
  return uniqueParam === undefined ? found : { ...found, data: { ...found.data, uniqueParam } };
}
