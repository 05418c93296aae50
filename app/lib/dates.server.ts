import { tz } from '@date-fns/tz';
// Separate imports: the whole library has about 300 files, which would be loaded at every startup.
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { id } from 'date-fns/locale/id';
import { parseISO } from 'date-fns/parseISO';
import { isoDate, longDate } from './days';

// Server code imports everything about dates from here.
export { isoDate, longDate, parseDay } from './days';

const bali = tz('Asia/Makassar');

/** A point in time as the admin host sends it. */
export interface Moment {
  /** In milliseconds. */
  time: number;
  /** Whether only the day in Bali is known. */
  isWholeDay: boolean;
}

/** The names of the months in order, with older spellings and short forms that are not the beginning of a name. */
const MONTHS = [
  ['januari', 'january'],
  ['februari', 'february', 'pebruari'],
  ['maret', 'march', 'mrt'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['agustus', 'august', 'agt', 'agst'],
  ['september'],
  ['oktober', 'october'],
  ['november', 'nopember'],
  ['desember', 'december'],
];

/** A weekday, or a word such as `tanggal`, before a date. */
const WORD = /^[\p{L}'’]+[.,:]* ?/u;
const MAX_WORDS = 3;
const ISO_DATE = /^([12]\d{3})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+(\d{1,2}|\p{L}{3,9})[-/., ]+([12]\d{3})(?!\d)/iu;
const MONTH_FIRST = /^(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? ([12]\d{3})(?!\d)/iu;
/** A day or several days, of which the first counts: `14 - 16 Desember 2026`, `30 November s/d 2 Desember 2026`. */
const DAYS =
  /^(\d{1,2})( \p{L}{3,9})? ?(?:-|–|—|s\/d|s\.d\.|sampai|hingga|to|dan|&) ?\d{1,2}( \p{L}{3,9})[-/., ]+([12]\d{3})(?!\d)/iu;

/** The time that follows a date; the beginning of a range. */
const TIME = /^(?:[Tt]|[^\d]*?)(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d+)?)?(?!\d)(.*)$/s;
const ZONE = /\b(wib|wita|wit)\b|^\s*(z|[+-]\d{2}(?::?\d{2})?)(?=$|\s)|(?:gmt|utc)\s*([+-]\d{2}:?\d{2})?/i;
/** The end of a range of hours. */
const UNTIL = /^\s*[-–]\s*\d{1,2}[:.]\d{2}(?=\D|$)/;
const ZONES: Record<string, string> = { Z: '+00:00', WIB: '+07:00', WITA: '+08:00', WIT: '+09:00' };

/**
 * Parses a date of the admin host: ISO, or as people write it, day first with a number or a name for the month. Null
 * for any other text, and for years such as 0000. A date without a time zone is in Bali time. If the time is
 * unreadable, only the day counts.
 *
 * @param times `local` if date and time are Bali's, whatever time zone is named (`ADMIN_TIMES`)
 */
export function parseMoment(value: unknown, times: 'iso' | 'local'): Moment | null {
  if (typeof value !== 'string') return null;
  const text = value.slice(0, MAX_DATE_LENGTH).trim().replace(/\s+/g, ' ');
  const [day, rest = ''] = findDate(text) ?? [];
  if (day === undefined) return null;
  const [, hours = '', minutes = '', seconds, after = ''] = TIME.exec(rest) ?? [];
  const time = `${hourOfDay(hours, after).padStart(2, '0')}:${minutes}:${seconds ?? '00'}`;
  if (hours === '' || !isValid(parseISO(`${day}T${time}`))) return momentOf(day, true);
  // Without seconds, `19:00-21:00` is a range.
  const zone = seconds === undefined && !/^t/i.test(rest) ? after.replace(UNTIL, '') : after;
  const offset = times === 'local' ? '' : zoneIn(zone);
  const isMidnight =
    (time.startsWith('00:00') && ['', '+00:00', '+07:00', '+08:00'].includes(offset)) ||
    // Midnight in Makassar or Jakarta, as applications write it in UTC.
    (offset === '+00:00' && ['16:00:00', '17:00:00'].includes(time));
  return momentOf(`${day}T${time}${offset}`, isMidnight);
}

/** Returns the hour from 0 to 23; `AM` or `PM` may follow. */
function hourOfDay(hours: string, after: string): string {
  const [, half] = /^\s*([ap])\.?m\b/i.exec(after) ?? [];
  return half ? String((Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) : hours;
}

/** In characters. */
const MAX_DATE_LENGTH = 100;

/** Finds the first date of a text, after a few words. */
function findDate(text: string) {
  let left = text;
  for (let words = 0; words <= MAX_WORDS; words += 1) {
    const found = splitDate(left);
    if (found) return found;
    left = left.replace(WORD, '');
  }
  return null;
}

/** Returns the day of a date in ISO form, and the text after it. */
function splitDate(text: string): [day: string, rest: string] | null {
  const rest = (found: RegExpExecArray) => text.slice(found[0].length);
  const iso = ISO_DATE.exec(text);
  if (iso) return [isoDay(iso[3], iso[2], iso[1]), rest(iso)];
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return [isoDay(dayFirst[1], dayFirst[2], dayFirst[3]), rest(dayFirst)];
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst) return [isoDay(monthFirst[2], monthFirst[1], monthFirst[3]), rest(monthFirst)];
  const days = DAYS.exec(text);
  return days && [isoDay(days[1], days[2] ?? days[3], days[4]), rest(days)];
}

const isoDay = (day = '', month = '', year = '') =>
  [year, /\d/.test(month) ? month : monthNumber(month.trim().toLowerCase()), day]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-');

/** Returns the index of a month by its Indonesian or English name, also shortened; 0 for any other word. */
const monthNumber = (name: string) => MONTHS.findIndex((names) => names.some((full) => full.startsWith(name))) + 1;

/** Returns the offset that follows a time, such as `+08:00`; empty if there is none. */
function zoneIn(text: string): string {
  const [, name, offset, ofGmt] = ZONE.exec(text) ?? [];
  const found = (name ?? offset ?? ofGmt ?? (/gmt|utc/i.test(text) ? 'Z' : '')).toUpperCase();
  return ZONES[found] ?? found;
}

function momentOf(iso: string, isWholeDay: boolean): Moment | null {
  const date = parseISO(iso, { in: bali });
  return isValid(date) ? { time: date.getTime(), isWholeDay } : null;
}

/** Returns a timestamp's month in Bali: `2026-12`. */
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

/** A day as text, and as the `datetime` value of `<time>`. */
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
