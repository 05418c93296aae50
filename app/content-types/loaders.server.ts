import type { LoaderFunctionArgs } from '@remix-run/node';
import { type BaseRecord, type Collection, isExactMatch, isLooseMatch } from '~/admin-api/collection.server';
import { findRecord, listRecords } from '~/admin-api/records.server';
import { type OrderContext, toOrderTerms } from '~/booking/order.server';
import { isoDate, startOfDayAfter } from '~/lib/dates.server';
import { memoizeWeak } from '~/lib/memoize-weak';
import type { ApiResult, ResponseMeta, Result } from '~/lib/result';
import type { LongText } from '~/lib/text/long-text.server';
import { type ListConfig, type ListView, listView, viewScope } from '~/list-page/list-view.server';
import { isLoadMoreCount, readListQuery } from '~/list-page/params';
import { richText } from '~/rich-text/rich-text.server';
import { narrowest } from '~/server/http/cache-policy.server';
import { type CacheMeta, mergeCacheMeta, type PageData, pageResponse } from '~/server/page-response.server';
import { filterNamesOf } from '~/urls/filter-params';
import { bookingParamsOf, readParam } from '~/urls/search-params';
import type { BookableType } from './bookable-types.server';
import type { ToRelated } from './related.server';
import { recordHref } from './shared.server';

/** Returns a list route's loader: the cards for the request's query, and whether the list has its category. */
export function listLoader<R extends BaseRecord, C>(
  list: ListConfig<R, C> & { collection: Collection<R> },
  errorMode?: 'inline',
) {
  // Once for each record: formatting, of dates above all, is slow.
  const memoizedList = { ...list, toCard: memoizeWeak(list.toCard), toFilterValues: memoizeWeak(list.toFilterValues) };
  const { path, categories, sorting } = list.collection;
  const hasDates = filterNamesOf(path).includes('bulan');
  return async (args: LoaderFunctionArgs) => {
    const { request } = args;
    const query = readListQuery(path, new URL(request.url).searchParams);
    const { category, limit } = query;
    const isKnownCategory = category === null || categories.some(({ label }) => label === category);
    const page = listRecords(list.collection, request.signal).then((result): Result<PageData<ListView<C>>> => {
      if (!result.ok) return result;
      const now = Date.now();
      const view = listView(memoizedList, result.data, query, now);
      const meta = mergeCacheMeta([result]);
      // A list that is not paged ignores the count (requirements 2).
      const isLinkedCount = sorting === 'unsorted' || isLoadMoreCount(limit, view.total);
      const scope = isKnownCategory && isLinkedCount ? narrowest(meta.scope, viewScope(query, view)) : 'none';
      return { ok: true, data: { view, ...meta, scope, ...(hasDates && untilMidnight(meta, now)) } };
    });
    return pageResponse(args, page, { category, isKnownCategory }, errorMode);
  };
}

/** How long a page made of its list's record is kept, before its own response is asked for again. */
const SUBSTITUTE_MS = 60_000;

/** The cache metadata of such a page: no cache keeps it for longer than a minute. */
function untilNextTry<M extends CacheMeta>(meta: M): M {
  const expiresAt = Date.now() + SUBSTITUTE_MS;
  const changesAt = Math.min(meta.changesAt ?? Number.POSITIVE_INFINITY, expiresAt + SUBSTITUTE_MS);
  return { ...meta, version: `${meta.version}.list`, expiresAt, changesAt };
}

/** The cache metadata of a page that depends on the day in Bali. */
export const untilMidnight = ({ version }: CacheMeta, now: number) => ({
  version: `${version}.${isoDate(now)}`,
  changesAt: startOfDayAfter(now, 1),
});

/**
 * Returns the loader of a detail route whose record can be ordered: the view model with its order (requirements 11) and with
 * related records (requirements 13). It depends on the day in Bali, so the page changes at midnight, and on the lists in
 * memory that they are chosen from. Booking details are no part of the data but of the document, which no shared cache has.
 */
export function bookableDetailLoader<R extends BaseRecord & { description: LongText | null }, V>(
  { collection, toDetail, toOffer }: Pick<BookableType<R>, 'collection' | 'toOffer'> & { toDetail: (record: R) => V },
  toRelated: ToRelated<R>,
) {
  return detailLoader(collection, async ({ data, meta }, request) => {
    const text = await richText(data.description, {
      title: data.title,
      topLevel: 3,
      fallback: collection.noDescription,
    });
    const orderContext = orderContextOf(request, meta);
    const offer = toOffer(data);
    const { groups: related, placeLinks, version } = toRelated(data, orderContext.now);
    return {
      view: { ...toDetail(data), html: text.html, order: toOrderTerms(offer, orderContext), related, placeLinks },
      version: [meta.version, text.retryAt, version, isoDate(orderContext.fetchedAt), isoDate(orderContext.now)].join(
        '.',
      ),
      changesAt: Math.min(startOfDayAfter(orderContext.now, 1), text.retryAt),
      scope: bookingParamsOf(collection.detailPath).some((name) => readParam(orderContext.search, name) !== '')
        ? 'private'
        : 'public',
    };
  });
}

/** The context of a requested order, now. */
export function orderContextOf(request: Request, { fetchedAt, isStaleOnError }: ResponseMeta): OrderContext {
  return { search: new URL(request.url).searchParams, now: Date.now(), fetchedAt, isStaleOnError };
}

type OkResult<R> = Extract<ApiResult<R>, { ok: true }>;

/**
 * Returns a detail route's loader: the record's view, with what its cache metadata has beside that of the response.
 * Another spelling of its id, slug or title redirects to its canonical URL.
 */
export function detailLoader<R extends BaseRecord, V>(
  collection: Collection<R>,
  build: (result: OkResult<R>, request: Request) => Promise<{ view: V } & Partial<CacheMeta>>,
  errorMode?: 'inline',
) {
  return async (args: LoaderFunctionArgs) => {
    const { slug, id } = args.params;
    const param = slug ?? id ?? '';
    const page = findRecord(collection, param, args.request.signal).then(
      async (result): Promise<Result<PageData<V>>> => {
        if (!result.ok) return result;
        const record = result.data;
        const meta = mergeCacheMeta([result]);
        const parts = await build(result, args.request);
        const built = { ...meta, ...parts, scope: narrowest(meta.scope, parts.scope ?? 'public') };
        const data = result.meta.isFromList ? untilNextTry(built) : built;
        if (isExactMatch(param, record)) return { ok: true, data };
        // The admin host may find a record by an unbounded number of params, such as `13abc`: only exact ones are cached.
        const redirectTo = isLooseMatch(param, record) ? recordHref(collection, record) : undefined;
        return { ok: true, data: { ...data, scope: 'none', redirectTo } };
      },
    );
    return pageResponse(args, page, {}, errorMode);
  };
}
