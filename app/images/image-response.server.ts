import { errorStatus } from '~/admin-api/result';
import { cacheControl } from '~/server/http/cache-control.server';
import {
  getFreshImage,
  getOriginalImage,
  getResizedImage,
  type ImageError,
  type ImageResult,
} from './image-cache.server';
import { IMAGE_WIDTHS, OG_IMAGE } from './image-url';
import { type Format, negotiateFormat, placeholder } from './resize.server';

const PASSTHROUGH_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/**
 * The response for `/storage/{path}?w={width}`: the image in that width and the smallest format that the browser
 * accepts; without a width the original, if its type cannot contain scripts. An unknown width is 400. Errors have the
 * placeholder as body: 404 for a missing or invalid image; 502 or 504 with `no-store` while the admin host fails; 503
 * with `Retry-After` while the queue is full (decisions 4 and 7).
 */
export async function imageResponse(path: string, request: Request): Promise<Response> {
  const wanted = new URL(request.url).searchParams.get('w');
  const width = parseWidth(wanted);
  if (wanted !== null && width === undefined) {
    return new Response('Ukuran gambar tidak dikenal.', { status: 400, headers: plainText });
  }
  const format = formatForWidth(width, request.headers.get('Accept'));
  const notFound = { code: 'not_found' } as const;
  if (!isSafe(path)) return placeholderResponse(notFound, width ?? 800, format);
  const found = width === undefined ? await originalImage(path) : await resizedImage(path, width, format);
  if (!found.ok) return placeholderResponse(found.error, width ?? 800, format);
  return new Response(found.data.body, {
    headers: imageHeaders(found.data.type),
  });
}

/** Image URLs without percent-encoding, as most pages contain them: no decoding is needed. */
const UNENCODED_PATH = /^\/storage\/([\w./-]+)\?w=(\d+)$/;

/** The same image for a raw path and query, only if it is in memory and fresh. */
export function cachedImage(
  url: string,
  accept: string | null,
): { headers: Record<string, string>; body: Uint8Array } | undefined {
  const [, path = '', wanted = ''] = UNENCODED_PATH.exec(url) ?? [];
  const width = parseWidth(wanted);
  if (width === undefined) return undefined;
  const format = formatForWidth(width, accept);
  const body = getFreshImage(path, width, format);
  return body && { headers: imageHeaders(`image/${format}`), body };
}

const parseWidth = (wanted: string | null) => IMAGE_WIDTHS.find((known) => String(known) === wanted);

const formatForWidth = (width: number | undefined, accept: string | null): Format =>
  width === OG_IMAGE.width ? 'jpeg' : negotiateFormat(accept);

const imageHeaders = (type: string) => ({
  ...baseHeaders,
  'Content-Type': type,
  'Cache-Control': cacheControl.image,
});

type ImageBody = ImageResult<{ body: Uint8Array<ArrayBuffer>; type: string }>;

async function resizedImage(path: string, width: number, format: Format): Promise<ImageBody> {
  const found = await getResizedImage(path, width, format);
  return found.ok ? { ok: true, data: { body: found.data, type: `image/${format}` } } : found;
}

async function originalImage(path: string): Promise<ImageBody> {
  const found = await getOriginalImage(path);
  if (!found.ok) return found;
  const type = found.data.type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!PASSTHROUGH_TYPES.has(type)) return { ok: false, error: { code: 'not_found' } };
  return { ok: true, data: { body: found.data.body, type } };
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl.notFound };
const baseHeaders = {
  Vary: 'Accept',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
};

async function placeholderResponse(error: ImageError, width: number, format: Format): Promise<Response> {
  const status = placeholderStatus(error);
  return new Response(await placeholder(width, format), {
    status,
    headers: {
      ...baseHeaders,
      'Content-Type': `image/${format}`,
      'Cache-Control': status === 404 ? cacheControl.notFound : cacheControl.noStore,
      ...(status === 503 ? { 'Retry-After': '5' } : {}),
    },
  });
}

function placeholderStatus(error: ImageError): number {
  if (error.code === 'busy') return 503;
  // A file that cannot be decoded counts as missing (decisions 7).
  return error.code === 'invalid_response' ? 404 : errorStatus(error);
}

/** Dangerous to a host that decodes a path twice: encoded dot, slash, backslash, null and percent. */
const DOUBLE_ENCODED = /%(2e|2f|5c|00|25)/i;

/** Whether a path cannot lead outside the storage (path traversal). */
function isSafe(path: string): boolean {
  return (
    path !== '' &&
    path.length <= 500 &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not allowed.
    !/[\\\u0000-\u001f\u007f]/.test(path) &&
    !DOUBLE_ENCODED.test(path) &&
    !/\p{Surrogate}/u.test(path) &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}
