import type { BookingParam } from '~/definitions/types';
import type { PriceUnit } from '~/lib/currency';
import { englishDate, longDate } from '~/lib/days';

/** The languages of a message to an admin: the site's language, and English for guests from abroad. */
export type Language = 'id' | 'en';

/** What `kamar` counts, depending on a stay's category. */
export type RoomNoun = 'kamar' | 'petak' | 'tenda' | 'tempat tidur';

/** With or without a driver, as in URLs. */
export type DriverChoice = 'ya' | 'tidak';

/** The words shared by all messages. */
interface MessageWords {
  /** The name of a booking detail, such as `Hari` in `Hari: 3`. */
  details: Record<Exclude<BookingParam, 'kamar'>, string>;
  /** The name of `kamar`. */
  rooms: Record<RoomNoun, string>;
  driver: Record<DriverChoice, string>;
  date: (date: Date | number) => string;
  /** A price's unit: `per hari`. */
  unit: (unit: PriceUnit) => string;
  /** Formats a count, such as `3 hari`; the noun is the site's Indonesian word. */
  counted: (count: number, noun: string) => string;
  /** The words before an estimate. */
  estimate: string;
}

/**
 * The nouns that prices and booking details count, singular and plural. Any other unit that the owner has set stays
 * unchanged.
 */
const englishNouns: Record<string, readonly [one: string, many: string]> = {
  hari: ['day', 'days'],
  malam: ['night', 'nights'],
  kamar: ['room', 'rooms'],
  petak: ['pitch', 'pitches'],
  tenda: ['tent', 'tents'],
  'tempat tidur': ['bed', 'beds'],
  orang: ['person', 'people'],
  tiket: ['ticket', 'tickets'],
  unit: ['unit', 'units'],
  event: ['event', 'events'],
  jam: ['hour', 'hours'],
  paket: ['package', 'packages'],
  grup: ['group', 'groups'],
  rombongan: ['group', 'groups'],
};

const englishNoun = (noun: string, count: number) =>
  Object.hasOwn(englishNouns, noun) ? englishNouns[noun]?.[count === 1 ? 0 : 1] : noun;

export const messageWords: Record<Language, MessageWords> = {
  id: {
    details: { tanggal: 'Tanggal', hari: 'Hari', malam: 'Malam', jumlah: 'Jumlah', orang: 'Orang', sopir: 'Sopir' },
    rooms: { kamar: 'Kamar', petak: 'Petak', tenda: 'Tenda', 'tempat tidur': 'Tempat tidur' },
    driver: { ya: 'Dengan sopir', tidak: 'Tanpa sopir' },
    date: longDate,
    unit: ({ text }) => text,
    counted: (count, noun) => `${count} ${noun}`,
    estimate: 'Perkiraan',
  },
  en: {
    details: { tanggal: 'Date', hari: 'Days', malam: 'Nights', jumlah: 'Quantity', orang: 'People', sopir: 'Driver' },
    rooms: { kamar: 'Rooms', petak: 'Pitches', tenda: 'Tents', 'tempat tidur': 'Beds' },
    driver: { ya: 'With a driver', tidak: 'Without a driver' },
    date: englishDate,
    unit: ({ text, noun }) => (Object.hasOwn(englishNouns, noun) ? `per ${englishNoun(noun, 1)}` : text),
    counted: (count, noun) => `${count} ${englishNoun(noun, count)}`,
    estimate: 'Estimated total',
  },
};

/** Returns the name of a booking detail; `kamar` counts `room`. */
export const detailName = (param: BookingParam, room: RoomNoun, { details, rooms }: MessageWords): string =>
  param === 'kamar' ? rooms[room] : details[param];
