import { tryOr } from '~/lib/try-or';
import { config } from '~/server/env.server';
import { logDistinct } from '~/server/logger.server';

/** In characters; no storage path is longer. */
export const MAX_PATH_LENGTH = 500;

const ABSOLUTE = /^[a-z][a-z\d+.-]*:|^\/\//i;
const ABSOLUTE_URL = /^((?:[a-z][a-z\d+.-]*:)?\/\/[^/?]*)([^?]*)/i;

const onForeignHost = logDistinct('admin-image-foreign-host');
const onForeignImage = logDistinct('admin-image-foreign');

/** Returns the storage path of a percent-encoded image URL in a text; null for a URL on another host. */
export function storagePathFromUrl(url: string): string | null {
  return storagePath(ABSOLUTE.test(url) ? url : `${config.adminHost}/${url}`);
}

/**
 * Returns the storage path of an image, from a path or a URL; null for anything else. A URL with `/storage/` in its
 * path is on the admin host, whatever its origin: behind a proxy an application does not know its own origin.
 */
export function storagePath(text: string | null): string | null {
  if (text === null || text.length > MAX_PATH_LENGTH) return null;
  const path = ABSOLUTE.test(text) ? pathOfUrl(text) : text;
  if (path === null || path.includes('\\')) return null;
  const inside = path.replace(/^\/+/, '').replace(/^storage(?:\/+|$)/, '');
  const isSafe = inside !== '' && !inside.split('/').some((part) => part === '' || part === '.' || part === '..');
  return isSafe ? inside : null;
}

function pathOfUrl(url: string): string | null {
  const isOwn = url.startsWith(`${config.adminHost}/`);
  const [, origin = '', foreignPath = ''] = ABSOLUTE_URL.exec(url) ?? [];
  const path = isOwn ? url.slice(config.adminHost.length).replace(/\?.*$/s, '') : foreignPath;
  // A URL that ends after the storage folder names no file: the record has no image.
  if (/\/storage\/*$/.test(path)) return null;
  const [, inStorage] = /\/storage\/+(.*)$/s.exec(path) ?? [];
  const host = origin.replace(/\/\/.*@/, '//');
  if (!isOwn && inStorage === undefined) onForeignImage(host === '' ? url.replace(/:.*$/s, ':') : host + path);
  else if (!isOwn) onForeignHost(host);
  return isOwn || inStorage !== undefined ? decoded(inStorage ?? path) : null;
}

/**
 * Returns the path decoded. Applications put a file name into its URL unencoded, so the URL may contain a space, a `#`,
 * or a `%` that encodes nothing. Markdown encodes the spaces beside a `#`.
 */
function decoded(path: string): string {
  if (/\s/.test(path)) return path;
  return path.includes('#') ? path.replaceAll('%20', ' ') : tryOr(() => decodeURIComponent(path), path);
}
