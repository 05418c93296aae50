import { startOfBaliDay, startOfMonth } from '~/lib/bali-time';
import { formatRupiah } from '~/lib/currency';
import { monthName } from '~/lib/month';
import { truncate } from '~/lib/truncate';
import { wordsOf } from '~/lib/words';

/** What a list filters and sorts a record by. */
export interface FilterValues {
  /** Where the filter `q` looks. */
  texts: readonly (string | null)[];
  /** Whole rupiah; null when unknown. */
  price: number | null;
  /** Null when it is the default. */
  rating?: number | null;
  /** The smallest and largest group that it is for. */
  people?: { min: number; max: number };
  days?: number | null;
  /** Milliseconds. */
  date?: number | null;
  /** Where it is: the first part of its location. */
  area?: string | null;
}

/** The attributes of a filter's field; a select has options, null for the areas of the list. */
export type FilterField =
  | { options: readonly (readonly [value: number, text: string])[] | null; emptyLabel: string }
  | {
      /** After the label. */
      unit?: string;
      type?: 'number';
      min?: number;
      maxLength?: number;
      inputMode?: 'numeric';
      enterKeyHint?: 'search';
      placeholder?: string;
    };

/** A filter that is set, in words. */
export interface FilterWords {
  text: string;
  /** As part of a sentence: `dengan harga maksimal Rp 700.000`. */
  phrase: string;
  /** What the link to the list without it says. */
  without: string;
}

/** What a filter with a value asks of a record. */
export interface FilterRule {
  /** @param words the words of the record's texts, each after a blank */
  matches: (values: FilterValues, words: () => string) => boolean;
  /** How far a record is that does not match, to compare it with others; null or undefined if unknown. */
  distance: (values: FilterValues) => number | null | undefined;
}

/** All that the site knows of a filter; a content type declares its label, and what it reads in its `toFilterValues`. */
export interface Filter<T> {
  /** Reads its search param; null for an invalid value. Never throws. */
  parse: (text: string) => T | null;
  /** Its field in the form; null for a filter with links of its own. */
  field: FilterField | null;
  /** The value as the field shows it; by default as text. */
  format?(value: T): string;
  words(value: T): FilterWords;
  /** @param now the current time, in milliseconds */
  rule(value: T, now: number): FilterRule;
  /** When nothing is found, the filter with the lowest number is dropped first to find the closest record. */
  dropOrder: number;
}

const filter = <T>(filter: Filter<T>) => filter;

/** Parses a whole number from 1. */
export const wholeNumber =
  (max: number, pattern = /^\d+$/) =>
  (text: string): number | null => {
    const number = pattern.test(text.trim()) ? Number(text.replaceAll('.', '')) : 0;
    return number >= 1 && number <= max ? number : null;
  };

/** `bulan` for the day in Bali and later ones. */
export const UPCOMING = 'mendatang';

export const monthText = (month: string) => (month === UPCOMING ? 'Mendatang' : monthName(month));

/** The start and the end of what `bulan` means, in milliseconds. */
const periodOf = (bulan: string, now: number): [start: number, end: number] =>
  bulan === UPCOMING ? [startOfBaliDay(now), Number.POSITIVE_INFINITY] : [startOfMonth(bulan), startOfMonth(bulan, 1)];

const daysText = (days: number) => (days < 4 ? `${days} hari` : '4 hari atau lebih');

/** The longest text that a list is filtered by, in characters. */
export const MAX_TEXT_LENGTH = 60;

/** Whether two texts name the same area. */
export const isSameArea = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The filters of lists beside the category, as URLs name them, in the order of canonical URLs and of sentences. */
export const filters = {
  /** A month such as `2026-12`, or `mendatang`. */
  bulan: filter<string>({
    parse: (text) => (/^([12]\d{3}-(0[1-9]|1[0-2])|mendatang)$/.test(text) ? text : null),
    field: null,
    words: (bulan) => {
      const text = monthText(bulan);
      return { text, phrase: bulan === UPCOMING ? 'yang akan datang' : `pada ${text}`, without: 'Semua tanggal' };
    },
    rule: (bulan, now) => {
      const [start, end] = periodOf(bulan, now);
      return {
        matches: ({ date }) => date != null && date >= start && date < end,
        distance: ({ date }) => (date == null ? null : Math.abs(date - start)),
      };
    },
    dropOrder: 5,
  }),
  /** The highest price, in whole rupiah. */
  maks: filter<number>({
    parse: wholeNumber(Number.MAX_SAFE_INTEGER, /^(\d+|\d{1,3}(\.\d{3})+)$/),
    field: { unit: 'Rp', inputMode: 'numeric', placeholder: 'Misalnya 700.000' },
    format: (maks) => maks.toLocaleString('id-ID'),
    words: (maks) => {
      const price = formatRupiah(maks);
      // A sentence does not break within a price.
      const unbroken = price.replace(' ', '\u00a0');
      return { text: `Maksimal ${price}`, phrase: `dengan harga maksimal ${unbroken}`, without: 'Tanpa batas harga' };
    },
    rule: (maks) => ({
      matches: ({ price }) => price !== null && price <= maks,
      distance: ({ price }) => price,
    }),
    dropOrder: 1,
  }),
  /** The number of people. */
  orang: filter<number>({
    parse: wholeNumber(1_000_000),
    field: { type: 'number', min: 1, inputMode: 'numeric' },
    words: (orang) => ({ text: `${orang} orang`, phrase: `untuk ${orang} orang`, without: 'Tanpa batas orang' }),
    rule: (orang) => ({
      matches: ({ people }) => people !== undefined && people.min <= orang && orang <= people.max,
      distance: ({ people }) => people && Math.max(people.min - orang, orang - people.max),
    }),
    dropOrder: 2,
  }),
  /** A package's days; 4 for four or more. */
  hari: filter<number>({
    parse: wholeNumber(4),
    field: { emptyLabel: 'Berapa pun', options: [1, 2, 3, 4].map((days) => [days, daysText(days)] as const) },
    words: (hari) => ({
      text: daysText(hari),
      phrase: `selama ${daysText(hari)}`,
      without: 'Durasi berapa pun',
    }),
    rule: (hari) => ({
      matches: ({ days }) => days != null && Math.min(days, 4) === hari,
      distance: ({ days }) => (days == null ? null : Math.abs(days - hari)),
    }),
    dropOrder: 3,
  }),
  /** An area that records of the list lie in; the list ignores others (`withKnownArea`). */
  lokasi: filter<string>({
    parse: (text) => truncate(text.trim(), MAX_TEXT_LENGTH) || null,
    field: { emptyLabel: 'Semua lokasi', options: null },
    words: (lokasi) => ({ text: lokasi, phrase: `di ${lokasi}`, without: 'Semua lokasi' }),
    rule: (lokasi) => ({ matches: ({ area }) => area != null && isSameArea(area, lokasi), distance: () => 0 }),
    dropOrder: 4,
  }),
  /** Words in title or location. */
  q: filter<string>({
    parse: (text) => {
      const words = truncate(text.replace(/\s+/g, ' ').trim(), MAX_TEXT_LENGTH).trim();
      return /[\p{L}\p{N}]/u.test(words) ? words : null;
    },
    field: { maxLength: MAX_TEXT_LENGTH, enterKeyHint: 'search' },
    words: (q) => ({ text: `“${q}”`, phrase: `dengan kata kunci “${q}”`, without: `Tanpa kata kunci “${q}”` }),
    rule: (q) => {
      const starts = wordsOf(q).map((prefix) => ` ${prefix}`);
      return { matches: (_, words) => starts.every((start) => words().includes(start)), distance: () => 0 };
    },
    dropOrder: 6,
  }),
};

/** A filter that narrows a list. */
export type NarrowingName = keyof typeof filters;

/** A filter of a list, or its sort order. */
export type FilterName = NarrowingName | 'urut';

/** The sort orders of lists, as URLs name them. */
export type SortOrder = 'harga' | 'harga-turun' | 'rating';

type ValueOf<F> = F extends Filter<infer T> ? T : never;

/** What a list is filtered and sorted by, beside its category; null for what is not set. */
export type Filters = { [Name in NarrowingName]: ValueOf<(typeof filters)[Name]> | null } & { urut: SortOrder | null };
