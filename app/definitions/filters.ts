import { formatRupiah } from '~/lib/currency';
import { monthName } from '~/lib/month';
import { truncate } from '~/lib/truncate';

/** The values by which a list filters and sorts a record. */
export interface FilterValues {
  /** The texts that the filter `q` searches. */
  texts: readonly (string | null)[];
  /** Whole rupiah; null when unknown. */
  price: number | null;
  /** Null for the default rating. */
  rating?: number | null;
  /** The minimum and maximum size of its group. */
  people?: { min: number; max: number };
  days?: number | null;
  /** Milliseconds. */
  date?: number | null;
  /** The area of the record: the first part of its location. */
  area?: string | null;
}

/** The attributes of a filter's field. A select has options, or null for the areas of the list. */
export type FilterField =
  | { options: readonly (readonly [value: number, text: string])[] | null; emptyLabel: string }
  | {
      /** Shown after the label. */
      unit?: string;
      type?: 'number';
      min?: number;
      maxLength?: number;
      inputMode?: 'numeric';
      enterKeyHint?: 'search';
      placeholder?: string;
    };

/** A set filter in words. */
interface FilterWords {
  text: string;
  /** Part of a sentence: `dengan harga maksimal Rp 700.000`. */
  phrase: string;
  /** The text of the link to the list without this filter. */
  without: string;
}

/**
 * The browser's part of a filter; the server also has its rule. A content type declares the label, and the value in its
 * `toFilterValues`.
 */
export interface Filter<T> {
  /** Parses the search param; null for an invalid value. Never throws. */
  parse: (text: string) => T | null;
  /** The field in the form; null for a filter that has its own links. */
  field: FilterField | null;
  /** Formats the value for the field; by default as text. */
  format?(value: T): string;
  words(value: T): FilterWords;
}

const filter = <T>(filter: Filter<T>) => filter;

/** Returns a parser of whole numbers from 1. */
export const wholeNumber =
  (max: number, pattern = /^\d+$/) =>
  (text: string): number | null => {
    const number = pattern.test(text.trim()) ? Number(text.replaceAll('.', '')) : 0;
    return number >= 1 && number <= max ? number : null;
  };

/** The value of `bulan` for today in Bali and later. */
export const UPCOMING = 'mendatang';

export const monthText = (month: string) => (month === UPCOMING ? 'Mendatang' : monthName(month));

const daysText = (days: number) => (days < 4 ? `${days} hari` : '4 hari atau lebih');

/** The longest text that a list is filtered by, in characters. */
export const MAX_TEXT_LENGTH = 60;

/** Whether two texts name the same area. */
export const isSameArea = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The filters of lists besides the category, named as in URLs, in the order of canonical URLs and of sentences. */
export const filters = {
  /** A month such as `2026-12`, or `mendatang`. */
  bulan: filter<string>({
    parse: (text) => (/^([12]\d{3}-(0[1-9]|1[0-2])|mendatang)$/.test(text) ? text : null),
    field: null,
    words: (bulan) => {
      const text = monthText(bulan);
      return { text, phrase: bulan === UPCOMING ? 'yang akan datang' : `pada ${text}`, without: 'Semua tanggal' };
    },
  }),
  /** The maximum price, in whole rupiah. */
  maks: filter<number>({
    parse: wholeNumber(Number.MAX_SAFE_INTEGER, /^(\d+|\d{1,3}(\.\d{3})+)$/),
    field: { unit: 'Rp', inputMode: 'numeric', placeholder: 'Misalnya 700.000' },
    format: (maks) => maks.toLocaleString('id-ID'),
    words: (maks) => {
      const price = formatRupiah(maks);
      // A sentence must not break within a price.
      const unbroken = price.replace(' ', '\u00a0');
      return { text: `Maksimal ${price}`, phrase: `dengan harga maksimal ${unbroken}`, without: 'Tanpa batas harga' };
    },
  }),
  /** The number of people. */
  orang: filter<number>({
    parse: wholeNumber(1_000_000),
    field: { type: 'number', min: 1, inputMode: 'numeric' },
    words: (orang) => ({ text: `${orang} orang`, phrase: `untuk ${orang} orang`, without: 'Tanpa batas orang' }),
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
  }),
  /** An area of the list's records; the list ignores other areas (`withKnownArea`). */
  lokasi: filter<string>({
    parse: (text) => truncate(text.trim(), MAX_TEXT_LENGTH) || null,
    field: { emptyLabel: 'Semua lokasi', options: null },
    words: (lokasi) => ({ text: lokasi, phrase: `di ${lokasi}`, without: 'Semua lokasi' }),
  }),
  /** Words in title or location. */
  q: filter<string>({
    parse: (text) => {
      const words = truncate(text.replace(/\s+/g, ' ').trim(), MAX_TEXT_LENGTH).trim();
      return /[\p{L}\p{N}]/u.test(words) ? words : null;
    },
    field: { maxLength: MAX_TEXT_LENGTH, enterKeyHint: 'search' },
    words: (q) => ({ text: `“${q}”`, phrase: `dengan kata kunci “${q}”`, without: `Tanpa kata kunci “${q}”` }),
  }),
};

/** A filter that narrows a list. */
export type NarrowingName = keyof typeof filters;

/** A filter of a list, or its sort order. */
export type FilterName = NarrowingName | 'urut';

/** The sort orders of lists, named as in URLs. */
export type SortOrder = 'harga' | 'harga-turun' | 'rating';

type ValueOf<F> = F extends Filter<infer T> ? T : never;

/** The filters and sort order of a list, without its category; null for what is not set. */
export type Filters = { [Name in NarrowingName]: ValueOf<(typeof filters)[Name]> | null } & { urut: SortOrder | null };

/**
 * Returns filters with the area as the list spells it, or without an area that the list does not offer.
 *
 * @param areas the areas of the list, if it offers any
 */
export const withKnownArea = (filters: Filters, areas: readonly string[] = []): Filters => {
  const { lokasi } = filters;
  return lokasi === null ? filters : { ...filters, lokasi: areas.find((area) => isSameArea(area, lokasi)) ?? null };
};
