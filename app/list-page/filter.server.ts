import type { BaseRecord } from '~/admin-api/collection-config.server';
import { isoMonth, startOfDayAfter, startOfMonth } from '~/lib/dates.server';
import { memoizeWeak } from '~/lib/memoize-weak.server';
import { type FilterName, type Filters, type SortOrder, UPCOMING } from '~/lib/search-params';

/** What a list filters and sorts a record by (decisions 12). */
export interface Facets {
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
}

export type ToFacets<R extends BaseRecord> = (record: R) => Facets;

/** What can be dropped from a view to find more. */
export type Constraint = 'kategori' | Exclude<FilterName, 'urut'>;

/** A record with what it is found by. */
export interface Entry<R> extends Facets {
  record: R;
  /** The words of its texts, each after a blank. */
  words: string;
}

/** What a view would find without one of its constraints. */
interface NearMiss<R> {
  count: number;
  closest: R;
  distance: number;
}

/** The records that a view finds, in their order. */
export interface Found<R> {
  entries: readonly Entry<R>[];
  /** How many fall out only because their price is unknown. */
  unpriced: number;
  /** Complete when there are no entries. */
  nearMisses: ReadonlyMap<Constraint, NearMiss<R>>;
}

/** The words of a text, for comparison: without accents and case. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Builds each record's entry once: its words are normalized, which is slow. */
const entryOf = memoizeWeak((toFacets: ToFacets<never>) =>
  memoizeWeak((record: never): Entry<never> => {
    const facets = toFacets(record);
    const words = facets.texts.flatMap((text) => (text === null ? [] : wordsOf(text)));
    return { ...facets, record, words: ` ${words.join(' ')}` };
  }),
);

/** The entries of records, in their order. Memoized per response. */
export const entriesOf = memoizeWeak((toFacets: ToFacets<never>) =>
  memoizeWeak((records: readonly never[]) => records.map(entryOf(toFacets))),
) as unknown as <R extends BaseRecord>(toFacets: ToFacets<R>) => (records: readonly R[]) => readonly Entry<R>[];

/**
 * Finds what satisfies the filters and the category, in one pass; keeps the order.
 *
 * @param categories the values of the records' category field that belong to the category; null for all records
 * @param now the current time, in milliseconds
 */
export function findEntries<R extends BaseRecord>(
  entries: readonly Entry<R>[],
  categories: ReadonlySet<string | null> | null,
  filters: Filters,
  now: number,
): Found<R> {
  const tests = testsOf(filters, now);
  const found: Entry<R>[] = [];
  const nearMisses = new Map<Constraint, NearMiss<R>>();
  let unpriced = 0;
  for (const entry of entries) {
    const isInside = categories === null || categories.has(entry.record.category);
    let misses = isInside ? 0 : 1;
    let missed: Pick<Test, 'name' | 'distance'> = categoryTest;
    for (const test of tests) {
      if (test.isMet(entry)) continue;
      misses += 1;
      if (misses > 1) break;
      missed = test;
    }
    if (misses === 0) found.push(entry);
    if (misses !== 1) continue;
    // Only an empty view says what is near.
    if (found.length === 0) addNearMiss(nearMisses, missed.name, entry.record, missed.distance(entry));
    if (missed.name === 'maks' && entry.price === null) unpriced += 1;
  }
  return { entries: found, unpriced, nearMisses };
}

function addNearMiss<R>(nearMisses: Map<Constraint, NearMiss<R>>, name: Constraint, record: R, distance: number) {
  const known = nearMisses.get(name);
  if (!known) nearMisses.set(name, { count: 1, closest: record, distance });
  else {
    known.count += 1;
    if (distance < known.distance) Object.assign(known, { closest: record, distance });
  }
}

interface Test {
  name: Constraint;
  isMet: (entry: Facets & { words: string }) => boolean;
  /** How far a record is that does not meet it, to compare with others. */
  distance: (facets: Facets) => number;
}

const categoryTest = { name: 'kategori', distance: () => 0 } as const;

/** The tests of the filters that are set. */
function testsOf({ maks, orang, hari, q, bulan }: Filters, now: number): Test[] {
  const tests: Test[] = [];
  if (maks !== null) {
    const distance = ({ price }: Facets) => price ?? Number.POSITIVE_INFINITY;
    tests.push({ name: 'maks', isMet: ({ price }) => price !== null && price <= maks, distance });
  }
  if (orang !== null) {
    const distance = ({ people }: Facets) => (people ? Math.max(people.min - orang, orang - people.max) : 0);
    const isMet = ({ people }: Facets) => people !== undefined && people.min <= orang && orang <= people.max;
    tests.push({ name: 'orang', isMet, distance });
  }
  if (hari !== null) {
    const distance = ({ days }: Facets) => Math.abs((days ?? Number.POSITIVE_INFINITY) - hari);
    tests.push({ name: 'hari', isMet: ({ days }) => !!days && Math.min(days, 4) === hari, distance });
  }
  if (q !== null) {
    const prefixes = wordsOf(q).map((word) => ` ${word}`);
    const isMet = ({ words }: { words: string }) => prefixes.every((prefix) => words.includes(prefix));
    tests.push({ name: 'q', isMet, distance: () => 0 });
  }
  if (bulan !== null) {
    const [start, end] =
      bulan === UPCOMING
        ? [startOfDayAfter(now, 0), Number.POSITIVE_INFINITY]
        : [startOfMonth(bulan), startOfMonth(bulan, 1)];
    const distance = ({ date }: Facets) => Math.abs((date ?? Number.POSITIVE_INFINITY) - start);
    const isMet = ({ date }: Facets) => typeof date === 'number' && date >= start && date < end;
    tests.push({ name: 'bulan', isMet, distance });
  }
  return tests;
}

/** A list's order: a sort order, or by date. */
export type Order = SortOrder | 'date';

const sortKeys: Record<Order, (facets: Facets) => number | null | undefined> = {
  harga: ({ price }) => price,
  'harga-turun': ({ price }) => price && -price,
  rating: ({ rating }) => (typeof rating === 'number' ? -rating : null),
  date: ({ date }) => date,
};

/** Sorts records; unknown values are last, and equal ones keep their order. Memoized per response. */
export const sortBy = memoizeWeak((toFacets: ToFacets<never>) => {
  const sorted = (order: Order) => {
    const keyOf = (entry: Facets) => sortKeys[order](entry) ?? Number.POSITIVE_INFINITY;
    return memoizeWeak((records: readonly never[]) =>
      entriesOf(toFacets)(records).toSorted((a, b) => keyOf(a) - keyOf(b) || 0),
    );
  };
  return {
    harga: sorted('harga'),
    'harga-turun': sorted('harga-turun'),
    rating: sorted('rating'),
    date: sorted('date'),
  };
}) as unknown as <R extends BaseRecord>(
  toFacets: ToFacets<R>,
) => Record<Order, (records: readonly R[]) => readonly Entry<R>[]>;

/** How many records a month has, or all months from today. */
export interface MonthCount {
  month: string;
  count: number;
}

/** Real content has fewer months than this. */
const MAX_MONTHS = 60;

/**
 * The number of upcoming records, then this and later months that have records, each with its count.
 *
 * @param now the current time, in milliseconds
 */
export function countMonths(entries: readonly Facets[], now: number): MonthCount[] {
  const today = startOfDayAfter(now, 0);
  let upcoming = 0;
  for (const { date } of entries) if (typeof date === 'number' && date >= today) upcoming += 1;
  const months = [...monthsOf(entries)]
    .filter(([month]) => month >= isoMonth(now))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MAX_MONTHS);
  return [[UPCOMING, upcoming] as const, ...months].map(([month, count]) => ({ month, count }));
}

/** The number of records in each month, counted once per response. */
const monthsOf = memoizeWeak((entries: readonly Facets[]) => {
  const counts = new Map<string, number>();
  for (const { date } of entries) {
    if (typeof date !== 'number') continue;
    const month = isoMonth(date);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return counts;
});
