import type { ReactNode } from 'react';
import { EmptyFigure } from '~/components/feedback/illustrations';
import { WaysOn } from '~/components/feedback/recovery-links';

/** An empty list or category: what is the matter, and a way on. */
export function EmptyState({
  words,
  sought,
  children,
}: {
  words: string;
  sought: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center sm:gap-5 sm:py-14">
      <EmptyFigure className="w-32 max-w-full sm:w-44" />
      <p className="text-lg font-semibold text-sea-900">{words}</p>
      {children}
      <WaysOn sought={sought} />
    </div>
  );
}
