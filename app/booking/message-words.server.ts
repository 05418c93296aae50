import type { BookingParam } from '~/definitions/types';
import { englishDate, longDate } from '~/lib/dates.server';

/** The languages of a message to an admin: the site's own, and that of guests from abroad (requirements 14). */
export type Language = 'id' | 'en';

/** The words that all messages share. */
interface MessageWords {
  /** The name of a booking detail, in `Hari: 3`. */
  details: Record<BookingParam, string>;
  date: (date: Date | number) => string;
  /** A price's unit: `per hari`. */
  unit: (unit: string) => string;
  /** `3 hari`, of the site's words for what is counted. */
  counted: (count: number, noun: string) => string;
  /** Before an estimate. */
  estimate: string;
}

/** What prices and booking details count, in the singular and the plural. A unit that the owner has set stays as it is. */
const englishNouns: Record<string, readonly [one: string, many: string]> = {
  hari: ['day', 'days'],
  malam: ['night', 'nights'],
  kamar: ['room', 'rooms'],
  orang: ['person', 'people'],
  tiket: ['ticket', 'tickets'],
  unit: ['unit', 'units'],
  event: ['event', 'events'],
};

const englishNoun = (noun: string, count: number) => englishNouns[noun]?.[count === 1 ? 0 : 1] ?? noun;

export const messageWords: Record<Language, MessageWords> = {
  id: {
    details: { tanggal: 'Tanggal', hari: 'Hari', malam: 'Malam', kamar: 'Kamar', jumlah: 'Jumlah', orang: 'Orang' },
    date: longDate,
    unit: (unit) => unit,
    counted: (count, noun) => `${count} ${noun}`,
    estimate: 'Perkiraan',
  },
  en: {
    details: { tanggal: 'Date', hari: 'Days', malam: 'Nights', kamar: 'Rooms', jumlah: 'Quantity', orang: 'People' },
    date: englishDate,
    unit: (unit) => unit.replace(/^per (\w+)$/, (_, noun: string) => `per ${englishNoun(noun, 1)}`),
    counted: (count, noun) => `${count} ${englishNoun(noun, count)}`,
    estimate: 'Estimated total',
  },
};
