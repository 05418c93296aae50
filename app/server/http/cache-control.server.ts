import { config, isCachingEnabled } from '~/server/env.server';
import type { PageState } from '~/server/page-state.server';

const freshSeconds = Math.round(config.freshMs / 1000);
const staleSeconds = Math.round(config.staleMs / 1000);

/**
 * The policy of a complete page. A browser revalidates the page each time: with `stale-while-revalidate` it would show
 * the prices of the last visit. Only shared caches read `s-maxage`, the time for which the page's API responses are
 * fresh, and `stale-if-error`, which applies while the site is down. Whether they show the page while they revalidate
 * it is their own setting (`proxy_cache_use_stale` in deploy/nginx.conf).
 *
 * @param changesIn the milliseconds until the content changes by itself; a shared cache shows it for longer only while
 *   the site is down
 */
export function pageCacheControl(changesIn = Number.POSITIVE_INFINITY): string {
  if (!isCachingEnabled) return 'no-cache';
  const seconds = Math.max(0, Math.floor(changesIn / 1000));
  const fresh = Math.min(freshSeconds, seconds);
  return `public, max-age=0, s-maxage=${fresh}, stale-if-error=${staleSeconds}`;
}

/**
 * The policy of a page's data, from the page's policy. A browser may use the data for two seconds, so a link that it
 * has just prefetched opens at once and with one request.
 */
export const dataCacheControl = (policy: string): string => policy.replace('max-age=0', 'max-age=2');

/** `Cache-Control` values. */
export const cacheControl = {
  /** A complete page. */
  page: pageCacheControl(),
  /** For the visitor's own cache only: a visitor's details or filters, a missing page, or another spelling of a URL. */
  private: 'private, no-cache',
  /** Failures, loading states and pages with content whose revalidation failed: the next request retries. */
  noStore: 'no-store',
  /** Images, and static files without a hash in their name: they rarely change, and a delay of a day is acceptable. */
  image: 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800',
  /** Static assets whose names contain a content hash. */
  immutable: 'public, max-age=31536000, immutable',
  /** Content that depends only on the configuration, so only a restart changes it. */
  hourly: 'public, max-age=3600',
  /** Browsers only: a shared cache may store it under a key without the query, which the redirect preserves. */
  permanentRedirect: 'private, max-age=86400',
} as const;

/** The policy of a failure: only a 404 may be stored, and only in the visitor's own cache. */
export const errorCacheControl = (status: number) => (status === 404 ? cacheControl.private : cacheControl.noStore);

/** The policy of a response with content of the admin host: a page, its data, or a resource. */
export function cacheControlOf(state: PageState, status: number): string {
  if (status >= 400) return errorCacheControl(status);
  const mayChangeSoon = state.isStreamed || state.hasFailedPart || state.oldestStaleOnErrorAt !== null;
  if (mayChangeSoon || state.storableBy === 'nobody') return cacheControl.noStore;
  return state.storableBy === 'visitor' ? cacheControl.private : pageCacheControl(state.validUntil - Date.now());
}

/** The header with the seconds after which to retry, while the admin host limits calls. */
export const retryAfterOf = ({ retryAt }: PageState, status: number): Record<string, string> =>
  status === 503 && retryAt !== null
    ? { 'Retry-After': String(Math.max(1, Math.ceil((retryAt - Date.now()) / 1000))) }
    : {};
