import { canonicalPath } from '~/lib/canonical-path';
import { tryOr } from '~/lib/try-or';
import { canonicalSearch, toQuery } from '~/urls/href';
import { PARAM_NAMES } from '~/urls/params';
import { isOwnRoute, pageOf } from './data-request.server';

/** In characters; the site's longest link, a plan, has 1,200. */
const MAX_TARGET_LENGTH = 2048;

/** In characters, with the query; keeps the cache's keys short. */
const MAX_KEY_LENGTH = 500;

/**
 * A backslash, a fragment or a dot segment in a path, encoded or not, as in deploy/nginx.conf. No browser sends them,
 * and a proxy could read a different path than the site.
 */
const AMBIGUOUS = /#|^[^?]*\\|^[^?]*(?:\/|%2f|%5c)(?:\.|%2e){1,2}(?:\/|%2f|%5c|\?|$)/i;

/** The target of a request. */
export interface Target {
  /** The path as the client sent it. */
  sentPath: string;
  /** The status for a target that the site rejects; null for any other. */
  refusal: 400 | 414 | null;
  /** The path and query for Remix, which throws on a path that it cannot decode. */
  routerUrl: string;
  /** Whether it requests a page's data, as a client-side navigation does. */
  isDataRequest: boolean;
  /**
   * The key in the page cache: the path and the canonical search params, without tracking parameters; null if it is too
   * long.
   */
  cacheKey: string | null;
  /**
   * Whether shared caches may store the response: only if the URL is spelled as in the site's links, apart from params
   * outside a shared cache's key. Paths and values have unboundedly many spellings (`tampil=12`, `tampil=012`), and
   * each one would be a copy there.
   */
  mayBeShared: boolean;
}

/** Reads a request target, once for each request. Never throws. */
export function readTarget(target: string): Target {
  const queryStart = target.indexOf('?');
  const path = queryStart === -1 ? target : target.slice(0, queryStart);
  const refusal = refusalOf(target);
  if (refusal)
    return { sentPath: path, refusal, routerUrl: '/', isDataRequest: false, cacheKey: null, mayBeShared: false };
  const url = toPath(target);
  const [pathname, search] = splitAt(url, url.indexOf('?'));
  const page = pageOf(pathname);
  const query = search === '' ? '' : toQuery(canonicalSearch(page, new URLSearchParams(search)));
  const key = `${pathname}?${query}`;
  const isDataRequest = page !== pathname;
  return {
    sentPath: path,
    refusal,
    routerUrl: url,
    isDataRequest,
    cacheKey: search !== '' && key.length > MAX_KEY_LENGTH ? null : key,
    mayBeShared:
      isCanonicalPath(path) &&
      (queryStart === -1 || sharedCacheQuery(target.slice(queryStart + 1), isDataRequest) === query),
  };
}

const splitAt = (text: string, at: number): [start: string, end: string] =>
  at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];

function refusalOf(target: string): Target['refusal'] {
  if (target.length > MAX_TARGET_LENGTH) return 414;
  return AMBIGUOUS.test(target) ? 400 : null;
}

/**
 * A param for which Remix would respond with data in place of the page, as before single fetch. Undeclared params must
 * change nothing.
 */
const REMIX_DATA = '_data';

/** Whether a target needs no conversion, like most links of the site. */
const isPlain = (target: string) => /^\/[^%]*$/.test(target) && !target.includes(REMIX_DATA);

/** Converts a request target to a path that Remix can decode, with its query. */
function toPath(target: string): string {
  if (isPlain(target)) return target;
  const [path = '/', ...search] = fromAbsolute(target).split('?');
  // URL parsing treats a decoded backslash as a slash, and two leading slashes as a host.
  const safe = isDecodable(path)
    ? path.replace(/^(\/|%5c)+/i, (start) => start.replace(/%5c/gi, '%255c'))
    : path.replaceAll('%', '%25');
  return search.length === 0 ? safe : `${safe}?${withoutDataParam(search.join('?'))}`;
}

const withoutDataParam = (query: string) =>
  query
    .split('&')
    .filter((param) => !new URLSearchParams(param).has(REMIX_DATA))
    .join('&');

function fromAbsolute(target: string): string {
  if (target.startsWith('/')) return target;
  if (!URL.canParse(target)) return '/';
  const { pathname, search } = new URL(target);
  return pathname.startsWith('/') ? pathname + search : '/';
}

const isDecodable = (path: string) => tryOr<string | null>(() => decodeURIComponent(path), null) !== null;

/** A path with only one spelling: nothing in it is encoded or needs encoding. */
const PLAIN_PATH = /^\/(?:[\da-z_.~-]+(?:\/[\w.~-]+)*)?$/;

function isCanonicalPath(path: string): boolean {
  if (PLAIN_PATH.test(path)) return true;
  const encoded = () => path.split('/').map(decodeURIComponent).map(encodeURIComponent).join('/');
  return path === canonicalPath(path) && path === tryOr(encoded, null);
}

/**
 * A param in nginx's cache key (deploy/params.conf). If the name of a param is percent-encoded, the whole URL is the
 * key.
 */
const SHARED_CACHE_PARAM = new RegExp(`^(?:${[...PARAM_NAMES, '_routes'].join('|')})(?:=|$)|^[^=]*[%+]`);

/**
 * Returns the params of a query that are in the key. In a data request, `_routes`, the route that Remix names, is not.
 */
const sharedCacheQuery = (query: string, isDataRequest: boolean): string =>
  query
    .split('&')
    .filter((param) => SHARED_CACHE_PARAM.test(param) && !(isDataRequest && isOwnRouteParam(param)))
    .join('&')
    // Chat apps encode a space as `%20`.
    .replaceAll('%20', '+');

function isOwnRouteParam(param: string): boolean {
  const id = param.startsWith('_routes=') ? tryOr(() => decodeURIComponent(param.slice('_routes='.length)), '') : '';
  return isOwnRoute(id) && param === `_routes=${encodeURIComponent(id)}`;
}
