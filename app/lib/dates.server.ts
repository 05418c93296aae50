import { tz } from '@date-fns/tz';
// Separate imports: the whole library is some 300 files, loaded at every startup.
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { id } from 'date-fns/locale/id';
import { parseISO } from 'date-fns/parseISO';
import { isoDate, longDate } from './days';

// Server code has all about dates from here.
export { isoDate, longDate, parseDay } from './days';

const bali = tz('Asia/Makassar');

/** A point in time as the admin host sends it. */
export interface Moment {
  /** In milliseconds. */
  time: number;
  /** Whether only the day in Bali is known. */
  isWholeDay: boolean;
}

const ISO_DATE = /^([12]\d{3})-(\d{2})-(\d{2})(?:[T ](\d.*))?$/;
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2}|\p{L}{3,9})[-/. ]([12]\d{3})(?:,?[T ](?:pukul |jam )?(\d.*))?$/iu;
const MONTHS =
  'januari january,februari february,maret march,april april,mei may,juni june,juli july,agustus august,september september,oktober october,november november,desember december'.split(
    ',',
  );
const TIME = /^(\d{2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d+)?)?\s*(z|[+-]\d{2}(?::?\d{2})?|wib|wita|wit)?$/i;
const ZONES: Record<string, string> = { Z: '+00:00', WIB: '+07:00', WITA: '+08:00', WIT: '+09:00' };

/**
 * Parses a date of the admin host: ISO, or day first with a number or a name for the month; null for any other, and for
 * years such as 0000. Without a zone it is in Bali time.
 *
 * @param times `local` if its date and time are Bali's, whatever zone it names (`ADMIN_TIMES`)
 */
export function parseMoment(value: unknown, times: 'iso' | 'local'): Moment | null {
  const [day, timeText] = typeof value === 'string' ? splitDate(value.trim().replace(/\s+/g, ' ')) : [];
  if (day === undefined) return null;
  if (timeText === undefined) return momentOf(day, true);
  const [, hours = '', minutes = '', seconds = '00', zone = ''] = TIME.exec(timeText) ?? [];
  if (hours === '') return null;
  const offset = times === 'local' ? '' : (ZONES[zone.toUpperCase()] ?? zone);
  const isMidnight =
    (`${hours}${minutes}` === '0000' && ['', '+00:00', '+07:00', '+08:00'].includes(offset)) ||
    // Midnight in Makassar and in Jakarta, as applications write it in UTC.
    (offset === '+00:00' && ['160000', '170000'].includes(`${hours}${minutes}${seconds}`));
  return momentOf(`${day}T${hours}:${minutes}:${seconds}${offset}`, isMidnight);
}

/** The day of a date as ISO, and its time as written. */
function splitDate(text: string): [day?: string, time?: string] {
  const iso = ISO_DATE.exec(text);
  if (iso) return [`${iso[1]}-${iso[2]}-${iso[3]}`, iso[4]];
  const [, day = '', month = '', year, time] = DAY_FIRST.exec(text) ?? [];
  const number = /\d/.test(month) ? month : String(monthNumber(month.toLowerCase()));
  return year === undefined ? [] : [`${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`, time];
}

/** The number of a month by its Indonesian or English name, also shortened; 0 for any other word. */
const monthNumber = (name: string) =>
  MONTHS.findIndex((names) => names.split(' ').some((full) => full.startsWith(name))) + 1;

function momentOf(iso: string, isWholeDay: boolean): Moment | null {
  const date = parseISO(iso, { in: bali });
  return isValid(date) ? { time: date.getTime(), isWholeDay } : null;
}

/** A timestamp's month in Bali: `2026-12`. */
export const isoMonth = (timestamp: number) => isoDate(timestamp).slice(0, 7);

/** Returns a formatter for dates and timestamps (in milliseconds), in Bali's time zone. */
const formatter = (pattern: string) => (date: Date | number) => format(date, pattern, { locale: id, in: bali });

/** `Senin, 14 Desember 2026` */
export const fullDate = formatter('EEEE, d MMMM yyyy');

/** `Senin, 14 Desember 2026 pukul 05.30 WITA` */
export const fullDateTime = formatter("EEEE, d MMMM yyyy 'pukul' HH.mm 'WITA'");

/** `21 November 2026 pukul 14.30` */
export const longDateTime = formatter("d MMMM yyyy 'pukul' HH.mm");

/** `2026-12-14T09:30:00+08:00` */
export const isoDateTime = formatter("yyyy-MM-dd'T'HH:mm:ssxxx");

/** A day as text and as the `datetime` value of `<time>`. */
export interface DayView {
  text: string;
  iso: string;
}

/** Formats a timestamp as a day for `<time>`. */
export function toDay(timestamp: number, toText = longDate): DayView {
  return { text: toText(timestamp), iso: isoDate(timestamp) };
}

/** Formats a timestamp that may be unknown as a day for `<time>`; null for an unknown one. */
export function formatDay(timestamp: number | null, toText = longDate): DayView | null {
  return timestamp === null ? null : toDay(timestamp, toText);
}
