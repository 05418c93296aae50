import { config } from '~/server/env.server';
import { log } from '~/server/logger.server';
import { fetchUpstream } from './fetch-upstream.server';
import { BodyTooLargeError, readBodyWithLimit } from './read-body.server';
import type { ApiError, Result } from './result';

const MAX_IMAGE_BYTES = 20 * 1024 * 1024;

/** An image file as the admin host stores it. */
export interface Original {
  body: Uint8Array<ArrayBuffer>;
  /** The admin host's `Content-Type`. */
  type: string;
}

/**
 * Fetches a file from the admin host's storage. Returns `not_found` for a missing file, a redirect or more than 20 MB,
 * and any other error when the host fails. Never throws; waits at most `ADMIN_TIMEOUT_MS`; never follows a redirect, so
 * that only `{ADMIN_HOST}/storage/` is ever read (decisions 4 and 7).
 *
 * @param path storage path, decoded and validated
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

/** Whether a status means a temporary failure rather than a missing file. */
const isRetryable = (status: number) => status >= 500 || status === 408 || status === 429;

function fail(error: ApiError): Result<never> {
  log.warn({ event: 'image-fetch-failed', ...error });
  return { ok: false, error };
}
