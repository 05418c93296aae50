import { config } from '~/server/env.server';
import { log } from '~/server/logger.server';
import { fetchUpstream } from './fetch-upstream.server';
import { BodyTooLargeError, readBodyWithLimit } from './read-body.server';
import type { ApiError, Result } from './result';

const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** The `data` of an admin host's envelope, with the size of the response body. */
export interface Envelope {
  /** Undefined when the envelope has none: an invalid list, or a record that is not found (decisions 4). */
  data: unknown;
  bytes: number;
  /** Not persisted: the number of such paths is unbounded. */
  transient?: boolean;
}

/**
 * Sends a GET request to the admin host and returns the `data` of its JSON envelope, or the error. Never throws. Waits
 * at most `ADMIN_TIMEOUT_MS` for the whole response and reads at most 10 MB. Logs every failure but an abort by the
 * visitor in one line, without the query (specification 8, decisions 5).
 *
 * @param path encoded path, with its query if any
 * @param notFoundStatuses statuses that mean "no such record": returned as `not_found`, not logged
 * @param logMessage message of the log entry when the call fails
 */
export async function fetchJson(
  path: string,
  {
    signal,
    notFoundStatuses = [],
    logMessage: msg,
  }: { signal?: AbortSignal; notFoundStatuses?: readonly number[]; logMessage?: string } = {},
): Promise<Result<Envelope>> {
  const started = performance.now();
  const timeout = AbortSignal.timeout(config.adminTimeoutMs);
  try {
    const response = await fetchUpstream(path, {
      headers: { Accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) {
      await response.body?.cancel();
      if (notFoundStatuses.includes(response.status)) return { ok: false, error: { code: 'not_found' } };
      return fail({ code: 'status', status: response.status });
    }
    return (
      readEnvelope(await readBodyWithLimit(response, MAX_BODY_BYTES)) ?? fail({ code: 'invalid_response' })
    );
  } catch (error) {
    if (signal?.aborted) return { ok: false, error: { code: 'network' } };
    if (error instanceof BodyTooLargeError) return fail({ code: 'invalid_response' });
    return fail({ code: timeout.aborted ? 'timeout' : 'network' });
  }

  function fail(error: ApiError): Result<never> {
    const ms = Math.round(performance.now() - started);
    log.warn({ event: 'admin-call-failed', path: path.split('?')[0], ...error, ms, msg });
    return { ok: false, error };
  }
}

function readEnvelope(body: Uint8Array): Result<Envelope> | null {
  try {
    const envelope: unknown = JSON.parse(new TextDecoder().decode(body));
    if (typeof envelope !== 'object' || envelope === null || Array.isArray(envelope)) return null;
    const data = 'data' in envelope ? envelope.data : undefined;
    return { ok: true, data: { data, bytes: body.byteLength } };
  } catch {
    return null;
  }
}
