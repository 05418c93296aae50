import { LRUCache } from 'lru-cache';
import { LIST } from '~/server/limits.server';
import { log } from '~/server/logger.server';
import { nextTurn } from '~/server/next-turn.server';
import { PRIORITY } from './call-queue.server';
import {
  type BaseRecord,
  type CollectionConfig,
  isParamOf,
  type ListResource,
  MAX_PARAM_LENGTH,
  matchesParam,
} from './collection-config.server';
import type { Envelope } from './http-client.server';
import { fetchCached, has, isCachingEnabled, type ResponseParser } from './response-cache.server';
import type { ApiResult, Result } from './result';

const NOT_FOUND = { ok: false, error: { code: 'not_found' } } as const;

/** Returns a list's records in the admin host's order, without invalid ones, which are logged (decisions 4). */
export function listRecords<R>(list: ListResource<R>, signal?: AbortSignal): Promise<ApiResult<R[]>> {
  return fetchCached(list.adminPath, parseList(list, list.logMessages?.list), signal);
}

function parseList<R>({ adminPath, schema }: ListResource<R>, logMessage?: string): ResponseParser<R[]> {
  const parse = async (data: unknown): Promise<Result<R[]>> => {
    if (!Array.isArray(data)) return { ok: false, error: { code: 'invalid_response' } };
    const records: R[] = [];
    let invalid = 0;
    let sliceEnd = performance.now() + LIST.parseSliceMs;
    for (const [place, raw] of data.entries()) {
      const parsed = schema.safeParse(raw);
      if (parsed.success) records.push(parsed.data);
      else {
        invalid += 1;
        if (invalid <= LIST.maxInvalidLogged) {
          log.warn({ event: 'admin-record-invalid', path: adminPath, place: `data[${place}]` });
        }
      }
      if (performance.now() > sliceEnd) {
        await nextTurn();
        sliceEnd = performance.now() + LIST.parseSliceMs;
      }
    }
    if (invalid > LIST.maxInvalidLogged) log.warn({ event: 'admin-records-invalid', path: adminPath, count: invalid });
    return { ok: true, data: records };
  };
  return { parse, logMessage };
}

function parseRecord<R extends BaseRecord>({ schema, logMessages }: CollectionConfig<R>): ResponseParser<R> {
  const parse = (data: unknown): Result<R> => {
    const empty = data === null || data === undefined || (typeof data === 'object' && Object.keys(data).length === 0);
    if (empty) return NOT_FOUND;
    const parsed = schema.safeParse(data);
    return parsed.success ? { ok: true, data: parsed.data } : { ok: false, error: { code: 'invalid_response' } };
  };
  return { parse, priority: PRIORITY.record, notFoundStatuses: [404, 410], logMessage: logMessages?.record };
}

/** Paths that recently had no record, so that guessed URLs cost the admin host little. */
const negativeCache = new LRUCache<string, true>({ max: 5000, ttl: 30_000 });

/** Finds the record for a URL param at the admin host, or else in the collection's list (decisions 3). */
export async function findRecord<R extends BaseRecord>(
  collection: CollectionConfig<R>,
  param: string,
  signal?: AbortSignal,
): Promise<ApiResult<R>> {
  // `fetch` would resolve `.` and `..` to another path.
  if (param === '' || param === '.' || param === '..' || param.length > MAX_PARAM_LENGTH) return NOT_FOUND;
  const path = recordPath(collection, param);
  if (negativeCache.has(path)) return NOT_FOUND;

  const parser = parseRecord(collection);
  const alias = { parse: parseText, fetch: () => resolveAlias(collection, param, signal) };
  const aliasPath = `${path}#alias`;
  const isKnownAlias = !(await has(path, parser)) && (await has(aliasPath, alias));
  if (!isKnownAlias) {
    const direct = await fetchCached(path, parser, signal);
    if (direct.ok || direct.error.code !== 'not_found') return direct;
  }
  const resolved = await fetchCached(aliasPath, alias, signal);
  const found = resolved.ok ? await fetchCached(recordPath(collection, resolved.data), parser, signal) : resolved;
  if (!found.ok && found.error.code === 'not_found' && isCachingEnabled) negativeCache.set(path, true);
  return found;
}

function recordPath(collection: CollectionConfig<BaseRecord>, apiKey: string): string {
  return `${collection.adminPath}/${encodeURIComponent(apiKey)}`;
}

const parseText = (data: unknown): Result<string> => (typeof data === 'string' ? { ok: true, data } : NOT_FOUND);

/** Looks up in the list the key under which the admin host has the record for a param. */
async function resolveAlias(
  collection: CollectionConfig<BaseRecord>,
  param: string,
  signal?: AbortSignal,
): Promise<Result<Envelope>> {
  // When this list fails, it is the record that is missing for the visitor.
  const parser = parseList(collection, collection.logMessages?.record);
  const list = await fetchCached(collection.adminPath, parser, signal);
  if (!list.ok) return list;
  const record = list.data.find((record) => matchesParam(param, record));
  const apiKey = record && (collection.apiParam === 'id' ? (record.id ?? record.slug) : (record.slug ?? record.id));
  if (!apiKey || apiKey === param) return NOT_FOUND;
  // A title matches in any case and with any whitespace; only the forms that links use are persisted.
  const transient = !isParamOf(param, record);
  return { ok: true, data: { data: apiKey, json: Buffer.from(JSON.stringify(apiKey)), transient } };
}
