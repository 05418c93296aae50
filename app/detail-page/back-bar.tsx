import type { ReactNode } from 'react';
import { BackLink } from '~/components/back-link';
import { Icon } from '~/components/icon';

/** A sticky bar with a link back to the list in its previous state. */
export function BackBar({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <div
      data-back-bar=""
      className="no-print sticky top-header z-20 low:static border-b border-cream-200 bg-cream-50 transition-transform duration-200 ease-out"
    >
      <div className="page flex min-h-13 items-center justify-between gap-4 large-text:flex-wrap">
        <BackLink
          to={href}
          className="inline-flex min-h-12 items-center gap-2 font-semibold text-lagoon-700 no-underline hover:underline"
        >
          <Icon name="arrow-left" className="size-5" />
          Kembali
        </BackLink>
        <div className="ml-auto flex items-center gap-4">{children}</div>
      </div>
    </div>
  );
}
