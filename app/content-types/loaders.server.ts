import type { LoaderFunctionArgs } from '@remix-run/node';
import { type BaseRecord, isExactMatch, isLooseMatch } from '~/admin-api/collection-config.server';
import { findRecord, listRecords } from '~/admin-api/collections.server';
import type { ApiResult, ResponseMeta } from '~/admin-api/result';
import { type OrderContext, toOrder } from '~/booking/order.server';
import { isoDate, startOfDayAfter } from '~/lib/dates.server';
import { filterNamesOf } from '~/lib/filter-params';
import { memoizeWeak } from '~/lib/memoize-weak';
import { readParam } from '~/lib/search-params';
import type { ToFacets } from '~/list-page/facet-table.server';
import { isStorable, type ListConfig, listView } from '~/list-page/loader.server';
import { isReachableCount, readListQuery } from '~/list-page/params';
import { type CacheMeta, mergeCacheMeta, type PageData, pageResponse, toPageData } from '~/server/page-response.server';
import { type Collection, hrefOf } from './base-record.server';
import type { BookableType } from './bookable-types.server';
import type { ToRelated } from './related.server';

interface Options {
  errorMode?: 'inline';
}

/** Returns a list route's loader: the cards for the request's query, and whether the list has its category. */
export function listLoader<R extends BaseRecord, C>(
  { collection, toCard, toFacets }: { collection: Collection<R>; toCard: (record: R) => C; toFacets: ToFacets<R> },
  { sorting, ...options }: Options & Pick<ListConfig<R, C>, 'sorting'> = {},
) {
  const config: ListConfig<R, C> = {
    path: collection.path,
    categories: collection.categories,
    // Builds each record's card once: formatting, of dates above all, is slow.
    toCard: memoizeWeak(toCard),
    toFacets,
    sorting,
  };
  const hasDates = filterNamesOf(config.path).includes('bulan');
  return async (args: LoaderFunctionArgs) => {
    const { request } = args;
    const query = readListQuery(config.path, new URL(request.url).searchParams);
    const { category, limit } = query;
    const isKnownCategory = category === null || config.categories.some(({ label }) => label === category);
    const found = listRecords(collection, request.signal);
    const page = found.then((result) => {
      const now = Date.now();
      const view = (records: R[]) => listView(config, records, query, now);
      // A list that is not paged ignores the count (decisions 2).
      const isCacheableView = ({ total }: ReturnType<typeof view>) =>
        isKnownCategory && (sorting === 'as-delivered' || isReachableCount(limit, total));
      const page = toPageData(result, view, isCacheableView);
      if (!page.ok) return page;
      const isPrivate = !isStorable(query, page.data.view);
      return { ...page, data: { ...page.data, isPrivate, ...(hasDates ? untilMidnight(page.data, now) : {}) } };
    });
    return pageResponse(args, page, { category, isKnownCategory }, options);
  };
}

/** The cache metadata of a page that depends on the day in Bali. */
const untilMidnight = ({ version }: CacheMeta, now: number) => ({
  version: `${version}.${isoDate(now)}`,
  validUntil: startOfDayAfter(now, 1),
});

/**
 * Returns a detail route's loader: the record's view model. Another spelling of its id, slug or title redirects to its
 * canonical URL.
 */
export function plainDetailLoader<R extends BaseRecord, V>(
  collection: Collection<R>,
  toDetail: (record: R) => V | Promise<V>,
  options?: Options,
) {
  return recordLoader(
    collection,
    async (result) => {
      const view = await toDetail(result.data);
      return { view, ...mergeCacheMeta([result]) };
    },
    options,
  );
}

/**
 * Returns the loader of a detail route whose record can be ordered: the view model with the order for the booking
 * details in the URL (decisions 11) and with related records (decisions 13). It depends on the day in Bali, so the page
 * changes at midnight, and on the lists in memory that they are chosen from. With booking details it is in no shared
 * cache.
 */
export function bookableDetailLoader<R extends BaseRecord, V>(
  { collection, toDetail, toOffer }: Pick<BookableType<R>, 'collection' | 'toOffer'> & { toDetail: (record: R) => V },
  toRelated: ToRelated<R>,
) {
  return recordLoader(collection, async (result, request) => {
    const orderContext = orderContextOf(request, result.meta);
    const offer = toOffer(result.data);
    const meta = mergeCacheMeta([result]);
    const related = toRelated(result.data, orderContext.now);
    return {
      ...meta,
      view: { ...toDetail(result.data), order: toOrder(offer, orderContext), related: related.groups },
      version: [meta.version, related.version, isoDate(orderContext.fetchedAt), isoDate(orderContext.now)].join('.'),
      validUntil: startOfDayAfter(orderContext.now, 1),
      isPrivate: offer.params.some((name) => readParam(orderContext.search, name) !== ''),
    };
  });
}

/** The context of a requested order, now. */
export function orderContextOf(request: Request, { fetchedAt, isStale }: ResponseMeta): OrderContext {
  return { search: new URL(request.url).searchParams, now: Date.now(), fetchedAt, isStale };
}

type OkResult<R> = Extract<ApiResult<R>, { ok: true }>;

function recordLoader<R extends BaseRecord, V>(
  collection: Collection<R>,
  build: (result: OkResult<R>, request: Request) => Promise<PageData<V>>,
  options?: Options,
) {
  return async (args: LoaderFunctionArgs) => {
    const { slug, id } = args.params;
    const param = slug ?? id ?? '';
    const page = findRecord(collection, param, args.request.signal).then(async (result) => {
      if (!result.ok) return result;
      const record = result.data;
      const data = await build(result, args.request);
      if (isExactMatch(param, record)) return { ok: true as const, data };
      // The admin host may find a record by an unbounded number of params, such as `13abc`: only exact ones are cached.
      const redirectTo = isLooseMatch(param, record) ? hrefOf(collection, record) : undefined;
      return { ok: true as const, data: { ...data, isCacheable: false, redirectTo } };
    });
    return pageResponse(args, page, {}, options);
  };
}
