import type { BookingParam } from '~/definitions/types';
import type { PriceUnit } from '~/lib/currency';
import { englishDate, longDate } from '~/lib/days';

/** The languages of a message to an admin: the site's own, and that of guests from abroad. */
export type Language = 'id' | 'en';

/** What `kamar` counts, by a stay's category. */
export type RoomNoun = 'kamar' | 'petak' | 'tenda' | 'tempat tidur';

/** With or without a driver, as URLs name it. */
export type DriverChoice = 'ya' | 'tidak';

/** The words that all messages share. */
interface MessageWords {
  /** The name of a booking detail, in `Hari: 3`. */
  details: Record<Exclude<BookingParam, 'kamar'>, string>;
  /** The name of `kamar`. */
  rooms: Record<RoomNoun, string>;
  driver: Record<DriverChoice, string>;
  date: (date: Date | number) => string;
  /** A price's unit: `per hari`. */
  unit: (unit: PriceUnit) => string;
  /** `3 hari`, of the site's words for what is counted. */
  counted: (count: number, noun: string) => string;
  /** Before an estimate. */
  estimate: string;
}

/** What prices and booking details count, in the singular and the plural. Any other unit that the owner has set stays as it is. */
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

/** The name of a booking detail, where `kamar` counts this. */
export const detailName = (param: BookingParam, room: RoomNoun, { details, rooms }: MessageWords): string =>
  param === 'kamar' ? rooms[room] : details[param];
