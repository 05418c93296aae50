import { formatRupiah, type PriceView } from '~/lib/currency';
import { ratingText } from '~/lib/rating';
import { ratingOf } from './shared.server';

/** A property's value in words; a list of them; a price; null if the record does not say. */
export type PropertyValue = string | readonly string[] | PriceView | null;

/** A property that a comparison shows of each record: its content type declares it in its own folder. */
export interface Property<R> {
  label: string;
  /** In the sentence that names what differs; by default the label. */
  shortLabel?: string;
  /** Lists what is missing, not what there is. */
  isNegative?: boolean;
  read: (record: R) => PropertyValue;
  /** By which records are the same; by default what is shown. */
  compared?: (record: R) => PropertyValue;
  /** Of a property that is a number: how a difference is said. */
  measure?: Measure<R>;
}

/** A property as a number. */
export interface Measure<R> {
  read: (record: R) => number | null;
  /** Whether the lowest number comes first. */
  isLowestFirst?: boolean;
  /** What the first one is, and the others: `murah` and `mahal`. */
  words: readonly [first: string, other: string];
  /** A difference with its unit: `Rp 200.000`. */
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

/** As it is shown. */
const tenthsOf = ({ ratingOrNull }: Rated) =>
  ratingOrNull === null ? null : Math.round(10 * Number(ratingOrNull.toFixed(1)));

/** The rating, if a record has one of its own: the default would be equal for all. */
export const ratingProperty: Property<Rated> = {
  label: 'Rating',
  read: (record) => (record.ratingOrNull === null ? null : ratingText(ratingOf(record), ' / 5')),
  // The same rating from more reviews is no other rating.
  compared: (record) => tenthsOf(record)?.toFixed() ?? null,
  measure: {
    read: tenthsOf,
    words: ['tinggi', 'rendah'],
    format: (tenths) => (tenths / 10).toFixed(1),
  },
};

/**
 * How each record's number differs from the others', in words: of two, the first says by how much (`Rp 1.450.000 lebih
 * murah`); of three, the first says that it is (`Paling murah`) and the others by how much they are not. Null where there is
 * nothing to say, as of equal numbers.
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
