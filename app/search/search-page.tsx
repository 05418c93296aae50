import { useLocation } from '@remix-run/react';
import { AppLink } from '~/components/app-link';
import { Illustration, RecoveryLinks, RetryButton } from '~/components/feedback/recovery';
import { NoResults, NoResultsHint } from '~/components/no-results';
import { RecentlyViewedSlot } from '~/recent/recently-viewed-slot';
import { readParam } from '~/urls/params';
import { FallbackHits, GroupedHits, Ways } from './hits';
import type { SearchView } from './search';
import { searchBodyClass } from './search-layout';

/** The results of a search by content type, or the reason why there are none. */
export function SearchResults({ view }: { view: SearchView }) {
  return (
    <div data-hits="" className={searchBodyClass}>
      <Found view={view} />
    </div>
  );
}

function Found({ view }: { view: SearchView }) {
  const { search } = useLocation();
  if (view.state === 'short') {
    return (
      <div className="flex flex-col items-start gap-6">
        <p role="status">Ketik minimal 3 huruf</p>
        <RecoveryLinks topic={view.text} search={false} />
      </div>
    );
  }
  if (view.state === 'failed') {
    return (
      <div className="flex flex-col items-center gap-6 py-6">
        <Illustration name="error" className="w-48 max-w-full" />
        <p role="status" className="text-center text-lg font-semibold text-sea-900">
          Pencarian belum bisa dijawab. Silakan coba lagi.
        </p>
        <RetryButton />
        <Ways ways={view.ways} />
        <FallbackHits hits={view.fallback} />
        <RecoveryLinks topic={view.text} search={false} />
      </div>
    );
  }
  if (view.hits.length === 0) {
    return (
      <div className="flex flex-col items-center gap-6 py-10">
        <div role="status" className="flex flex-col items-center gap-4 text-center">
          <Illustration name="empty" className="w-44 max-w-full" />
          <p>
            <NoResults query={view.text} />
          </p>
          <p className="text-lg font-semibold text-sea-900">
            <NoResultsHint
              example={
                <AppLink to="/cari?q=Ubud" className="text-link">
                  Ubud
                </AppLink>
              }
            />
          </p>
        </div>
        <Ways ways={view.ways} />
        <FallbackHits hits={view.fallback} />
        <RecoveryLinks topic={view.text} search={false} />
        <RecentlyViewedSlot className="mt-4" />
      </div>
    );
  }
  return (
    <>
      <Ways ways={view.ways} />
      <GroupedHits view={view} jenis={readParam(new URLSearchParams(search), 'jenis')} />
    </>
  );
}
