import { type Filters, type FilterValues, isSameArea, type NarrowingName, UPCOMING } from '~/definitions/filters';
import { startOfBaliDay, startOfMonth } from '~/lib/bali-time';
import { wordsOf } from '~/lib/words';

/** What a filter with a value requires of a record. */
export interface FilterRule {
  /** @param words the words of the record's texts, each after a space */
  matches: (values: FilterValues, words: () => string) => boolean;
  /** How far a record that does not match is from matching, to compare it with others; null or undefined if unknown. */
  distance: (values: FilterValues) => number | null | undefined;
}

type Value<Name extends NarrowingName> = NonNullable<Filters[Name]>;

/**
 * The rule of each filter for its value and the current time in milliseconds. If nothing is found, the first set filter
 * in this order is dropped to find the closest record.
 */
const rules: { [Name in NarrowingName]: (value: Value<Name>, now: number) => FilterRule } = {
  maks: (maks) => ({
    matches: ({ price }) => price !== null && price <= maks,
    distance: ({ price }) => price,
  }),
  orang: (orang) => ({
    matches: ({ people }) => people !== undefined && people.min <= orang && orang <= people.max,
    distance: ({ people }) => people && Math.max(people.min - orang, orang - people.max),
  }),
  hari: (hari) => ({
    matches: ({ days }) => days != null && Math.min(days, 4) === hari,
    distance: ({ days }) => (days == null ? null : Math.abs(days - hari)),
  }),
  lokasi: (lokasi) => ({ matches: ({ area }) => area != null && isSameArea(area, lokasi), distance: () => 0 }),
  bulan: (bulan, now) => {
    const [start, end] = periodOf(bulan, now);
    return {
      matches: ({ date }) => date != null && date >= start && date < end,
      distance: ({ date }) => (date == null ? null : Math.abs(date - start)),
    };
  },
  q: (q) => {
    const starts = wordsOf(q).map((prefix) => ` ${prefix}`);
    return { matches: (_, words) => starts.every((start) => words().includes(start)), distance: () => 0 };
  },
};

/** Returns the start and end of the period that `bulan` means, in milliseconds. */
const periodOf = (bulan: string, now: number): [start: number, end: number] =>
  bulan === UPCOMING ? [startOfBaliDay(now), Number.POSITIVE_INFINITY] : [startOfMonth(bulan), startOfMonth(bulan, 1)];

/**
 * Returns the rules of the set filters, in the order in which they are dropped to find the closest record.
 *
 * @param now the current time, in milliseconds
 */
export const rulesOf = (filters: Filters, now: number): (FilterRule & { name: NarrowingName })[] =>
  (Object.keys(rules) as NarrowingName[]).flatMap((name) => {
    const value = filters[name];
    const rule = rules[name] as (value: unknown, now: number) => FilterRule;
    return value === null ? [] : [{ name, ...rule(value, now) }];
  });
