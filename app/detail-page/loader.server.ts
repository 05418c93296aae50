import type { Outcome } from '~/admin-api/result';
import { pageResponse, toPageData, type Versioned } from '~/server/page-response.server';
import type { LoaderRequest } from '~/server/request-context';

/** What a detail page's loader answers: the record as its page shows it. */
export function answerDetail<R, V>(
  args: LoaderRequest,
  record: Promise<Outcome<Versioned<R>>>,
  toDetail: (record: R) => V,
  options?: { errorMode: 'inline' },
) {
  return pageResponse(
    args,
    record.then((outcome) => toPageData(outcome, toDetail)),
    {},
    options,
  );
}
