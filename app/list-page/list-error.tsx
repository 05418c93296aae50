import { useLocation } from '@remix-run/react';
import { type Failure, failureText } from '~/admin-api/result';
import { TroubleFigure } from '~/components/feedback/illustrations';
import { WaysOn } from '~/components/feedback/recovery-links';
import { TryAgain } from '~/components/feedback/retry-button';
import { FailedRoute } from '~/components/feedback/route-error-boundary';
import { PageHero } from '~/components/page-hero';
import type { Section } from '~/content-types/registry';
import { readListParams, soughtIn } from './params';

/** A list that cannot be had: what happened, and a button that loads the page again (specification 8). */
export function FailedList({ failure, sought }: { failure: Failure; sought: string }) {
  return (
    <div role="alert" className="flex flex-col items-center gap-4 py-12 text-center">
      <TroubleFigure className="w-48 max-w-full" />
      <h2 className="text-2xl">Terjadi Kesalahan</h2>
      <p lang="en">{failureText(failure)}</p>
      <TryAgain />
      <WaysOn sought={sought} />
    </div>
  );
}

/** The ErrorBoundary of a section's list. */
export function FailedListRoute({ section }: { section: Section }) {
  const { search } = useLocation();
  const { category } = readListParams(new URLSearchParams(search));
  return (
    <FailedRoute
      onFailure={(failure) => (
        <>
          <PageHero {...section} />
          <div className="page">
            <FailedList failure={failure} sought={soughtIn(section, category)} />
          </div>
        </>
      )}
    />
  );
}
