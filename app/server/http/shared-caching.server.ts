import { canonicalPath } from '~/lib/canonical-path';
import { tryOr } from '~/lib/try-or';
import { canonicalSearch, PARAM_NAMES } from '~/urls/search-params';
import { cacheControl } from './cache-control.server';
import { isOwnRoute, pageOf } from './data-request.server';

/** The params in the key of nginx (deploy/nginx.conf): of pages, `.data`, images and the sitemap. */
export const SHARED_CACHE_KEY_PARAMS = [...PARAM_NAMES, '_routes', 'w', 'bagian'];

/** A param in that key. A URL in which the name of a param is percent-encoded is a key as a whole. */
const isInKey = new RegExp(`^(?:${SHARED_CACHE_KEY_PARAMS.join('|')})(?:=|$)|^[^=]*[%+]`);

/** Params of URLs that are no pages, as the site itself writes them. */
const resourceParams: readonly [path: RegExp, query: RegExp][] = [
  [/^\/storage\//, /^w=\d+$/],
  [/^\/sitemap\.xml$/, /^bagian=\d+$/],
];

/**
 * Whether a URL is spelled as the site spells its links, apart from the params that are no part of a shared cache's
 * key. Paths and values have unboundedly many spellings (`tampil=12`, `tampil=012`), each a copy there (decision 36).
 */
export function isCanonicalTarget(target: string): boolean {
  const [path = '', ...search] = target.split('?');
  return isCanonicalPath(path) && (search.length === 0 || isCanonicalSearch(path, search.join('?')));
}

/** Has one spelling: nothing in it is encoded, nor needs to be. */
const PLAIN_PATH = /^\/(?:[\da-z_.~-]+(?:\/[\w.~-]+)*)?$/;

function isCanonicalPath(path: string): boolean {
  if (PLAIN_PATH.test(path)) return true;
  const encoded = () => path.split('/').map(decodeURIComponent).map(encodeURIComponent).join('/');
  return path === canonicalPath(path) && path === tryOr(encoded, null);
}

function isCanonicalSearch(path: string, search: string): boolean {
  const keyed = search.split('&').filter((param) => isInKey.test(param));
  if (keyed.length === 0) return true;
  if (resourceParams.some(([resource, query]) => resource.test(path) && query.test(keyed.join('&')))) return true;
  const page = pageOf(path);
  // Remix names the route that it reloads.
  const own = page === path ? keyed : keyed.filter((param) => !isOwnRouteParam(param));
  // Chat apps write a space as `%20`.
  return canonicalSearch(page, new URLSearchParams(own.join('&'))).toString() === own.join('&').replaceAll('%20', '+');
}

function isOwnRouteParam(param: string): boolean {
  const id = param.startsWith('_routes=') ? tryOr(() => decodeURIComponent(param.slice('_routes='.length)), '') : '';
  return isOwnRoute(id) && param === `_routes=${encodeURIComponent(id)}`;
}

/**
 * The `Cache-Control` of a response that has this one, which keeps the response to another spelling of a URL out of
 * shared caches: of pages, data, resources and images alike.
 *
 * @param target the request target as the client sent it
 */
export const sharedCacheControl = (policy: string, target: string): string =>
  policy.startsWith('public') && !isCanonicalTarget(target) ? cacheControl.private : policy;
