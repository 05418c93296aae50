import type { LoaderFunctionArgs } from '@remix-run/node';
import { type BaseRecord, type CollectionConfig, isParamOf, matchesParam } from '~/admin-api/collection-config.server';
import { findRecord, listRecords } from '~/admin-api/collections.server';
import { type ListConfig, listView } from '~/list-page/loader.server';
import { isReachable, readListParams } from '~/list-page/params';
import { permanentRedirect } from '~/server/http/permanent-redirect.server';
import { pageResponse, toPageData } from '~/server/page-response.server';
import { type Collection, hrefOf } from './base-record.server';

interface Options {
  errorMode: 'inline';
}

/** Returns a list route's loader: the cards for the request's query, and whether the list has its category. */
export function listLoader<R extends BaseRecord, C>(
  collection: CollectionConfig<R>,
  config: ListConfig<R, C>,
  options?: Options,
) {
  return (args: LoaderFunctionArgs) => {
    const { request } = args;
    const { category, shown } = readListParams(new URL(request.url).searchParams);
    const known = category === null || config.categories.some(({ label }) => label === category);
    const found = listRecords(collection, request.signal);
    return pageResponse(
      args,
      found.then((result) =>
        toPageData(
          result,
          (records) => listView(config, records, request),
          ({ total }) => known && (config.order === 'as-delivered' || isReachable(shown, total)),
        ),
      ),
      { category, known },
      options,
    );
  };
}

/**
 * Returns a detail route's loader: the record's view model. Another spelling of its id, slug or title redirects to its
 * canonical URL, unless the page streams already.
 */
export function detailLoader<R extends BaseRecord, V>(
  collection: Collection<R>,
  toDetail: (record: R) => V | Promise<V>,
  options?: Options,
) {
  return async (args: LoaderFunctionArgs) => {
    const { slug, id } = args.params;
    const param = slug ?? id ?? '';
    let redirect: Response | undefined;
    const page = findRecord(collection, param, args.request.signal).then(async (result) => {
      if (!result.ok) return result;
      const record = result.data;
      const isExact = isParamOf(param, record);
      if (!isExact && matchesParam(param, record)) {
        redirect = permanentRedirect(hrefOf(collection, record), args.request);
      }
      const view = await toDetail(record);
      // The admin host may find a record by params without end, such as `13abc`.
      return toPageData(
        result,
        () => view,
        () => isExact,
      );
    });
    const response = await pageResponse(args, page, {}, options);
    if (redirect) throw redirect;
    return response;
  };
}
