import type { BookingParam, CountParam } from '~/definitions/types';
import { capitalized } from '~/lib/capitalized';
import { isoDate, parseDay } from '~/lib/days';
import { readParam } from '~/urls/params';
import { type DriverChoice, detailName, type Language, messageWords, type RoomNoun } from './message-words';
import type { BookingField } from './order';

const driverNames = messageWords.id.driver;

/** The booking details of a query, as far as they are valid. */
export interface BookingDetails {
  /** The form's fields with the accepted values. */
  fields: BookingField[];
  counts: Partial<Record<CountParam, number>>;
  /** The accepted date in milliseconds; null if there is none. */
  date: number | null;
  /** Null if nothing is chosen. */
  driver: DriverChoice | null;
  /** What `kamar` counts. */
  room: RoomNoun;
  /** One line for each ignored value. */
  ignored: string[];
}

/**
 * Reads booking details from a query, on the server and in the browser. Accepts whole numbers from 1 to 60 (people:
 * 500), dates from today on, and the choices. Other values are left out, each with a line that says so. Never throws.
 *
 * @param today the date in Bali, such as `2026-12-14`
 */
export function readBookingDetails(
  search: URLSearchParams,
  params: readonly BookingParam[],
  today: string,
  room: RoomNoun = 'kamar',
): BookingDetails {
  const details: BookingDetails = { fields: [], counts: {}, date: null, driver: null, room, ignored: [] };
  for (const name of params) {
    const text = readParam(search, name);
    const label = detailName(name, room, messageWords.id);
    const { input, accepted, rule } = readField(name, text, today);
    details.fields.push({ name, label, ...input, value: accepted });
    if (accepted === '') {
      if (text !== '') details.ignored.push(`${label} diabaikan: ${rule}.`);
    } else if (name === 'tanggal') details.date = parseDay(accepted);
    else if (name === 'sopir') details.driver = accepted as DriverChoice;
    else details.counts[name] = Number(accepted);
  }
  return details;
}

interface ReadField {
  /** The attributes of the form's input. */
  input: Pick<BookingField, 'type' | 'min' | 'max' | 'options'>;
  /** The value; empty if it is not accepted. */
  accepted: string;
  /** The values that are accepted, in words. */
  rule: string;
}

function readField(name: BookingParam, text: string, today: string): ReadField {
  if (name === 'tanggal') {
    const date = parseDay(text);
    const isAccepted = date !== null && isoDate(date) >= today;
    return {
      input: { type: 'date', min: today },
      accepted: isAccepted ? text : '',
      rule: 'pilih hari ini atau sesudahnya',
    };
  }
  if (name === 'sopir') {
    const options = Object.entries(driverNames).map(([value, label]) => ({ value, label }));
    const isAccepted = Object.hasOwn(driverNames, text);
    return { input: { type: 'choice', options }, accepted: isAccepted ? text : '', rule: 'isi ya atau tidak' };
  }
  const max = name === 'orang' ? 500 : 60;
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  return {
    input: { type: 'number', min: '1', max },
    accepted: count >= 1 && count <= max ? String(count) : '',
    rule: `isi bilangan bulat 1–${max}`,
  };
}

/** Returns the accepted details as lines of a message, such as `Hari: 3`, in the order of the form. */
export function detailLines({ fields, date, driver, counts, room }: BookingDetails, language: Language): string[] {
  const words = messageWords[language];
  return fields.flatMap(({ name }) => {
    if (name === 'sopir') return driver === null ? [] : [words.driver[driver]];
    const value = name === 'tanggal' ? date !== null && words.date(date) : counts[name];
    return value ? [`${detailName(name, room, words)}: ${value}`] : [];
  });
}

const conjunction = new Intl.ListFormat('id', { type: 'conjunction' });

/** The names of booking details in the sentence that says which ones are part of the message. */
const sentNames: Partial<Record<BookingParam, string>> = { orang: 'jumlah orang' };

/** Returns a sentence such as `Tanggal, hari, dan jumlah orang ikut terkirim.`; null if nothing is set. */
export function sentSentence(fields: readonly BookingField[]): string | null {
  const names = fields.flatMap(({ name, label, value }) => (value ? (sentNames[name] ?? label.toLowerCase()) : []));
  return names.length === 0 ? null : `${capitalized(conjunction.format(names))} ikut terkirim.`;
}
