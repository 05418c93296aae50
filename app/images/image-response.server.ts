import { MAX_PATH_LENGTH } from '~/admin-api/storage-path.server';
import { errorStatus } from '~/lib/result';
import { cacheControl, errorCacheControl } from '~/server/http/cache-control.server';
import { isNotModified, weakEtag } from '~/server/http/negotiation.server';
import { responseBody } from '~/server/http/response-body.server';
import { savesData } from '~/server/http/save-data.server';
import { plainText } from '~/server/http/text-response.server';
import { getResizedImage } from './image-cache.server';
import { IMAGE_WIDTHS, OG_IMAGE } from './image-url';
import { type ImageError, openOriginal, PDF } from './original.server';
import { type Format, placeholder } from './resize.server';

/**
 * Returns the response for `/storage/{path}?w={width}`: the image in that width and the smallest format that the
 * browser accepts, or the original if there is no width. An unknown width is a 400. The body of an error is the
 * placeholder: 404 for a missing or invalid image; 502 or 504 with `no-store` while the admin host fails; 503 with
 * `Retry-After` while there are too many requests.
 */
export async function imageResponse(path: string, request: Request): Promise<Response> {
  const wanted = new URL(request.url).searchParams.get('w');
  const width = parseWidth(wanted);
  if (wanted !== null && width === undefined) {
    return plainText('Ukuran gambar tidak dikenal.', 400, cacheControl.private);
  }
  const format = negotiateFormat(width, request.headers.get('Accept'));
  if (!isSafe(path)) return placeholderResponse({ code: 'not_found' }, format, width);
  if (width === undefined) return originalResponse(path, format, request.method);
  const saveData = savesData(request.headers.get('Save-Data'));
  const found = await getResizedImage({ path, width, format, saveData });
  if (!found.ok) return placeholderResponse(found.error, format, width);
  const body = found.data;
  const headers = resizedHeaders(body, format);
  if (isNotModified(Object.fromEntries(request.headers), { etag: headers.ETag })) {
    return new Response(null, { status: 304, headers: withoutLength(headers) });
  }
  return new Response(responseBody(body), { headers });
}

async function originalResponse(path: string, format: Format, method: string): Promise<Response> {
  const found = await openOriginal(path);
  if (!found.ok) return placeholderResponse(found.error, format);
  const { body, bytes, type } = found.data;
  // A browser would display a document under this site's name.
  const disposition: Record<string, string> = type === PDF ? { 'Content-Disposition': 'attachment' } : {};
  const headers = { ...imageHeaders(type), ...disposition, 'Content-Length': String(bytes) };
  if (method !== 'HEAD') return new Response(body, { headers });
  // Remix drops the body, but does not close it.
  await body.cancel();
  return new Response(null, { headers });
}

const parseWidth = (param: string | null) => IMAGE_WIDTHS.find((width) => String(width) === param);

/** Returns the smallest format that the browser accepts; JPEG for link previews. */
function negotiateFormat(width: number | undefined, accept: string | null): Format {
  if (width === OG_IMAGE.width) return 'jpeg';
  const accepted = accept?.split(',').filter((type) => !/;\s*q=0(?:\.0*)?\s*$/.test(type)) ?? [];
  return (
    (['avif', 'webp'] as const).find((format) => accepted.some((type) => type.includes(`image/${format}`))) ?? 'jpeg'
  );
}

const imageHeaders = (type: string, policy: string = cacheControl.image) => ({
  Vary: 'Accept, Save-Data',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
  'Content-Type': type,
  'Cache-Control': policy,
});

const resizedHeaders = (body: Uint8Array, format: Format) => ({
  ...imageHeaders(`image/${format}`),
  ETag: weakEtag(body),
  'Content-Length': String(body.byteLength),
});

const withoutLength = ({ 'Content-Length': _, ...headers }: ReturnType<typeof resizedHeaders>) => headers;

async function placeholderResponse(error: ImageError, format: Format, width = 800): Promise<Response> {
  const status = placeholderStatus(error);
  const headers = new Headers(imageHeaders(`image/${format}`, errorCacheControl(status)));
  if (status === 503) headers.set('Retry-After', '5');
  return new Response(await placeholder(width, format), { status, headers });
}

function placeholderStatus(error: ImageError): number {
  if (error.code === 'busy') return 503;
  // A file that cannot be decoded counts as missing.
  return error.code === 'invalid_response' ? 404 : errorStatus(error);
}

/** Dangerous to a host that decodes a path twice: an encoded dot, slash, backslash, null or percent. */
const DOUBLE_ENCODED = /%(2e|2f|5c|00|25)/i;

/** Whether a path cannot lead outside the storage (path traversal). */
function isSafe(path: string): boolean {
  return (
    path !== '' &&
    path.length <= MAX_PATH_LENGTH &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not allowed.
    !/[\\\u0000-\u001f\u007f]/.test(path) &&
    !DOUBLE_ENCODED.test(path) &&
    !/\p{Surrogate}/u.test(path) &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}
