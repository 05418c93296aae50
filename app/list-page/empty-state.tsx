import type { ReactNode } from 'react';
import { Illustration } from '~/components/feedback/illustration';
import { RecoveryLinks } from '~/components/feedback/recovery-links';

/** The empty state of a list or category: a message and recovery links. */
export function EmptyState({ message, query, children }: { message: string; query: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center sm:gap-5 sm:py-14">
      <Illustration name="empty" className="w-32 max-w-full sm:w-44" />
      <p className="text-lg font-semibold text-sea-900">{message}</p>
      {children}
      <RecoveryLinks query={query} />
    </div>
  );
}
