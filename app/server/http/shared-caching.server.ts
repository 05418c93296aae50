import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { canonicalSearch, PARAM_NAMES } from '~/lib/search-params';
import { cacheControl } from './cache-control.server';

/** The params in the key of nginx (deploy/nginx.conf): of pages, `.data`, images and the sitemap. */
export const SHARED_CACHE_KEY_PARAMS = [...PARAM_NAMES, '_routes', 'w', 'bagian'];

/** A param in that key. A URL with an encoded name has an entry of its own. */
const isInKey = new RegExp(`^(?:${SHARED_CACHE_KEY_PARAMS.join('|')})(?:=|$)|^[^=]*[%+]`);

/** Params of URLs that are no pages, as the site itself writes them. */
const resourceParams: readonly [path: RegExp, query: RegExp][] = [
  [/^\/storage\//, /^w=\d+$/],
  [/^\/sitemap\.xml$/, /^bagian=\d+$/],
];

/**
 * Whether a URL is spelled as the site spells its links, apart from the params that are no part of a shared cache's
 * key. A value has unboundedly many spellings (`tampil=12`, `tampil=012`), each a copy there (decision 36).
 */
export function isCanonical(rawUrl: string): boolean {
  const queryStart = rawUrl.indexOf('?');
  if (queryStart < 0) return true;
  const path = rawUrl.slice(0, queryStart);
  const keyed = rawUrl
    .slice(queryStart + 1)
    .split('&')
    .filter((param) => isInKey.test(param));
  if (keyed.length === 0) return true;
  if (resourceParams.some(([resource, query]) => resource.test(path) && query.test(keyed.join('&')))) return true;
  const page = path.replace(/^\/_root\.data$/, '/').replace(/\.data$/, '');
  // Remix names the route that it reloads.
  const own = page === path ? keyed : keyed.filter((param) => !/^_routes=routes%2Fpages%2F[a-z-]+$/.test(param));
  // Chat apps write a space as `%20`.
  return canonicalSearch(page, new URLSearchParams(own.join('&'))).toString() === own.join('&').replaceAll('%20', '+');
}

/** Keeps responses to non-canonical URLs out of shared caches. Runs before all that responds. */
export function restrictSharedCaching(request: IncomingMessage, response: ServerResponse, next: () => void) {
  if (!isCanonical(request.url ?? '/')) {
    onHeaders(response, () => {
      const policy = String(response.getHeader('Cache-Control'));
      if (policy.startsWith('public')) response.setHeader('Cache-Control', cacheControl.private);
    });
  }
  next();
}
