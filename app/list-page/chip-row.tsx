import type { ComponentProps, ReactNode } from 'react';
import { AppLink } from '~/components/app-link';
import { useScrollActiveIntoView } from '~/components/focus-and-scroll';

// Rows of chips, of categories and months: on narrow screens they scroll, and fade at the edges.
const chipRowClass =
  'relative -mx-gutter overflow-x-auto py-1 pr-10 pl-gutter fade-edges no-scrollbar lg:mx-0 lg:overflow-visible lg:px-0 lg:mask-none';
const chipRowListClass = 'flex w-max gap-2.5 lg:w-auto lg:flex-wrap';

interface RowProps {
  label: string;
  /** Identifies the current chip, which scrolls into view when it changes. */
  current: string | null;
  className: string;
  children: ReactNode;
}

/** Links to parts of a list in a row: its categories, its months. */
export function ChipRow({ label, current, className, children }: RowProps) {
  const row = useScrollActiveIntoView<HTMLElement>(current);
  return (
    <nav ref={row} aria-label={label} className={`${className} ${chipRowClass}`}>
      <ul className={chipRowListClass}>{children}</ul>
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

/** A chip's number of records. It is no part of the chip's name, and takes its space while it loads. */
export function ChipCount({ count }: { count: number | undefined }) {
  return <span aria-hidden="true" data-count={count} className="chip-count" />;
}
