// Days and months in Bali by its offset, in milliseconds: what lists ask of thousands of records, for which date-fns takes long.

/** The same since 1950. */
export const BALI_OFFSET_MS = 8 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The start of a timestamp's day in Bali, or of the day that is so many days later. */
export function startOfBaliDay(timestamp: number, days = 0): number {
  const day = Math.floor((timestamp + BALI_OFFSET_MS) / DAY_MS) + days;
  return day * DAY_MS - BALI_OFFSET_MS;
}

/** The start in Bali of the month that is `months` after a month such as `2026-12`. */
export function startOfMonth(month: string, months = 0): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Date.UTC(year, number - 1 + months) - BALI_OFFSET_MS;
}
