import type { BookingParam, CountParam } from '~/definitions/types';
import { isoDate, parseDay } from '~/lib/dates.server';
import { readParam } from '~/urls/search-params';
import { type Language, messageWords } from './message-words.server';
import type { BookingField } from './order';

const { details: labels } = messageWords.id;

/** The highest count that is accepted (requirements 11). */
const maxCount = (param: CountParam) => (param === 'orang' ? 500 : 60);

/** The booking details of a request, as far as they make sense. */
export interface BookingDetails {
  /** The form's fields with the accepted values. */
  fields: BookingField[];
  counts: Partial<Record<CountParam, number>>;
  /** The accepted date, in milliseconds; null without one. */
  date: number | null;
  /** One line for each value that is left out. */
  ignored: string[];
}

/**
 * Reads booking details from a URL. Whole numbers from 1 to 60 (people: 500) and dates from today on are accepted;
 * other values are left out, each with a line that says so (requirements 11). Never throws.
 *
 * @param today the day in Bali, as `2026-12-14`
 */
export function readBookingDetails(
  search: URLSearchParams,
  params: readonly BookingParam[],
  today: string,
): BookingDetails {
  const details: BookingDetails = { fields: [], counts: {}, date: null, ignored: [] };
  for (const name of params) {
    const text = readParam(search, name);
    const label = labels[name];
    if (name === 'tanggal') {
      const date = parseDay(text);
      const isAccepted = date !== null && isoDate(date) >= today;
      details.fields.push({ name, label, type: 'date', min: today, value: isAccepted ? text : '' });
      if (isAccepted) details.date = date;
      else if (text) details.ignored.push(`${label} diabaikan: pilih hari ini atau sesudahnya.`);
    } else {
      const max = maxCount(name);
      const count = /^\d+$/.test(text) ? Number(text) : 0;
      const isAccepted = count >= 1 && count <= max;
      details.fields.push({ name, label, type: 'number', min: '1', max, value: isAccepted ? String(count) : '' });
      if (isAccepted) details.counts[name] = count;
      else if (text) details.ignored.push(`${label} diabaikan: isi bilangan bulat 1–${max}.`);
    }
  }
  return details;
}

/** The accepted details as lines of a message, such as `Hari: 3`, in the order of the form. */
export function detailLines({ fields, date, counts }: BookingDetails, language: Language): string[] {
  const words = messageWords[language];
  return fields.flatMap(({ name }) => {
    const value = name === 'tanggal' ? date !== null && words.date(date) : counts[name];
    return value ? [`${words.details[name]}: ${value}`] : [];
  });
}
