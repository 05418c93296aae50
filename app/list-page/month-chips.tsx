import { useLocation } from '@remix-run/react';
import { filterHref } from '~/lib/search-params';
import { ChipCount, ChipRow } from './chip-row';
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
  const shown = months.filter(({ count }) => count > 0);
  if (shown.length === 0 && current === null) return null;
  return (
    <ChipRow
      label="Bulan"
      className="no-print"
      chips={[null, ...shown].map((chip) => ({
        key: chip?.month ?? '',
        prefetch: 'intent',
        to: filterHref(path, search, { bulan: chip?.month }),
        preventScrollReset: true,
        isCurrent: (chip?.month ?? null) === current,
        children: chip ? (
          <>
            {monthText(chip.month)}
            <span className="sr-only"> ({chip.count})</span>
            <ChipCount count={chip.count} />
          </>
        ) : (
          'Semua tanggal'
        ),
      }))}
    />
  );
}
