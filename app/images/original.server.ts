import { measureCall } from '~/admin-api/call-metrics.server';
import { fetchUpstream, type UpstreamFile } from '~/admin-api/fetch-upstream.server';
import type { ApiError, Result } from '~/lib/result';
import { IMAGE } from '~/server/limits.server';
import { log } from '~/server/logger.server';
import { originalUrl } from './image-url';
import { rasterType } from './resize.server';

/** The limits on originals, which are in memory while they are sent. Pages link to them, but do not embed them. */
export const ORIGINAL = {
  maxOpen: 4,
  /** Enough for the largest original at 2.8 Mbit/s. */
  maxMs: 60_000,
  chunkBytes: 64 * 1024,
};

/** Why there is no image: `invalid_response` if the file cannot be decoded, `busy` if there are too many requests. */
export type ImageError = ApiError | { code: 'busy' };
export type ImageResult<T> = Result<T, ImageError>;

const NOT_FOUND = { ok: false, error: { code: 'not_found' } } as const;

/** Fetches a file from the storage. A redirect, or more than 20 MB, is `not_found` too. */
export async function fetchOriginal(path: string): Promise<Result<UpstreamFile>> {
  const started = performance.now();
  const fetched = await fetchUpstream(originalUrl(path), IMAGE.maxBytes);
  const result = fetched.ok ? fetched : toImageError(fetched.error);
  measureCall('/storage/*', result, started);
  return result;
}

interface OpenOriginal {
  /** Counts as open until it is read or canceled, or until `ORIGINAL.maxMs` have passed. */
  body: ReadableStream<Uint8Array>;
  bytes: number;
  type: string;
}

let openOriginals = 0;

/**
 * Opens an unchanged original, uncached, if it is a PDF or an image that the resizer would decode. The media type is
 * sniffed from the bytes, so the file cannot contain scripts. Never throws.
 */
export async function openOriginal(path: string): Promise<ImageResult<OpenOriginal>> {
  if (openOriginals >= ORIGINAL.maxOpen) return { ok: false, error: { code: 'busy' } };
  openOriginals += 1;
  const read = await readOriginal(path);
  if (!read.ok) {
    openOriginals -= 1;
    return read;
  }
  const { body, type } = read.data;
  return { ok: true, data: { body: streamOf(body), bytes: body.byteLength, type } };
}

async function readOriginal(path: string): Promise<Result<UpstreamFile>> {
  const fetched = await fetchOriginal(path);
  if (!fetched.ok) return fetched;
  const { body } = fetched.data;
  const type = (await rasterType(body).catch(() => null)) ?? (isPdf(body) ? PDF : null);
  return type === null ? NOT_FOUND : { ok: true, data: { body, type } };
}

/** The media type of a document, such as a brochure, which editors also put into the storage. */
export const PDF = 'application/pdf';

const isPdf = (file: Uint8Array) => Buffer.from(file.subarray(0, 5)).toString('latin1') === '%PDF-';

/** Returns a stream that sends a file as fast as its reader takes it. */
function streamOf(file: Uint8Array): ReadableStream<Uint8Array> {
  let sent = 0;
  let deadline: NodeJS.Timeout;
  const close = () => {
    clearTimeout(deadline);
    openOriginals -= 1;
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      deadline = setTimeout(() => {
        close();
        controller.error(new Error('original-broken-off'));
      }, ORIGINAL.maxMs);
    },
    pull(controller) {
      const end = sent + ORIGINAL.chunkBytes;
      controller.enqueue(file.subarray(sent, end));
      sent = end;
      if (sent < file.byteLength) return;
      controller.close();
      close();
    },
    cancel: close,
  });
}

function toImageError(error: ApiError): Result<never> {
  const isMissing = error.code === 'invalid_response' || (error.code === 'status' && !isTemporary(error.status));
  if (isMissing) return NOT_FOUND;
  log.warn({ event: 'image-fetch-failed', ...error });
  return { ok: false, error };
}

const isTemporary = (status: number) => status >= 500 || status === 408 || status === 429;
