import { setImmediate } from 'node:timers/promises';
import { type Result, ResultError } from '~/lib/result';
import { RESPONSE } from '~/server/limits.server';
import { log } from '~/server/logger.server';
import { measureCall } from './call-metrics.server';
import { enqueueCall, noteResponse, PRIORITY } from './call-queue.server';
import { fetchUpstream } from './fetch-upstream.server';
import { readJson } from './json.server';
import type { PageInfo } from './page-info.server';

/** The contents of the admin host's envelope. */
export interface ApiData {
  /** Undefined if the envelope has no data: an invalid list, or a record that is not found. */
  data: unknown;
  /**
   * The JSON of the data, empty if there is no data. Excludes the envelope, which may change while the data does not.
   */
  json: Buffer;
  /** The paginator's members; undefined for data from several responses. */
  page?: PageInfo;
  /** The number of items that were left out; undefined for data from several responses. */
  cut?: number;
}

export interface CallOptions {
  /** By default, the limit of a list. */
  priority?: number;
  signal?: AbortSignal;
  /** Statuses that mean "no such record": returned as `not_found`, not logged. */
  notFoundStatuses?: readonly number[];
  /** The log message when there is no valid response. */
  logMessage?: string;
}

/** Returns the `data` of the admin host's JSON envelope. Logs failures, but not aborts or queries. */
export async function fetchJson(path: string, options: CallOptions = {}): Promise<Result<ApiData>> {
  const { signal, priority = PRIORITY.list, notFoundStatuses, logMessage } = options;
  const started = performance.now();
  const init = { headers: { Accept: 'application/json' }, signal };
  const maxBytes = priority === PRIORITY.search ? RESPONSE.maxSearchBytes : RESPONSE.maxBytes;
  const call = (timeout: AbortSignal) => fetchUpstream(path, maxBytes, init, timeout, noteResponse);
  const fetched = await enqueueCall(call, priority, signal);
  const read = fetched.ok ? await readApiData(fetched.data.body) : fetched;
  const result = isNotFound(read, notFoundStatuses) ? NOT_FOUND : read;
  measureCall(kindOfPath(path, priority), result, started, signal);
  if (result.ok || result === NOT_FOUND || signal?.aborted) return result;
  const { error } = result;
  const ms = Math.round(performance.now() - started);
  log.warn({ event: 'admin-call-failed', path: path.split('?')[0], ...error, ms, msg: logMessage });
  return result;
}

const NOT_FOUND = { ok: false, error: { code: 'not_found' } } as const;

const isNotFound = (result: Result<unknown>, statuses: readonly number[] = []) =>
  !result.ok && result.error.code === 'status' && statuses.includes(result.error.status);

/** Returns the path without the part that a visitor may choose. */
function kindOfPath(path: string, priority: number): string {
  const [kind = ''] = path.split('?');
  return priority === PRIORITY.record ? `${kind.slice(0, kind.lastIndexOf('/'))}/:id` : kind;
}

/**
 * Reads a body in steps. For a large body, each step blocks other requests for some hundredths of a second; they are
 * served in between.
 */
async function readApiData(body: Uint8Array): Promise<Result<ApiData>> {
  try {
    const { data, page, cut } = readJson(body);
    await setImmediate();
    return { ok: true, data: { data, page, cut, json: Buffer.from(JSON.stringify(data) ?? '') } };
  } catch (error) {
    if (error instanceof ResultError) return { ok: false, error: { ...error.error, bytes: body.byteLength } };
    return { ok: false, error: { code: 'invalid_response', reason: 'not_json' } };
  }
}
