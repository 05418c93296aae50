import { config, isCachingEnabled } from '~/server/env.server';
import type { PageState } from '~/server/page-state.server';

const freshSeconds = Math.round(config.freshMs / 1000);
const staleSeconds = Math.round(config.staleMs / 1000);

/**
 * The policy of a complete page. A browser revalidates it each time: with `stale-while-revalidate` it would show the prices of
 * its last look. Shared caches alone read `s-maxage`, the time for which its API responses are fresh, and
 * `stale-if-error`, while the site is down; that they show it while they revalidate it is a setting of theirs
 * (`proxy_cache_use_stale` in deploy/nginx.conf).
 *
 * @param changesIn after how many milliseconds its content changes by itself; only while the site is down is it shown
 *   for longer
 */
export function pageCacheControl(changesIn = Number.POSITIVE_INFINITY): string {
  if (!isCachingEnabled) return 'no-cache';
  const seconds = Math.max(0, Math.floor(changesIn / 1000));
  const fresh = Math.min(freshSeconds, seconds);
  return `public, max-age=0, s-maxage=${fresh}, stale-if-error=${staleSeconds}`;
}

/**
 * The policy of the data of a page with this policy. A browser may use it for two seconds, so that a link that it has just
 * prefetched opens at once and with one request.
 */
export const dataCacheControl = (policy: string): string => policy.replace('max-age=0', 'max-age=2');

/** `Cache-Control` values. */
export const cacheControl = {
  /** A complete page. */
  page: pageCacheControl(),
  /** For the visitor's own cache: a visitor's details or filters, what is missing, or another spelling of a URL. */
  private: 'private, no-cache',
  /** Failures, loading states and pages with content whose revalidation failed: the next request retries. */
  noStore: 'no-store',
  /** Images, and static files without a hash in their name: a path's content rarely changes; a day's delay is acceptable. */
  image: 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800',
  /** Static assets: their names contain a content hash. */
  immutable: 'public, max-age=31536000, immutable',
  /** Content that depends on the configuration only, so that it changes only with a restart. */
  hourly: 'public, max-age=3600',
  /** In browsers only: a shared cache may store it under a key without the query, which the redirect preserves. */
  permanentRedirect: 'private, max-age=86400',
} as const;

/** The policy of a failure: only the visitor's own cache may keep what is missing. */
export const errorCacheControl = (status: number) => (status === 404 ? cacheControl.private : cacheControl.noStore);

/** The policy of a response with content of the admin host: a page, its data, or a resource. */
export function cacheControlOf(state: PageState, status: number): string {
  if (status >= 400) return errorCacheControl(status);
  const mayChangeSoon = state.isStreamed || state.hasFailedPart || state.oldestStaleOnErrorAt !== null;
  if (mayChangeSoon || state.storableBy === 'nobody') return cacheControl.noStore;
  return state.storableBy === 'visitor' ? cacheControl.private : pageCacheControl(state.validUntil - Date.now());
}

/** The header that says when to retry, in seconds, while the admin host limits calls. */
export const retryAfterOf = ({ retryAt }: PageState, status: number): Record<string, string> =>
  status === 503 && retryAt !== null
    ? { 'Retry-After': String(Math.max(1, Math.ceil((retryAt - Date.now()) / 1000))) }
    : {};
