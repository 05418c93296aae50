import { config } from '~/server/env.server';
import { log } from '~/server/logger.server';
import { fetchUpstream } from './fetch-upstream.server';
import { BodyTooLargeError, readBodyWithLimit } from './read-body.server';
import type { ApiError, Result } from './result';

const MAX_IMAGE_BYTES = 20 * 1024 * 1024;

/** A stored picture as the admin host has it. */
export interface Original {
  body: Uint8Array<ArrayBuffer>;
  /** Its content type, as the admin host calls it. */
  type: string;
}

/**
 * Fetches a file of the admin host's storage, or tells why it cannot be had: `not_found` where the host lacks it, sends
 * elsewhere for it or has one of more than 20 MB; any other failure where the host fails. Never throws; waits
 * `ADMIN_TIMEOUT_MS` at most; never follows a redirect, so that nothing but `{ADMIN_HOST}/storage/` is ever read
 * (decisions 4 and 7).
 *
 * @param path storage path, decoded, already found safe
 */
export async function fetchOriginal(path: string): Promise<Result<Original>> {
  const timeout = AbortSignal.timeout(config.adminTimeoutMs);
  try {
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    const response = await fetchUpstream(`/storage/${encoded}`, { signal: timeout });
    if (response.ok) {
      const body = await readBodyWithLimit(response, MAX_IMAGE_BYTES);
      return { ok: true, data: { body, type: response.headers.get('Content-Type') ?? '' } };
    }
    await response.body?.cancel();
    const { status } = response;
    return isRetryable(status)
      ? fail({ code: 'status', status })
      : { ok: false, error: { code: 'not_found' } };
  } catch (error) {
    if (error instanceof BodyTooLargeError) return { ok: false, error: { code: 'not_found' } };
    return fail({ code: timeout.aborted ? 'timeout' : 'network' });
  }
}

/** Whether a status says that the host cannot answer now, rather than that it has no such file. */
const isRetryable = (status: number) => status >= 500 || status === 408 || status === 429;

function fail(error: ApiError): Result<never> {
  log.warn({ event: 'image-fetch-failed', ...error });
  return { ok: false, error };
}
