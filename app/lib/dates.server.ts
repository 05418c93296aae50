import { tz } from '@date-fns/tz';
// Separate imports: the whole library is some 300 files, loaded at every startup.
import { addMonths } from 'date-fns/addMonths';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { id } from 'date-fns/locale/id';
import { parseISO } from 'date-fns/parseISO';

const bali = tz('Asia/Makassar');

/** Parses a date of the admin host, in Bali time if it has no zone (requirements 5); null for years such as 0000. */
export function parseDate(value: unknown): Date | null {
  const parts = typeof value === 'string' ? /^([12]\d{3}-\d{2}-\d{2})(?:[T ](\d.*))?$/.exec(value.trim()) : null;
  if (!parts) return null;
  const [, day, time] = parts;
  const date = parseISO(time ? `${day}T${time}` : `${day}`, { in: bali });
  return isValid(date) ? new Date(date.getTime()) : null;
}

/** Parses an ISO date such as `2026-12-14` as the start of that day in Bali, in milliseconds; null for any other text. */
export function parseDay(value: string): number | null {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? parseISO(value, { in: bali }) : null;
  return date !== null && isValid(date) ? date.getTime() : null;
}

/** The start in Bali of the month that is `months` after a month such as `2026-12`, in milliseconds. */
export function startOfMonth(month: string, months = 0): number {
  return addMonths(parseISO(`${month}-01`, { in: bali }), months).getTime();
}

// What lists ask of each record is computed by the offset, the same since 1950: date-fns takes long for 14,000.
const BALI_OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The start of the day in Bali that is `days` after the day of a timestamp, in milliseconds. */
export function startOfDayAfter(timestamp: number, days: number): number {
  const day = Math.floor((timestamp + BALI_OFFSET_MS) / DAY_MS) + days;
  return day * DAY_MS - BALI_OFFSET_MS;
}

/** The day in Bali of a date or a timestamp (in milliseconds), for `<time datetime>`: `2026-12-14`. */
export function isoDate(date: Date | number): string {
  return new Date(Number(date) + BALI_OFFSET_MS).toISOString().slice(0, 10);
}

/** A timestamp's month in Bali: `2026-12`. */
export const isoMonth = (timestamp: number) => isoDate(timestamp).slice(0, 7);

/** Returns a formatter for dates and timestamps (in milliseconds), in Bali's time zone. */
const formatter = (pattern: string) => (date: Date | number) => format(date, pattern, { locale: id, in: bali });

/** `14 Desember 2026` */
export const longDate = formatter('d MMMM yyyy');

/** `Senin, 14 Desember 2026` */
export const fullDate = formatter('EEEE, d MMMM yyyy');

/** `21 November 2026 pukul 14.30` */
export const longDateTime = formatter("d MMMM yyyy 'pukul' HH.mm");

/** `2026-12-14T09:30:00+08:00` */
export const isoDateTime = formatter("yyyy-MM-dd'T'HH:mm:ssxxx");

/** Formats a timestamp as a day for `<time>`: its text and its `datetime` value. */
export function toDay(timestamp: number, toText = longDate): { text: string; iso: string } {
  return { text: toText(timestamp), iso: isoDate(timestamp) };
}

/** Formats a timestamp that may be unknown as a day for `<time>`; null for an unknown one. */
export function formatDay(timestamp: number | null, toText = longDate): { text: string; iso: string } | null {
  return timestamp === null ? null : toDay(timestamp, toText);
}
