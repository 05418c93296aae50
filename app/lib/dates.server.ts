import { tz } from '@date-fns/tz';
// Separate imports: the whole library is some 300 files, loaded at every startup.
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { id } from 'date-fns/locale/id';
import { parseISO } from 'date-fns/parseISO';

const bali = tz('Asia/Makassar');

/**
 * Parses a date of the admin host: ISO, date only, or SQL form. Without a time zone it is Bali time (decisions 5).
 * Returns null for an invalid date and for years that mean "no date", such as 0000.
 */
export function parseDate(value: unknown): Date | null {
  const parts =
    typeof value === 'string' ? /^([12]\d{3}-\d{2}-\d{2})(?:[T ](\d.*))?$/.exec(value.trim()) : null;
  if (!parts) return null;
  const [, day, time] = parts;
  const date = parseISO(time ? `${day}T${time}` : `${day}`, { in: bali });
  return isValid(date) ? new Date(date.getTime()) : null;
}

/** `14 Desember 2026`, in Bali's time zone. */
export function longDate(date: Date): string {
  return format(date, 'd MMMM yyyy', { locale: id, in: bali });
}

/** `Senin, 14 Desember 2026`, in Bali's time zone. */
export function fullDate(date: Date): string {
  return format(date, 'EEEE, d MMMM yyyy', { locale: id, in: bali });
}

/** `2026-12-14`, for `<time datetime>`, in Bali's time zone. */
export function isoDate(date: Date): string {
  return format(date, 'yyyy-MM-dd', { in: bali });
}

/** `21 November 2026 pukul 14.30`, in Bali's time zone. */
export function longDateTime(date: Date): string {
  return format(date, "d MMMM yyyy 'pukul' HH.mm", { locale: id, in: bali });
}

/** A day for `<time>`: its text and its `datetime` value. */
export interface FormattedDay {
  text: string;
  iso: string;
}

/** Formats a timestamp (in milliseconds) as a day in Bali's time zone; null for an unknown one. */
export function formatDay(timestamp: number | null, formatter = longDate): FormattedDay | null {
  if (timestamp === null) return null;
  const date = new Date(timestamp);
  return { text: formatter(date), iso: isoDate(date) };
}

/** `2026-12-14T09:30:00+08:00`, in Bali's time zone. */
export function isoDateTime(date: Date): string {
  return format(date, "yyyy-MM-dd'T'HH:mm:ssxxx", { in: bali });
}
