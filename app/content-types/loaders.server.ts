import type { LoaderFunctionArgs } from '@remix-run/node';
import { type BaseRecord, type Collection, isExactMatch, isLooseMatch } from '~/admin-api/collection.server';
import { adminReader, type Reader } from '~/admin-api/reader.server';
import { type OrderContext, toOrderTerms } from '~/booking/order.server';
import type { RelatedCard } from '~/detail-page/related';
import { memoizeWeak } from '~/lib/memoize-weak';
import type { ApiResult, ResponseMeta } from '~/lib/result';
import type { LongText } from '~/lib/text/long-text.server';
import { audienceOf, type ListConfig, type ListView, listView } from '~/list-page/list-view.server';
import { richText } from '~/rich-text/rich-text.server';
import { permanentRedirect } from '~/server/http/redirects.server';
import { type PageResult, pageResponse } from '~/server/page-response.server';
import type { PageState } from '~/server/page-state.server';
import { isReachableLimit, readListQuery, readParam } from '~/urls/params';
import type { BookableType } from './define-type.server';
import { relatedTo } from './related.server';
import { recordHref } from './shared.server';

/**
 * Returns a list route's loader, which returns the cards for the request's query and whether the list has the category.
 */
export function listLoader<R extends BaseRecord, C>(
  list: ListConfig<R, C> & { collection: Collection<R> },
  errorMode?: 'inline',
) {
  // Once per record: formatting is slow, above all of dates.
  const memoizedList = { ...list, toCard: memoizeWeak(list.toCard), toFilterValues: memoizeWeak(list.toFilterValues) };
  const { path, categories, filters: offeredFilters, showsAll } = list.collection;
  return async (args: LoaderFunctionArgs) => {
    const { request } = args;
    const { list: read, state } = adminReader(args.context);
    const query = readListQuery(path, new URL(request.url).searchParams);
    const { category, limit } = query;
    const isKnownCategory = category === null || categories.some(({ label }) => label === category);
    const page = read(list.collection, request.signal).then((result): PageResult<ListView<C>> => {
      if (!result.ok) return result;
      const now = offeredFilters.bulan === undefined ? Date.now() : state.endAtMidnight();
      const view = listView(memoizedList, result.data, query, now);
      // An unpaged list ignores the count.
      const isReachable = showsAll || isReachableLimit(limit, view.total);
      state.limitStorageTo(isKnownCategory && isReachable ? audienceOf(query, view) : 'nobody');
      return { ok: true, data: view };
    });
    return pageResponse(args, page, { category, isKnownCategory }, errorMode);
  };
}

/**
 * Returns the loader of a detail route whose record can be ordered. It returns the view model with the order and
 * related records. Booking details are part of the document only, which no shared cache stores, and not of the data.
 */
export function bookableDetailLoader<R extends BaseRecord & { description: LongText | null }, C extends RelatedCard, V>(
  type: BookableType<R, C, V>,
) {
  const { collection, toDetail, toOffer } = type;
  const toRelated = relatedTo(type);
  return detailLoader(collection, async ({ data, meta }, { admin, request }) => {
    const { state } = admin;
    const html = await richTextOf(
      data.description,
      { title: data.title, topLevel: 3, fallback: collection.fallbackDescription },
      state,
    );
    const orderContext = orderContextOf(request, meta, state);
    const isTailored = (collection.booking ?? []).some((name) => readParam(orderContext.search, name) !== '');
    if (isTailored) state.limitStorageTo('visitor');
    const { groups: related, placeLinks } = toRelated(data, admin);
    return { ...toDetail(data), html, order: toOrderTerms(toOffer(data), orderContext), related, placeLinks };
  });
}

/** Returns the HTML of a record's text. The page shows it until a failed rendering may be tried again. */
export async function richTextOf(
  text: LongText | null,
  options: Parameters<typeof richText>[1],
  state: PageState,
): Promise<string> {
  const { html, retryAt } = await richText(text, options);
  state.expireAt(retryAt);
  return html;
}

/** Returns the context of an order that is requested now. */
export function orderContextOf(
  request: Request,
  { fetchedAt, isStaleOnError }: ResponseMeta,
  state: PageState,
): OrderContext {
  return { search: new URL(request.url).searchParams, now: state.endAtMidnight(), fetchedAt, isStaleOnError };
}

type OkResult<R> = Extract<ApiResult<R>, { ok: true }>;

/** What a record's view may depend on, besides the record. */
interface DetailContext {
  admin: Reader;
  request: Request;
}

/**
 * Returns a detail route's loader, which returns the record's view. Another spelling of its id, slug or title redirects
 * to its canonical URL.
 */
export function detailLoader<R extends BaseRecord, V>(
  collection: Collection<R>,
  build: (result: OkResult<R>, context: DetailContext) => Promise<V>,
  errorMode?: 'inline',
) {
  return async (args: LoaderFunctionArgs) => {
    const { request, params } = args;
    const param = params.slug ?? params.id ?? '';
    const admin = adminReader(args.context);
    const page = admin.record(collection, param, request.signal).then(async (result): Promise<PageResult<V>> => {
      if (!result.ok) return result;
      const record = result.data;
      const data = await build(result, { admin, request });
      if (isExactMatch(param, record)) return { ok: true, data };
      // The admin host may find a record under unboundedly many params, such as `13abc`, so only exact ones are cached.
      admin.state.limitStorageTo('nobody');
      if (!isLooseMatch(param, record)) return { ok: true, data };
      return { ok: true, data, redirect: permanentRedirect(recordHref(collection, record), request) };
    });
    return pageResponse(args, page, {}, errorMode);
  };
}
