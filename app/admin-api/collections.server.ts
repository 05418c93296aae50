import { LRUCache } from 'lru-cache';
import { contentTypes } from '~/content-types/registry';
import { isCachingEnabled } from '~/server/env.server';
import { LIST } from '~/server/limits.server';
import { log } from '~/server/logger.server';
import { forEachTimeSliced } from '~/server/yield-to-event-loop.server';
import { PRIORITY } from './call-queue.server';
import {
  type BaseRecord,
  type CollectionConfig,
  isExactMatch,
  isLooseMatch,
  type ListResource,
  MAX_PARAM_LENGTH,
} from './collection-config.server';
import type { Envelope } from './http-client.server';
import { fetchCached, has, peekCached, type ResponseParser } from './response-cache.server';
import type { ApiResult, Result } from './result';
import { indexTitles, type TitleIndex, titleIndexOf } from './title-index.server';

const NOT_FOUND = { ok: false, error: { code: 'not_found' } } as const;

/** Returns a list's records in the admin host's order, without invalid ones, which are logged (requirements 4). */
export function listRecords<R>(list: ListResource<R>, signal?: AbortSignal): Promise<ApiResult<R[]>> {
  return fetchCached(list.adminPath, parseList(list, list.logMessages?.list), signal);
}

/** Returns the index of a list's titles if it is in memory, without a call to the admin host. */
export function titlesInMemory<R>(list: ListResource<R>): TitleIndex<R> | undefined {
  const records = listInMemory(list)?.records;
  return records && titleIndexOf(records);
}

/** Returns a list's records and their version if they are in memory, without a call to the admin host. */
export function listInMemory<R>({
  adminPath,
}: ListResource<R>): { records: readonly R[]; version: string } | undefined {
  const cached = peekCached(adminPath);
  return cached && { records: cached.value as readonly R[], version: cached.version };
}

/** The lists that visitors search: those of the nine content types. */
const searchedPaths: ReadonlySet<string> = new Set(Object.values(contentTypes).map(({ adminPath }) => adminPath));

function parseList<R>({ adminPath, schema }: ListResource<R>, logMessage?: string): ResponseParser<R[]> {
  const parse = async (data: unknown): Promise<Result<R[]>> => {
    if (!Array.isArray(data)) return { ok: false, error: { code: 'invalid_response' } };
    const records: R[] = [];
    let invalid = 0;
    await forEachTimeSliced(data, LIST.parseSliceMs, (raw, index) => {
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
    if (isCachingEnabled && searchedPaths.has(adminPath)) void indexTitles(records);
    return { ok: true, data: records };
  };
  return { parse, logMessage };
}

function parseRecord<R extends BaseRecord>(
  { schema, logMessages }: CollectionConfig<R>,
  param: string,
): ResponseParser<R> {
  const parse = (data: unknown): Result<R> => {
    const empty = data === null || data === undefined || (typeof data === 'object' && Object.keys(data).length === 0);
    if (empty) return NOT_FOUND;
    const parsed = schema.safeParse(data);
    return parsed.success ? { ok: true, data: parsed.data } : { ok: false, error: { code: 'invalid_response' } };
  };
  return {
    parse,
    priority: PRIORITY.record,
    notFoundStatuses: [404, 410],
    logMessage: logMessages?.record,
    // The admin host may find a record by an unbounded number of params, such as `13abc`.
    isTransient: (record) => !isExactMatch(param, record),
  };
}

/** Paths that recently had no record, so that guessed URLs cost the admin host little. */
const negativeCache = new LRUCache<string, true>({ max: 5000, ttl: 30_000 });

/** Finds the record for a URL param at the admin host, or else in the collection's list (requirements 3). */
export async function findRecord<R extends BaseRecord>(
  collection: CollectionConfig<R>,
  param: string,
  signal?: AbortSignal,
): Promise<ApiResult<R>> {
  // `fetch` would resolve `.` and `..` to another path.
  if (param === '' || param === '.' || param === '..' || param.length > MAX_PARAM_LENGTH) return NOT_FOUND;
  const path = recordPath(collection, param);
  if (negativeCache.has(path)) return NOT_FOUND;

  const parser = parseRecord(collection, param);
  const apiParamSource = { parse: parseText, fetch: () => resolveApiParam(collection, param, signal) };
  const apiParamPath = `${path}#api-param`;
  const hasKnownApiParam = !(await has(path, parser)) && (await has(apiParamPath, apiParamSource));
  if (!hasKnownApiParam) {
    const direct = await fetchCached(path, parser, signal);
    if (direct.ok || direct.error.code !== 'not_found') return direct;
  }
  const resolved = await fetchCached(apiParamPath, apiParamSource, signal);
  const found = resolved.ok
    ? await fetchCached(recordPath(collection, resolved.data), parseRecord(collection, resolved.data), signal)
    : resolved;
  if (!found.ok && found.error.code === 'not_found' && isCachingEnabled) negativeCache.set(path, true);
  return found;
}

function recordPath(collection: CollectionConfig<BaseRecord>, apiParam: string): string {
  return `${collection.adminPath}/${encodeURIComponent(apiParam)}`;
}

const parseText = (data: unknown): Result<string> => (typeof data === 'string' ? { ok: true, data } : NOT_FOUND);

/** Finds in the list the identifier by which the admin host returns the record for a URL param. */
async function resolveApiParam(
  collection: CollectionConfig<BaseRecord>,
  param: string,
  signal?: AbortSignal,
): Promise<Result<Envelope>> {
  // When this list fails, it is the record that is missing for the visitor.
  const parser = parseList(collection, collection.logMessages?.record);
  const list = await fetchCached(collection.adminPath, parser, signal);
  if (!list.ok) return list;
  const record = list.data.find((record) => isLooseMatch(param, record));
  const apiParam = record && (collection.apiParam === 'id' ? (record.id ?? record.slug) : (record.slug ?? record.id));
  if (!apiParam || apiParam === param) return NOT_FOUND;
  // A title matches in any case and with any whitespace. Only the spellings that links use are persisted.
  const transient = !isExactMatch(param, record);
  return { ok: true, data: { data: apiParam, json: Buffer.from(JSON.stringify(apiParam)), transient } };
}
