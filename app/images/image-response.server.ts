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
 * Answers `/storage/{path}?w={width}`: the picture in that width and the lightest format that the browser takes;
 * without a width the original, if it is a picture that holds no script. A width that is not in the set is 400. With
 * the placeholder come 404 for a picture that is not there, or is none; 502 or 504, never kept, while the admin host
 * fails; 503 with `Retry-After` while too many wait (decisions 4 and 7).
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

/** Addresses as pages write them, in which nothing is escaped: the path stands as it is kept. */
const UNENCODED_PATH = /^\/storage\/([\w./-]+)\?w=(\d+)$/;

/** The same image for a path and query as the visitor sent them, where it is in memory and fresh. */
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
  // What cannot be decoded counts as not there (decisions 7).
  return error.code === 'invalid_response' ? 404 : errorStatus(error);
}

/** Escapes that would mean something to a host that decodes a path twice: dot, slash, backslash, null, percent. */
const DOUBLE_ENCODED = /%(2e|2f|5c|00|25)/i;

/** Whether a path can only mean something below the storage. */
function isSafe(path: string): boolean {
  return (
    path !== '' &&
    path.length <= 500 &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be in it.
    !/[\\\u0000-\u001f\u007f]/.test(path) &&
    !DOUBLE_ENCODED.test(path) &&
    !/\p{Surrogate}/u.test(path) &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}
