import { AppLink } from '~/components/app-link';
import { Breadcrumbs } from '~/components/breadcrumbs';
import { button } from '~/components/button';
import { Illustration, RecoveryLinks, RetryButton } from '~/components/feedback/recovery';
import { useRestoreFocus } from '~/components/focus-and-scroll';
import { Notice } from '~/components/notice';
import { COMPARE_PATH } from '~/plan-items/compare-href';
import type { Comparison } from './compare.server';
import { ComparisonLayout } from './comparison-layout';
import { ComparisonTable } from './comparison-table';

/** Records side by side. */
export function ComparisonPage({ comparison }: { comparison: Comparison }) {
  const { name, list, records, differing, notes } = comparison;
  const content = useRestoreFocus<HTMLDivElement>(String(records.length));
  return (
    <div ref={content} tabIndex={-1} className="page-column pt-4 pb-16 focus:outline-none">
      <Breadcrumbs crumbs={[list, { name: 'Bandingkan', path: COMPARE_PATH }]} />
      <h1 className="mt-2 text-3xl">{`Bandingkan ${name}`}</h1>
      {differing.length > 0 && <p className="mt-3">{`Yang berbeda: ${differing.join(', ')}.`}</p>}
      {notes.map((note) => (
        <Notice key={note} className="mt-3 max-w-3xl">
          {note}
        </Notice>
      ))}
      {records.length > 0 && <ComparisonTable comparison={comparison} />}
      <p className="no-print mt-8">
        <AppLink prefetch="intent" to={list.path} className={button('quiet')}>
          {`Lihat ${name.toLowerCase()} lainnya`}
        </AppLink>
      </p>
    </div>
  );
}

/** The page when its list failed. */
export function ComparisonError() {
  return (
    <ComparisonLayout>
      <div role="alert" className="flex flex-col items-center gap-5">
        <Illustration name="error" className="w-48 max-w-full" />
        <p className="text-lg font-semibold text-sea-900">Perbandingan ini belum bisa dimuat.</p>
        <RetryButton />
      </div>
      <RecoveryLinks topic="perbandingan" />
    </ComparisonLayout>
  );
}
