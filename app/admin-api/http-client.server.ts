import { tryOr } from '~/lib/try-or';
import { log } from '~/server/logger.server';
import { enqueueCall, PRIORITY } from './call-queue.server';
import { fetchUpstream } from './fetch-upstream.server';
import type { Result } from './result';

const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** The `data` of an admin host's envelope, with the size of the response body. */
export interface Envelope {
  /** Undefined when the envelope has none: an invalid list, or a record that is not found (decisions 4). */
  data: unknown;
  bytes: number;
  /** Neither persisted nor kept beside the others: the number of such paths is unbounded. */
  transient?: boolean;
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

/** Returns the `data` of the admin host's JSON envelope. Logs failures, but no aborts and no queries (decisions 5). */
export async function fetchJson(path: string, options: CallOptions = {}): Promise<Result<Envelope>> {
  const { signal, priority = PRIORITY.list, notFoundStatuses, logMessage } = options;
  const started = performance.now();
  const init = { headers: { Accept: 'application/json' }, signal };
  const call = (timeout: AbortSignal) => fetchUpstream(path, MAX_BODY_BYTES, init, timeout);
  const response = await enqueueCall(call, priority, signal);
  const result = response.ok ? readEnvelope(response.data.body) : response;
  if (result.ok || signal?.aborted) return result;
  const { error } = result;
  if (error.code === 'status' && notFoundStatuses?.includes(error.status)) {
    return { ok: false, error: { code: 'not_found' } };
  }
  const ms = Math.round(performance.now() - started);
  log.warn({ event: 'admin-call-failed', path: path.split('?')[0], ...error, ms, msg: logMessage });
  return result;
}

function readEnvelope(body: Uint8Array): Result<Envelope> {
  const envelope: unknown = tryOr(() => JSON.parse(new TextDecoder().decode(body)), null);
  const isObject = typeof envelope === 'object' && envelope !== null && !Array.isArray(envelope);
  if (!isObject) return { ok: false, error: { code: 'invalid_response' } };
  return { ok: true, data: { data: 'data' in envelope ? envelope.data : undefined, bytes: body.byteLength } };
}
