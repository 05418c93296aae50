import { UPCOMING } from '~/definitions/filters';
import { startOfBaliDay, startOfMonth } from '~/lib/bali-time';
import { isoMonth } from '~/lib/dates.server';

/** The number of records of a month, or of all dates from today. */
export interface MonthCount {
  month: string;
  count: number;
}

/** Real content has fewer months than this. */
const MAX_MONTHS = 60;

/**
 * Returns the number of upcoming records, then this and later months with records, each with its count.
 *
 * @param dates the records' dates in milliseconds; null for unknown ones
 * @param now the current time, in milliseconds
 */
export function countMonths(dates: readonly (number | null)[], now: number): MonthCount[] {
  const today = startOfBaliDay(now);
  const upcoming = dates.filter((date) => date !== null && date >= today);
  return [{ month: UPCOMING, count: upcoming.length }, ...monthsOf(dates, now)];
}

/** Returns this and later months with records, each with its count. */
export function monthsOf(dates: readonly (number | null)[], now: number): MonthCount[] {
  const start = startOfMonth(isoMonth(now));
  const later = dates.filter((date) => date !== null && date >= start) as number[];
  return monthGroups(later.sort((a, b) => a - b)).slice(0, MAX_MONTHS);
}

/** Returns the months of records that are sorted by date, each with its number of records. */
export function monthGroups(dates: readonly number[]): MonthCount[] {
  const groups: (MonthCount & { end: number })[] = [];
  for (const date of dates) {
    const last = groups.at(-1);
    if (last && date < last.end) last.count += 1;
    else {
      const month = isoMonth(date);
      groups.push({ month, count: 1, end: startOfMonth(month, 1) });
    }
  }
  return groups.map(({ month, count }) => ({ month, count }));
}
