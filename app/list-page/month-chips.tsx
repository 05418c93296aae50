import { usePendingLocation } from '~/components/use-pending-location';
import { monthText, UPCOMING } from '~/definitions/filters';
import { href } from '~/urls/href';
import { Chip, ChipCount, ChipRow } from './chip-row';
import type { MonthCount } from './months.server';

interface Props {
  path: string;
  months: readonly MonthCount[];
  current: string | null;
}

/**
 * The months of a list as links, each with its number of records, after a link to all upcoming records. Choosing one
 * adds a history entry.
 */
export function MonthChips({ path, months, current }: Props) {
  const { search } = usePendingLocation();
  const shown = months.filter(({ count }) => count > 0);
  // Without upcoming records, there is no link to them.
  const first = shown[0]?.month === UPCOMING ? 1 : 0;
  if (shown.length === 0 && current === null) return null;
  return (
    <ChipRow label="Bulan" current={current} className="no-print">
      {[...shown.slice(0, first), null, ...shown.slice(first)].map((chip) => (
        <Chip
          key={chip?.month ?? ''}
          prefetch="intent"
          to={href(path, search, { bulan: chip?.month })}
          preventScrollReset
          isCurrent={(chip?.month ?? null) === current}
        >
          {chip === null ? 'Semua tanggal' : monthText(chip.month)}
          {chip !== null && <span className="sr-only">{` (${chip.count})`}</span>}
          {chip !== null && <ChipCount count={chip.count} />}
        </Chip>
      ))}
    </ChipRow>
  );
}
