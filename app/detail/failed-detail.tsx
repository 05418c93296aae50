import { useLocation } from '@remix-run/react';
import type { Failure } from '~/site/failure';
import type { Section } from '~/site/sections';
import { wordsOf } from '~/site/words-of';
import { FailedRoute } from '~/states/failed-route';
import { WaysOn } from '~/states/ways-on';
import { button } from '~/ui/button';
import { EmptyFigure, TroubleFigure } from '~/ui/figures';
import { PageLink } from '~/ui/page-link';

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
