import type { LoaderFunctionArgs } from '@remix-run/node';
import { type BaseRecord, isExactMatch, isLooseMatch } from '~/admin-api/collection-config.server';
import { findRecord, listRecords } from '~/admin-api/collections.server';
import { type ListConfig, listView } from '~/list-page/loader.server';
import { isReachable, readListParams } from '~/list-page/params';
import { pageResponse, toPageData } from '~/server/page-response.server';
import { type Collection, hrefOf } from './base-record.server';

interface Options {
  errorMode?: 'inline';
}

/** Returns a list route's loader: the cards for the request's query, and whether the list has its category. */
export function listLoader<R extends BaseRecord, C>(
  collection: Collection<R>,
  toCard: (record: R) => C,
  { sorting, ...options }: Options & Pick<ListConfig<R, C>, 'sorting'> = {},
) {
  const config: ListConfig<R, C> = { categories: collection.categories, toCard, sorting };
  return async (args: LoaderFunctionArgs) => {
    const { request } = args;
    const { category, shown } = readListParams(new URL(request.url).searchParams);
    const known = category === null || config.categories.some(({ label }) => label === category);
    const found = listRecords(collection, request.signal);
    const view = (records: R[]) => listView(config, records, request);
    // A list that is not paged ignores the count (decisions 2).
    const isReal = ({ total }: ReturnType<typeof view>) =>
      known && (sorting === 'as-delivered' || isReachable(shown, total));
    const page = found.then((result) => toPageData(result, view, isReal));
    return pageResponse(args, page, { category, known }, options);
  };
}

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
      const view = await toDetail(record);
      const isExact = isExactMatch(param, record);
      // The admin host may find a record by params without end, such as `13abc`.
      const page = toPageData(
        result,
        () => view,
        () => isExact,
      );
      if (!page.ok || isExact || !isLooseMatch(param, record)) return page;
      return { ...page, data: { ...page.data, redirectTo: hrefOf(collection, record) } };
    });
    return pageResponse(args, page, {}, options);
  };
}
