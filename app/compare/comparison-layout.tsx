import type { ReactNode } from 'react';
import { Breadcrumbs } from '~/components/breadcrumbs';
import { PageSpinner } from '~/components/feedback/spinner';
import { COMPARE_PATH } from '~/plan-items/compare-href';

/** The page without a comparison. */
export function ComparisonLayout({ children }: { children: ReactNode }) {
  return (
    <div className="page-column pt-4 pb-16">
      <Breadcrumbs crumbs={[{ name: 'Bandingkan', path: COMPARE_PATH }]} />
      <h1 className="mt-2 text-3xl">Bandingkan</h1>
      <div className="mt-8 flex flex-col items-center gap-8 text-center">{children}</div>
    </div>
  );
}

/** The loading state. */
export function ComparisonLoading() {
  return (
    <ComparisonLayout>
      <PageSpinner />
    </ComparisonLayout>
  );
}
