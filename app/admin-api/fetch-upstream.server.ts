import type { Result } from '~/lib/result';
import { config } from '~/server/env.server';
import { version } from '../../package.json';

/** The body of the admin host's response, with its `Content-Type`. */
export interface UpstreamFile {
  body: Uint8Array<ArrayBuffer>;
  type: string;
}

/** Records the status and headers of a response. If the admin host refuses calls, returns why and until when. */
type NoteResponse = (response: Response, calledAt: number) => { status: number; retryAt: number } | null;

/** The error codes for a keep-alive connection that the admin host closed just as it was reused. */
const CONNECTION_CLOSED_CODES = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/**
 * Sends a GET request to the admin host within `ADMIN_TIMEOUT_MS`, without following redirects. A body above `maxBytes`
 * is an `invalid_response` with its declared size. Never throws.
 */
export async function fetchUpstream(
  path: string,
  maxBytes: number,
  init?: RequestInit,
  timeout = AbortSignal.timeout(config.adminTimeoutMs),
  note?: NoteResponse,
): Promise<Result<UpstreamFile>> {
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const opened = await openUpstream(path, timeout, { ...init, signal }, note);
  if (!opened.ok) return opened;
  try {
    const body = await readBody(opened.data, maxBytes);
    const { headers } = opened.data;
    if (!body) {
      const bytes = Math.max(maxBytes, Number(headers.get('Content-Length')) || 0);
      return { ok: false, error: { code: 'invalid_response', reason: 'too_large', bytes } };
    }
    return { ok: true, data: { body, type: headers.get('Content-Type') ?? '' } };
  } catch {
    return { ok: false, error: { code: timeout.aborted ? 'timeout' : 'network' } };
  }
}

/** Tells the admin host's operator who calls. */
const USER_AGENT = `JelajahiBali/${version} (+${config.siteUrl})`;

async function openUpstream(
  path: string,
  timeout: AbortSignal,
  init: RequestInit,
  note?: NoteResponse,
): Promise<Result<Response>> {
  const calledAt = Date.now();
  try {
    const headers = new Headers(init.headers);
    headers.set('User-Agent', USER_AGENT);
    const response = await fetchWithRetry(config.adminHost + path, { ...init, headers, redirect: 'manual' });
    const refusal = note?.(response, calledAt);
    if (response.ok) return { ok: true, data: response };
    await response.body?.cancel();
    if (refusal) return { ok: false, error: { code: 'limited', ...refusal } };
    return { ok: false, error: { code: 'status', status: response.status } };
  } catch {
    return { ok: false, error: { code: timeout.aborted ? 'timeout' : 'network' } };
  }
}

/** Fetches, and retries once: a healthy host may close an idle keep-alive connection just as it is reused. */
async function fetchWithRetry(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const code = ((error as Error).cause as { code?: string } | undefined)?.code ?? '';
    if (init.signal?.aborted || !CONNECTION_CLOSED_CODES.has(code)) throw error;
    return fetch(url, init);
  }
}

/** Reads a body; returns null above `maxBytes`. */
async function readBody(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
