// Computes Bali's days and months from its offset, in milliseconds. Lists do so for thousands of records, for which
// date-fns is slow.

/** Unchanged since 1950. */
export const BALI_OFFSET_MS = 8 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the start of a timestamp's day in Bali, or of the day `days` later. */
export function startOfBaliDay(timestamp: number, days = 0): number {
  const day = Math.floor((timestamp + BALI_OFFSET_MS) / DAY_MS) + days;
  return day * DAY_MS - BALI_OFFSET_MS;
}

/** Returns the start in Bali of the month `months` after a month such as `2026-12`. */
export function startOfMonth(month: string, months = 0): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Date.UTC(year, number - 1 + months) - BALI_OFFSET_MS;
}
