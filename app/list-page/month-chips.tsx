import { useLocation } from '@remix-run/react';
import { useScrollActiveIntoView } from '~/components/focus-and-scroll';
import { Link } from '~/components/link';
import { filterHref } from '~/lib/search-params';
import { ChipCount } from './chip-count';
import { chipClass, chipRowClass, chipRowListClass } from './chip-row';
import { monthText } from './filter-text';
import type { MonthCount } from './months.server';

interface Props {
  path: string;
  months: readonly MonthCount[];
  current: string | null;
}

/** The months of a list as links, each with its number of records; choosing one adds a history entry (decisions 12). */
export function MonthChips({ path, months, current }: Props) {
  const { search } = useLocation();
  const row = useScrollActiveIntoView<HTMLElement>(current);
  const shown = months.filter(({ count }) => count > 0);
  if (shown.length === 0 && current === null) return null;
  return (
    <nav ref={row} aria-label="Bulan" className={`no-print ${chipRowClass}`}>
      <ul className={chipRowListClass}>
        {[null, ...shown].map((chip) => (
          <li key={chip?.month ?? ''}>
            <Link
              prefetch="intent"
              to={filterHref(path, search, { bulan: chip?.month })}
              preventScrollReset
              aria-current={(chip?.month ?? null) === current ? 'true' : undefined}
              className={chipClass}
            >
              {chip === null ? 'Semua tanggal' : monthText(chip.month)}
              {chip !== null && <span className="sr-only"> ({chip.count})</span>}
              {chip !== null && <ChipCount count={chip.count} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
