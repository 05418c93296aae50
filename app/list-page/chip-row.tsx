import type { ComponentProps, ReactNode } from 'react';
import { AppLink } from '~/components/app-link';
import { useScrollActiveIntoView } from '~/components/focus-and-scroll';

// Rows of chips scroll, and fade at the edges. A mouse without a wheel for that needs the bar.
const rowClass =
  'relative -mx-gutter overflow-x-auto py-1 pr-10 pl-gutter fade-edges no-scrollbar lg:pointer-fine:[scrollbar-width:thin]';
const wrappingClass = 'lg:mx-0 lg:overflow-visible lg:px-0 lg:mask-none';

interface RowProps {
  label: string;
  /** Identifies the current chip, which scrolls into view when it changes. */
  current: string | null;
  /** Whether it takes several lines on wide screens, where the others scroll too. */
  wraps?: boolean;
  className: string;
  children: ReactNode;
}

/** Links to parts of a list in a row: its categories, its months. */
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
  /** There is nothing behind it. */
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

/** A chip's number of records, which is no part of its name; nothing where it is not known. */
export function ChipCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return <span aria-hidden="true" data-count={count} className="chip-count" />;
}
