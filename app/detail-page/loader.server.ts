import type { ApiResult } from '~/admin-api/result';
import { pageResponse, toPageData } from '~/server/page-response.server';
import type { LoaderRequest } from '~/server/request-context';

/** What a detail page's loader answers: the record as its page shows it. */
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
