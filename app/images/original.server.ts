import { fetchUpstream, openUpstream, type UpstreamFile } from '~/admin-api/fetch-upstream.server';
import type { ApiError, Result } from '~/admin-api/result';
import { config } from '~/server/env.server';
import { IMAGE } from '~/server/limits.server';
import { log } from '~/server/logger.server';
import { waitForChunkTurn } from '~/server/turns.server';
import { originalUrl } from './image-url';
import { detectType } from './resize.server';

/** Originals, which are streamed: a slow visitor holds no more than a part of one in memory. */
export const ORIGINAL = {
  /** Pages link originals, but do not contain them. */
  maxStreams: 16,
  /** The largest one at 2.8 Mbit/s. */
  maxMs: 60_000,
  /** Contains the dimensions, behind a camera's metadata. */
  headBytes: 256 * 1024,
};

/** Why there is no image: `invalid_response` if the file cannot be decoded, `busy` if too many are requested. */
export type ImageError = ApiError | { code: 'busy' };
export type ImageResult<T> = Result<T, ImageError>;

const NOT_FOUND = { ok: false, error: { code: 'not_found' } } as const;

/** Fetches a file from the storage; `not_found` also for a redirect or more than 20 MB (requirements 4 and 7). */
export async function fetchOriginal(path: string): Promise<Result<UpstreamFile>> {
  const result = await fetchUpstream(originalUrl(path), IMAGE.maxBytes);
  return result.ok ? result : toImageError(result.error);
}

interface ImageStream {
  body: ReadableStream<Uint8Array>;
  type: string;
}

let openStreams = 0;

/**
 * Streams an unchanged original, uncached and with backpressure, if it is an image that the resizer would decode. Its
 * type is that of its bytes, so that it cannot contain scripts. Never throws.
 */
export async function streamOriginal(path: string): Promise<ImageResult<ImageStream>> {
  if (openStreams >= ORIGINAL.maxStreams) return { ok: false, error: { code: 'busy' } };
  openStreams += 1;
  // Aborted at the end of the stream, whatever ends it.
  const controller = new AbortController();
  controller.signal.addEventListener('abort', () => {
    openStreams -= 1;
  });
  const opened = await openOriginal(path, controller);
  if (!opened.ok) controller.abort();
  return opened;
}

async function openOriginal(path: string, controller: AbortController): Promise<Result<ImageStream>> {
  const timeout = setTimeout(() => controller.abort(), config.adminTimeoutMs);
  try {
    const response = await openUpstream(originalUrl(path), controller.signal);
    if (!response.ok) return toImageError(response.error);
    const { body, headers } = response.data;
    if (!body || Number(headers.get('Content-Length')) > IMAGE.maxBytes) return NOT_FOUND;
    const reader = body.getReader();
    const headerBytes = await readHead(reader);
    const type = await detectType(headerBytes);
    controller.signal.throwIfAborted();
    return type === null ? NOT_FOUND : { ok: true, data: { body: streamFrom(headerBytes, reader, controller), type } };
  } catch {
    return toImageError({ code: controller.signal.aborted ? 'timeout' : 'network' });
  } finally {
    clearTimeout(timeout);
  }
}

/** Reads the start that `detectType` needs, or the whole file if it is shorter. */
async function readHead(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for (let size = 0; size < ORIGINAL.headBytes; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.byteLength;
  }
  return Buffer.concat(chunks);
}

/** Streams the start and the rest of a body, which breaks off above the byte limit and at the deadline. */
function streamFrom(head: Buffer, reader: ReadableStreamDefaultReader<Uint8Array>, abortController: AbortController) {
  let size = head.byteLength;
  const deadline = setTimeout(() => abortController.abort(), ORIGINAL.maxMs);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(head));
      abortController.signal.addEventListener('abort', () => {
        clearTimeout(deadline);
        // Has no effect on a stream that is closed.
        controller.error(new Error('original-broken-off'));
      });
    },
    async pull(controller) {
      await waitForChunkTurn();
      const next = await reader.read().catch(() => null);
      size += next?.value?.byteLength ?? 0;
      if (next?.value && size <= IMAGE.maxBytes) return controller.enqueue(next.value);
      if (next?.done) controller.close();
      abortController.abort();
    },
    cancel: () => abortController.abort(),
  });
}

function toImageError(error: ApiError): Result<never> {
  const isMissing = error.code === 'invalid_response' || (error.code === 'status' && !isTemporary(error.status));
  if (isMissing) return NOT_FOUND;
  log.warn({ event: 'image-fetch-failed', ...error });
  return { ok: false, error };
}

const isTemporary = (status: number) => status >= 500 || status === 408 || status === 429;
