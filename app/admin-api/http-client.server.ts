import { type Result, ResultError } from '~/lib/result';
import { RESPONSE } from '~/server/limits.server';
import { log } from '~/server/logger.server';
import { waitForTurn } from '~/server/turns.server';
import { measureCall } from './call-metrics.server';
import { enqueueCall, noteResponse, PRIORITY } from './call-queue.server';
import { fetchUpstream } from './fetch-upstream.server';
import { parseData, unwrap } from './json.server';
import type { PageInfo } from './page-info.server';

/** What an admin host's envelope contains. */
export interface ApiData {
  /** Undefined when the envelope has none: an invalid list, or a record that is not found (requirements 4). */
  data: unknown;
  /** The JSON of `data`. */
  json: Buffer;
  /** What a paginator says; absent for data that does not come from one response. */
  page?: PageInfo;
}

export interface CallOptions {
  /** Default: that of a list. */
  priority?: number;
  signal?: AbortSignal;
  /** Statuses that mean "no such record": returned as `not_found`, not logged. */
  notFoundStatuses?: readonly number[];
  /** Message of the log entry when there is no valid response. */
  logMessage?: string;
}

/** Returns the `data` of the admin host's JSON envelope. Logs failures, but no aborts and no queries (requirements 5). */
export async function fetchJson(path: string, options: CallOptions = {}): Promise<Result<ApiData>> {
  const { signal, priority = PRIORITY.list, notFoundStatuses, logMessage } = options;
  const started = performance.now();
  const init = { headers: { Accept: 'application/json' }, signal };
  const maxBytes = priority === PRIORITY.list ? RESPONSE.maxListBytes : RESPONSE.maxRecordBytes;
  const call = (timeout: AbortSignal) => fetchUpstream(path, maxBytes, init, timeout, noteResponse);
  const fetched = await enqueueCall(call, priority, signal);
  const read = fetched.ok ? await readApiData(fetched.data.body, path) : fetched;
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

/** The path without what a visitor may choose. */
function kindOfPath(path: string, priority: number): string {
  const [kind = ''] = path.split('?');
  return priority === PRIORITY.record ? `${kind.slice(0, kind.lastIndexOf('/'))}/:id` : kind;
}

async function readApiData(body: Uint8Array<ArrayBuffer>, path: string): Promise<Result<ApiData>> {
  try {
    await waitForTurn();
    const { data: json, page } = await unwrap(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
    if (!json) return { ok: true, data: { data: undefined, json: Buffer.alloc(0), page } };
    await waitForTurn();
    const { data, cut } = await parseData(json);
    if (cut > 0) log.warn({ event: 'admin-list-cut', path: path.split('?')[0], count: cut });
    return { ok: true, data: { data, json, page } };
  } catch (error) {
    if (error instanceof ResultError) return { ok: false, error: error.error };
    return { ok: false, error: { code: 'invalid_response', reason: 'not_json' } };
  }
}
