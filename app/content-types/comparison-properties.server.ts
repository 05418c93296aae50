import { formatRupiah, type PriceView } from '~/lib/currency';
import { ratingText } from '~/lib/rating';
import { ratingOf } from './shared.server';

/** A property's value: text, a list of texts, a price, or null if the record does not have it. */
export type PropertyValue = string | readonly string[] | PriceView | null;

/** A property that a comparison shows for each record. Each content type declares its own properties in its folder. */
export interface Property<R> {
  label: string;
  /** The label in the sentence that names the differences; by default `label`. */
  shortLabel?: string;
  /** Whether it lists what is missing, not what there is. */
  isNegative?: boolean;
  read: (record: R) => PropertyValue;
  /** The value by which records count as equal; by default the shown value. */
  compared?: (record: R) => PropertyValue;
  /** How the difference is worded, if the property is a number. */
  measure?: Measure<R>;
}

/** A property as a number. */
export interface Measure<R> {
  read: (record: R) => number | null;
  /** Whether the lowest number comes first. */
  isLowestFirst?: boolean;
  /** The word for the first record and for the others: `murah` and `mahal`. */
  words: readonly [first: string, other: string];
  /** Formats a difference with its unit: `Rp 200.000`. */
  format: (difference: number) => string;
}

/** A price in whole rupiah. */
export const priceMeasure: Measure<{ price: number | null }> = {
  read: ({ price }) => price,
  isLowestFirst: true,
  words: ['murah', 'mahal'],
  format: formatRupiah,
};

type Rated = Parameters<typeof ratingOf>[0];

/** Returns the rating as it is shown, in tenths. */
const tenthsOf = ({ ratingOrNull }: Rated) =>
  ratingOrNull === null ? null : Math.round(10 * Number(ratingOrNull.toFixed(1)));

/** The rating, if the record has one: the default rating would be equal for all records. */
export const ratingProperty: Property<Rated> = {
  label: 'Rating',
  read: (record) => (record.ratingOrNull === null ? null : ratingText(ratingOf(record), ' / 5')),
  // More reviews do not make it a different rating.
  compared: (record) => tenthsOf(record)?.toFixed() ?? null,
  measure: {
    read: tenthsOf,
    words: ['tinggi', 'rendah'],
    format: (tenths) => (tenths / 10).toFixed(1),
  },
};

/**
 * Returns in words how each record's number differs from the others'. Of two records, the first says by how much (`Rp
 * 1.450.000 lebih murah`). Of three, the first is the superlative (`Paling murah`), and the others say how far behind
 * they are. Null if there is nothing to say, such as for equal numbers.
 */
export function differencesOf<R>(measure: Measure<R>, records: readonly R[]): (string | null)[] {
  const { isLowestFirst, words, format } = measure;
  const numbers = records.map(measure.read);
  const known = numbers.filter((number) => number !== null);
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || lowest === highest) return records.map(() => null);
  const first = isLowestFirst ? lowest : highest;
  return numbers.map((number) => {
    if (number === null) return null;
    if (known.length === 2) return number === first ? `${format(highest - lowest)} lebih ${words[0]}` : null;
    return number === first ? `Paling ${words[0]}` : `${format(Math.abs(number - first))} lebih ${words[1]}`;
  });
}
