import { useLocation } from '@remix-run/react';
import type { Failure } from '~/admin-api/result';
import { button } from '~/components/button';
import { EmptyFigure, TroubleFigure } from '~/components/feedback/illustrations';
import { WaysOn } from '~/components/feedback/recovery-links';
import { FailedRoute } from '~/components/feedback/route-error-boundary';
import { PageLink } from '~/components/page-link';
import type { Section } from '~/content-types/registry';
import { wordsOf } from '~/lib/humanize-slug';

/** A record that does not exist or cannot be had: the section's words, and the way back to its list. */
export function FailedDetail({ section, failure }: { section: Section; failure: Failure }) {
  const { pathname } = useLocation();
  const missing = failure.kind === 'missing';
  const Figure = missing ? EmptyFigure : TroubleFigure;
  return (
    <div role="alert" className="page flex flex-col items-center gap-5 py-20 text-center">
      <Figure className="w-48 max-w-full" />
      <h1 className="text-2xl">{missing ? section.missing : section.failed}</h1>
      <PageLink href={section.path} back className={button('primary')}>
        Kembali
      </PageLink>
      <div className="mt-5 flex w-full justify-center">
        <WaysOn sought={`${section.noun} ${wordsOf(pathname)}`} />
      </div>
    </div>
  );
}

/** The ErrorBoundary of a section's details. */
export function FailedDetailRoute({ section }: { section: Section }) {
  return <FailedRoute onFailure={(failure) => <FailedDetail section={section} failure={failure} />} />;
}
