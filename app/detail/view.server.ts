import type { Outcome } from '~/site/failure';
import { answerPage, contentFrom, type Versioned } from '~/site/page.server';

/** What a detail page's loader answers: the record as its page shows it. */
export function answerDetail<R, V>(
  request: Request,
  record: Promise<Outcome<Versioned<R>>>,
  toDetail: (record: R) => V,
  options?: { quiet: boolean },
) {
  return answerPage(
    request,
    record.then((outcome) => contentFrom(outcome, toDetail)),
    {},
    options,
  );
}
