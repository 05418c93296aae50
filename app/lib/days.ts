import { BALI_OFFSET_MS } from './bali-time';

// Days in Bali, on the server and in the browser, where this is part of the chunk of detail pages. Only the admin
// host's dates need a date library.

/** Returns a formatter for dates and timestamps (in milliseconds), in Bali's time zone. */
function longFormatter(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Makassar' });
  return (date: Date | number) => format.format(date);
}

/** `14 Desember 2026` */
export const longDate = longFormatter('id-ID');

/** `14 December 2026` */
export const englishDate = longFormatter('en-GB');

/** Returns the day in Bali of a date or a timestamp (in milliseconds), for `<time datetime>`: `2026-12-14`. */
export function isoDate(date: Date | number): string {
  return new Date(Number(date) + BALI_OFFSET_MS).toISOString().slice(0, 10);
}

/** Parses an ISO date such as `2026-12-14` as the start of that day in Bali, in milliseconds; null for any other text. */
export function parseDay(value: string): number | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00+08:00`) : Number.NaN;
  // Some engines read 30 February as a day in March.
  return Number.isNaN(time) || isoDate(time) !== value ? null : time;
}
