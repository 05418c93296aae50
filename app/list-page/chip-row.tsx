import type { ComponentProps, ReactNode } from 'react';
import { AppLink } from '~/components/app-link';
import { useScrollActiveIntoView } from '~/components/focus-and-scroll';

// Rows of chips scroll, and fade at the edges. A mouse that cannot scroll sideways needs the scrollbar.
const rowClass =
  'relative -mx-gutter overflow-x-auto py-1 pr-10 pl-gutter fade-edges no-scrollbar lg:pointer-fine:[scrollbar-width:thin]';
const wrappingClass = 'lg:mx-0 lg:overflow-visible lg:px-0 lg:mask-none';

interface RowProps {
  label: string;
  /** Identifies the current chip, which scrolls into view when it changes. */
  current: string | null;
  /** Whether the row wraps on wide screens, where other rows scroll too. */
  wraps?: boolean;
  className: string;
  children: ReactNode;
}

/** A row of links to parts of a list: its categories, its months. */
export function ChipRow({ label, current, wraps = false, className, children }: RowProps) {
  const row = useScrollActiveIntoView<HTMLElement>(current);
  return (
    <nav ref={row} aria-label={label} className={`${className} ${rowClass} ${wraps ? wrappingClass : ''}`}>
      <ul className={`flex w-max gap-2.5 ${wraps ? 'lg:w-auto lg:flex-wrap' : ''}`}>{children}</ul>
    </nav>
  );
}

interface ChipProps extends ComponentProps<typeof AppLink> {
  isCurrent: boolean;
  /** Whether the link leads to an empty list. */
  isMuted?: boolean;
}

/** A link in a row of chips. */
export function Chip({ isCurrent, isMuted = false, ...props }: ChipProps) {
  const className = isMuted ? 'chip text-ash-600' : 'chip';
  return (
    <li>
      <AppLink {...props} aria-current={isCurrent ? 'true' : undefined} className={className} />
    </li>
  );
}

/** A chip's number of records, outside the chip's accessible name; renders nothing if it is unknown. */
export function ChipCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return <span aria-hidden="true" data-count={count} className="chip-count" />;
}
