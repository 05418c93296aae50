import { failureStatus } from '~/admin-api/result';
import { cachePolicy } from '~/server/http/cache-control.server';
import { freshPicture, type Had, type NotHad, originalPicture, resizedPicture } from './image-cache.server';
import { PICTURE_WIDTHS, PREVIEW } from './image-url';
import { bestFormat, type Format, placeholder } from './resize.server';

const passable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/**
 * Answers `/storage/{path}?w={width}`: the picture in that width and the lightest format that the browser takes;
 * without a width the original, if it is a picture that holds no script. A width that is not in the set is 400. With
 * the placeholder come 404 for a picture that is not there, or is none; 502 or 504, never kept, while the admin host
 * fails; 503 with `Retry-After` while too many wait (decisions 4 and 7).
 */
export async function answerPicture(path: string, request: Request): Promise<Response> {
  const wanted = new URL(request.url).searchParams.get('w');
  const width = widthOf(wanted);
  if (wanted !== null && width === undefined) {
    return new Response('Ukuran gambar tidak dikenal.', { status: 400, headers: plainText });
  }
  const format = formatFor(width, request.headers.get('Accept'));
  const missing = { kind: 'missing' } as const;
  if (!isSafe(path)) return placeholderAnswer(missing, width ?? 800, format);
  const found = width === undefined ? await original(path) : await inWidth(path, width, format);
  if (!found.ok) return placeholderAnswer(found.failure, width ?? 800, format);
  return new Response(found.value.body, {
    headers: headersOf(found.value.type),
  });
}

/** Addresses as pages write them, in which nothing is escaped: the path stands as it is kept. */
const PLAIN = /^\/storage\/([\w./-]+)\?w=(\d+)$/;

/** The same image for a path and query as the visitor sent them, where it is in memory and fresh. */
export function cachedImage(
  url: string,
  accept: string | null,
): { headers: Record<string, string>; body: Uint8Array } | undefined {
  const [, path = '', wanted = ''] = PLAIN.exec(url) ?? [];
  const width = widthOf(wanted);
  if (width === undefined) return undefined;
  const format = formatFor(width, accept);
  const body = freshPicture(path, width, format);
  return body && { headers: headersOf(`image/${format}`), body };
}

const widthOf = (wanted: string | null) => PICTURE_WIDTHS.find((known) => String(known) === wanted);

const formatFor = (width: number | undefined, accept: string | null): Format =>
  width === PREVIEW.width ? 'jpeg' : bestFormat(accept);

const headersOf = (type: string) => ({
  ...guarded,
  'Content-Type': type,
  'Cache-Control': cachePolicy.picture,
});

type Picture = Had<{ body: Uint8Array<ArrayBuffer>; type: string }>;

async function inWidth(path: string, width: number, format: Format): Promise<Picture> {
  const found = await resizedPicture(path, width, format);
  return found.ok ? { ok: true, value: { body: found.value, type: `image/${format}` } } : found;
}

async function original(path: string): Promise<Picture> {
  const found = await originalPicture(path);
  if (!found.ok) return found;
  const type = found.value.type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!passable.has(type)) return { ok: false, failure: { kind: 'missing' } };
  return { ok: true, value: { body: found.value.body, type } };
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cachePolicy.missing };
const guarded = {
  Vary: 'Accept',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
};

async function placeholderAnswer(failure: NotHad, width: number, format: Format): Promise<Response> {
  const status = placeholderStatus(failure);
  return new Response(await placeholder(width, format), {
    status,
    headers: {
      ...guarded,
      'Content-Type': `image/${format}`,
      'Cache-Control': status === 404 ? cachePolicy.missing : cachePolicy.never,
      ...(status === 503 ? { 'Retry-After': '5' } : {}),
    },
  });
}

function placeholderStatus(failure: NotHad): number {
  if (failure.kind === 'busy') return 503;
  // What cannot be decoded counts as not there (decisions 7).
  return failure.kind === 'format' ? 404 : failureStatus(failure);
}

/** Escapes that would mean something to a host that decodes a path twice: dot, slash, backslash, null, percent. */
const ESCAPED_AGAIN = /%(2e|2f|5c|00|25)/i;

/** Whether a path can only mean something below the storage. */
function isSafe(path: string): boolean {
  return (
    path !== '' &&
    path.length <= 500 &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be in it.
    !/[\\\u0000-\u001f\u007f]/.test(path) &&
    !ESCAPED_AGAIN.test(path) &&
    !/\p{Surrogate}/u.test(path) &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}
