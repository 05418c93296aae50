import { isoMonth, startOfDayAfter } from '~/lib/dates.server';
import { UPCOMING } from '~/lib/filter-params';
import { memoizeWeak } from '~/lib/memoize-weak';

/** How many records a month has, or all months from today. */
export interface MonthCount {
  month: string;
  count: number;
}

/** Real content has fewer months than this. */
const MAX_MONTHS = 60;

/**
 * The number of upcoming records, then this and later months that have records, each with its count.
 *
 * @param dates the records' dates in milliseconds; NaN for unknown ones
 * @param now the current time, in milliseconds
 */
export function countMonths(dates: Float64Array, now: number): MonthCount[] {
  const today = startOfDayAfter(now, 0);
  let upcoming = 0;
  for (const date of dates) if (date >= today) upcoming += 1;
  const months = [...monthsOf(dates)]
    .filter(([month]) => month >= isoMonth(now))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MAX_MONTHS);
  return [[UPCOMING, upcoming] as const, ...months].map(([month, count]) => ({ month, count }));
}

/** The number of records in each month, counted once per response. */
const monthsOf = memoizeWeak((dates: Float64Array) => {
  const counts = new Map<string, number>();
  for (const date of dates) {
    if (Number.isNaN(date)) continue;
    const month = isoMonth(date);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return counts;
});

/** The months of records that are sorted by date, with the number of records of each. */
export function monthGroups(dates: readonly number[]): MonthCount[] {
  const groups: MonthCount[] = [];
  for (const date of dates) {
    const month = isoMonth(date);
    const last = groups.at(-1);
    if (last?.month === month) last.count += 1;
    else groups.push({ month, count: 1 });
  }
  return groups;
}
