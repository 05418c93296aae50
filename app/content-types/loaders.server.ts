import type { LoaderFunctionArgs } from '@remix-run/node';
import { type BaseRecord, isExactMatch, isLooseMatch } from '~/admin-api/collection-config.server';
import { findRecord, listRecords } from '~/admin-api/collections.server';
import { isoDate, startOfDayAfter } from '~/lib/dates.server';
import { filterNamesOf } from '~/lib/search-params';
import type { ToFacets } from '~/list-page/filter.server';
import { isStorable, type ListConfig, listView } from '~/list-page/loader.server';
import { readListParams } from '~/list-page/params';
import { type CacheMeta, mergeCacheMeta, pageResponse, toPageData } from '~/server/page-response.server';
import { type Collection, hrefOf } from './base-record.server';

interface Options {
  errorMode?: 'inline';
}

/** Returns a list route's loader: the cards for the request's query, and whether the list has its category. */
export function listLoader<R extends BaseRecord, C>(
  collection: Collection<R>,
  toCard: (record: R) => C,
  toFacets: ToFacets<R>,
  { sorting, ...options }: Options & Pick<ListConfig<R, C>, 'sorting'> = {},
) {
  const config: ListConfig<R, C> = {
    path: collection.path,
    categories: collection.categories,
    toCard,
    toFacets,
    sorting,
  };
  const hasDates = filterNamesOf(config.path).includes('bulan');
  return async (args: LoaderFunctionArgs) => {
    const { request } = args;
    const search = new URL(request.url).searchParams;
    const { category } = readListParams(search);
    const known = category === null || config.categories.some(({ label }) => label === category);
    const found = listRecords(collection, request.signal);
    const page = found.then((result) => {
      const now = Date.now();
      const data = toPageData(
        result,
        (records) => listView(config, records, request, now),
        (view) => isStorable(config, view, search),
      );
      return data.ok && hasDates ? { ...data, data: { ...data.data, ...untilMidnight(data.data, now) } } : data;
    });
    return pageResponse(args, page, { category, known }, options);
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
export function detailLoader<R extends BaseRecord, V>(
  collection: Collection<R>,
  toDetail: (record: R) => V | Promise<V>,
  options?: Options,
) {
  return async (args: LoaderFunctionArgs) => {
    const { slug, id } = args.params;
    const param = slug ?? id ?? '';
    const page = findRecord(collection, param, args.request.signal).then(async (result) => {
      if (!result.ok) return result;
      const record = result.data;
      const data = { view: await toDetail(record), ...mergeCacheMeta([result]) };
      if (isExactMatch(param, record)) return { ok: true as const, data };
      // The admin host may find a record by unlimited other params, such as `13abc`: only exact ones are cached.
      const redirectTo = isLooseMatch(param, record) ? hrefOf(collection, record) : undefined;
      return { ok: true as const, data: { ...data, isCacheable: false, redirectTo } };
    });
    return pageResponse(args, page, {}, options);
  };
}
