import { data } from '@remix-run/node';
import { longDateTime } from '~/lib/dates.server';
import { type ApiError, errorStatus, type Result, toApiError } from '~/lib/result';
import { deferAfter } from './defer-after.server';
import { log } from './logger.server';
import { pageStateOf } from './page-state.server';
import type { LoaderRequest, RequestContext } from './request-context';

/** A page's view, its error, or a redirect to another page. */
export type PageResult<V> = Result<V> & { redirect?: Response };

/** The data of a thrown response, for the route's ErrorBoundary. */
export interface RouteErrorData {
  error: ApiError;
}

/** A value, or its promise while the admin host is slow. */
export type MaybePromise<T> = T | Promise<T>;

/** A page's view, or its promise. */
export type MaybeDeferred<V> = MaybePromise<Result<V>>;

/** The data, besides its view, of every page with content from the admin host. */
interface Completeness {
  /** Whether every part of the page has loaded; search engines may index only such a page. */
  isWholePage: MaybePromise<boolean>;
  /** The date and time of the oldest response whose revalidation failed; null if there is none. */
  asOfText: string | null;
}

/**
 * Returns a loader's data: the page and the loader's own data. After `STREAM_AFTER_MS` it contains the page's promise,
 * except for crawlers and browsers that save data, which wait, and client-side navigations, which show a pending page.
 * An earlier error is thrown for the route's ErrorBoundary; with `errorMode` `inline` the page shows the error itself,
 * with status 200. A missing record is always thrown, and so is a redirect, unless the page already streams.
 *
 * @param routeData the loader's data besides the page
 * @throws a response with `RouteErrorData`, or a redirect
 */
export async function pageResponse<V, S extends object>(
  args: LoaderRequest,
  page: Promise<PageResult<V>>,
  routeData: S,
  errorMode?: 'inline',
): Promise<S & Completeness & { page: MaybeDeferred<V> }> {
  const state = pageStateOf(args.context);
  const result = page.catch((error): PageResult<V> => toErrorResult(error, args.context));
  const first = await deferAfter(args, result);
  if ('pending' in first) {
    const { pending } = first;
    return {
      ...routeData,
      page: pending.then(withoutRedirect),
      isWholePage: pending.then(({ ok }) => ok && !state.hasFailedPart),
      asOfText: null,
    };
  }
  const { settled } = first;
  const isMissing = !settled.ok && settled.error.code === 'not_found';
  if (!settled.ok && (errorMode !== 'inline' || isMissing)) {
    throw data<RouteErrorData>({ error: settled.error }, { status: errorStatus(settled.error) });
  }
  if (settled.redirect) throw settled.redirect;
  return {
    ...routeData,
    page: withoutRedirect(settled),
    isWholePage: !state.hasFailedPart,
    asOfText: asOfText(state.oldestStaleOnErrorAt),
  };
}

/** Returns the date and time at which a page's oldest stale response was fetched, as text; null if none is stale. */
export const asOfText = (oldestStaleOnErrorAt: number | null): string | null =>
  oldestStaleOnErrorAt === null ? null : longDateTime(oldestStaleOnErrorAt);

const withoutRedirect = <V>({ redirect: _, ...result }: PageResult<V>): Result<V> => result;

/** Logs an unexpected error of a loader and returns it as a result. */
export function toErrorResult(error: unknown, context: RequestContext): { ok: false; error: ApiError } {
  log.error({ event: 'loader-failed', requestId: context.requestId, err: error });
  const apiError = toApiError(error);
  pageStateOf(context).fail(apiError);
  return { ok: false, error: apiError };
}
