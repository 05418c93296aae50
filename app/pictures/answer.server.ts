import { cachePolicy } from '~/site/cache-policy.server';
import { PICTURE_WIDTHS, type PictureWidth } from '~/ui/picture-href';
import { originalPicture, resizedPicture } from './kept.server';

import { bestFormat, type Format, placeholder } from './resize.server';

const passable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/**
 * Answers `/storage/{path}?w={width}`: the picture in that width and the lightest format that the browser takes;
 * without a width the original, if it is a picture that holds no script. A width that is not in the set is 400; a
 * picture that is not there, or is none, is 404 with the placeholder (decisions 7).
 */
export async function answerPicture(path: string, request: Request): Promise<Response> {
  const wanted = new URL(request.url).searchParams.get('w');
  const width = PICTURE_WIDTHS.find((known) => String(known) === wanted);
  if (wanted !== null && width === undefined) {
    return new Response('Ukuran gambar tidak dikenal.', { status: 400, headers: plainText });
  }
  const format = bestFormat(request.headers.get('Accept'));
  if (!isSafe(path)) return placeholderAnswer(404, width ?? 800, format);
  const found = width === undefined ? await original(path) : await inWidth(path, width, format);
  if (found === 'missing') return placeholderAnswer(404, width ?? 800, format);
  if (found === 'busy') return placeholderAnswer(503, width ?? 800, format);
  return new Response(found.body, {
    headers: { ...guarded, 'Content-Type': found.type, 'Cache-Control': cachePolicy.picture },
  });
}

type Found = { body: Uint8Array<ArrayBuffer>; type: string } | 'missing' | 'busy';

async function inWidth(path: string, width: PictureWidth, format: Format): Promise<Found> {
  const body = await resizedPicture(path, width, format);
  return typeof body === 'string' ? body : { body, type: `image/${width === 1200 ? 'jpeg' : format}` };
}

async function original(path: string): Promise<Found> {
  const found = await originalPicture(path);
  if (typeof found === 'string') return found;
  const type = found.type.split(';')[0]?.trim().toLowerCase() ?? '';
  return passable.has(type) ? { body: found.body, type } : 'missing';
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cachePolicy.missing };
const guarded = {
  Vary: 'Accept',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
};

async function placeholderAnswer(status: 404 | 503, width: number, format: Format): Promise<Response> {
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

/** Whether a path can only mean something below the storage. */
function isSafe(path: string): boolean {
  return (
    path !== '' &&
    path.length <= 500 &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be in it.
    !/[\\\u0000-\u001f\u007f]/.test(path) &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}
