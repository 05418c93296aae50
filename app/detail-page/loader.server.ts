import type { ApiResult } from '~/admin-api/result';
import { pageResponse, toPageData } from '~/server/page-response.server';
import type { LoaderRequest } from '~/server/request-context';

/** Returns the response of a detail page's loader: the record's view model. */
export function detailLoader<R, V>(
  args: LoaderRequest,
  record: Promise<ApiResult<R>>,
  toDetail: (record: R) => V,
  options?: { errorMode: 'inline' },
) {
  return pageResponse(
    args,
    record.then((result) => toPageData(result, toDetail)),
    {},
    options,
  );
}
