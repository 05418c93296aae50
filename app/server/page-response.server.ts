import { data } from '@remix-run/node';
import { longDateTime } from '~/lib/dates.server';
import { type ApiError, type ApiResult, errorStatus, type Result, toApiError } from '~/lib/result';
import { deferAfter } from './defer-after.server';
import { cacheControl, errorCacheControl } from './http/cache-control.server';
import { type CachePolicy, narrowest, policyHeaders, streamHeaders } from './http/cache-policy.server';
import { permanentRedirect, temporaryRedirect } from './http/redirects.server';
import { serverTiming } from './http/server-timing.server';
import { log } from './logger.server';
import type { LoaderRequest, RequestContext } from './request-context';

/** How a page made of API responses may be cached, and how it is shown. */
export interface CacheMeta extends CachePolicy {
  /** When the oldest stale response was fetched, in milliseconds; null if none is stale (`ResponseMeta.isStaleOnError`). */
  staleSince: number | null;
  /** False when a part failed. */
  isComplete: boolean;
}

/** A page's view with the cache metadata of its API responses. */
export interface PageData<V> extends CacheMeta {
  view: V;
  /** The canonical path of a record that was requested by another one. */
  redirectTo?: string;
  /** The path of a page to show instead, while the content stays the same. */
  temporaryRedirectTo?: string;
}

/** The data of a thrown response, for the route's ErrorBoundary. */
export interface RouteErrorData {
  error: ApiError;
}

/** A value, or its promise while the admin host is slow (requirements 6). */
export type MaybePromise<T> = T | Promise<T>;

/** A page's view, or its promise. */
export type MaybeDeferred<V> = MaybePromise<Result<V>>;

/**
 * Creates a loader's response: the page with its status and cache policy. After `STREAM_AFTER_MS` it contains the
 * page's promise, except for crawlers and browsers that save data, which wait, and client-side navigations, which show a
 * pending page. An error
 * before that is thrown for the route's ErrorBoundary; with `errorMode` `inline` the page itself shows it, with status
 * 200. A missing record is always thrown (requirements 4 and 6), and so is a redirect, unless the page streams already.
 *
 * @param routeData what the loader returns beside the page
 * @throws a response with `RouteErrorData`, or a redirect
 */
export async function pageResponse<V, S extends object>(
  args: LoaderRequest,
  page: Promise<Result<PageData<V>>>,
  routeData: S,
  errorMode?: 'inline',
) {
  const { context } = args;
  const started = performance.now();
  const result = page.catch((error) => toErrorResult(error, context));
  const first = await deferAfter(args, result);
  const toData = (
    page: MaybeDeferred<V>,
    whole: MaybePromise<boolean>,
    headers: Record<string, string>,
    meta?: CacheMeta,
  ) =>
    data(
      { ...routeData, page, isWholePage: whole, staleSinceText: staleSinceText(meta) },
      { headers: { ...headers, ...serverTiming('admin', started) } },
    );
  if ('pending' in first) {
    const { pending } = first;
    const whole = pending.then((late) => late.ok && isWholePage(late.data));
    return toData(pending.then(withoutCacheMeta), whole, streamHeaders);
  }
  const { settled } = first;
  if (!settled.ok) {
    if (errorMode !== 'inline' || settled.error.code === 'not_found') throw errorResponse(settled.error);
    return toData(settled, false, { 'Cache-Control': cacheControl.noStore });
  }
  if (settled.data.redirectTo) throw permanentRedirect(settled.data.redirectTo, args.request);
  if (settled.data.temporaryRedirectTo) throw temporaryRedirect(settled.data.temporaryRedirectTo);
  return toData(withoutCacheMeta(settled), isWholePage(settled.data), policyHeaders(settled.data), settled.data);
}

/** Whether no part of a page failed; search engines may index no other, nor one that still loads (requirements 4). */
export const isWholePage = ({ isComplete }: CacheMeta): boolean => isComplete;

/** The text of the date and time at which a page's oldest stale response was fetched; null if none is stale. */
export function staleSinceText(meta?: CacheMeta): string | null {
  return meta?.staleSince ? longDateTime(meta.staleSince) : null;
}

function withoutCacheMeta<V>(result: Result<PageData<V>>): Result<V> {
  return result.ok ? { ok: true, data: result.data.view } : result;
}

/** Logs an unexpected error of a loader and turns it into a result. */
export function toErrorResult(error: unknown, { requestId }: RequestContext): { ok: false; error: ApiError } {
  log.error({ event: 'loader-failed', requestId, err: error });
  return { ok: false, error: toApiError(error) };
}

/** The response to throw for an error, with its status. Only the visitor's browser may keep one, of a missing record. */
function errorResponse(error: ApiError) {
  const status = errorStatus(error);
  const headers = { 'Cache-Control': errorCacheControl(status), ...retryAfter(error) };
  return data<RouteErrorData>({ error }, { status, headers });
}

/** When the admin host's limit allows the call again, as a header in seconds. */
const retryAfter = (error: ApiError): Record<string, string> =>
  error.code === 'limited'
    ? { 'Retry-After': String(Math.max(1, Math.ceil((error.retryAt - Date.now()) / 1000))) }
    : {};

/** Merges the cache metadata of a page's API responses, of which some may have failed. */
export function mergeCacheMeta(results: readonly ApiResult<unknown>[]): CacheMeta {
  const metas = results.flatMap((result) => (result.ok ? [result.meta] : []));
  const stale = metas.filter(({ isStaleOnError }) => isStaleOnError).map(({ fetchedAt }) => fetchedAt);
  return {
    version: metas.map(({ version }) => version).join('.'),
    staleSince: stale.length > 0 ? Math.min(...stale) : null,
    expiresAt: Math.min(...metas.map(({ expiresAt }) => expiresAt)),
    scope: metas.length === results.length && stale.length === 0 ? 'public' : 'none',
    isComplete: metas.length === results.length,
  };
}

/** The metadata of a page with a visitor's details or filters (requirements 11 to 13): no shared cache stores it. */
export const asPrivate = <M extends CacheMeta>(meta: M): M => ({ ...meta, scope: narrowest(meta.scope, 'private') });
