import type { BaseRecord } from '~/admin-api/collection-config.server';
import { isoMonth, parseDate, startOfDayAfter } from '~/lib/dates.server';
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

/** What all but one constraint of a view find. */
interface NearMiss<R> {
  count: number;
  closest: R;
  distance: number;
}

/** The records that a view finds, in their order. */
export interface Found<R> {
  records: readonly R[];
  /** How many fall out only because their price is unknown. */
  unpriced: number;
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

/** Each record's facets and words, computed once. */
export const facetsOf = memoizeWeak((toFacets: ToFacets<never>) =>
  memoizeWeak((record: never) => {
    const facets = toFacets(record);
    const words = facets.texts.flatMap((text) => (text === null ? [] : wordsOf(text)));
    return { ...facets, words: ` ${words.join(' ')}` };
  }),
) as unknown as <R extends BaseRecord>(toFacets: ToFacets<R>) => (record: R) => Facets & { words: string };

/** Finds what satisfies the filters and the category, in one pass; keeps the order. */
export function findRecords<R extends BaseRecord>(
  records: readonly R[],
  facets: (record: R) => Facets & { words: string },
  isInCategory: (record: R) => boolean,
  filters: Filters,
  now: number,
): Found<R> {
  const tests = testsOf(filters, now);
  const found: R[] = [];
  const nearMisses = new Map<Constraint, NearMiss<R>>();
  let unpriced = 0;
  for (const record of records) {
    const value = facets(record);
    const failed = tests.filter(({ isMet }) => !isMet(value));
    const isInside = isInCategory(record);
    if (isInside && failed.length === 0) found.push(record);
    else if (failed.length + Number(!isInside) === 1) {
      const { name, distance } = failed[0] ?? inAnyCategory;
      note(nearMisses, name, record, distance(value));
      if (name === 'maks' && value.price === null) unpriced += 1;
    }
  }
  return { records: found, unpriced, nearMisses };
}

function note<R>(nearMisses: Map<Constraint, NearMiss<R>>, name: Constraint, record: R, distance: number) {
  const known = nearMisses.get(name);
  if (!known) nearMisses.set(name, { count: 1, closest: record, distance });
  else {
    known.count += 1;
    if (distance < known.distance) Object.assign(known, { closest: record, distance });
  }
}

interface Test {
  name: Constraint;
  isMet: (facets: Facets & { words: string }) => boolean;
  /** How far a record is that does not meet it, to compare with others. */
  distance: (facets: Facets) => number;
}

const inAnyCategory = { name: 'kategori', distance: () => 0 } as const;

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
    const start = bulan === UPCOMING ? startOfDayAfter(now, 0) : (parseDate(`${bulan}-01`)?.getTime() ?? 0);
    const distance = ({ date }: Facets) => Math.abs((date ?? Number.POSITIVE_INFINITY) - start);
    const isMet = ({ date }: Facets) =>
      typeof date === 'number' && (bulan === UPCOMING ? date >= start : isoMonth(date) === bulan);
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
  const facets = facetsOf(toFacets);
  const sorted = (order: Order) => {
    const keyOf = (record: never) => sortKeys[order](facets(record)) ?? Number.POSITIVE_INFINITY;
    return memoizeWeak((records: readonly never[]) => records.toSorted((a, b) => keyOf(a) - keyOf(b) || 0));
  };
  return {
    harga: sorted('harga'),
    'harga-turun': sorted('harga-turun'),
    rating: sorted('rating'),
    date: sorted('date'),
  };
}) as unknown as <R extends BaseRecord>(
  toFacets: ToFacets<R>,
) => Record<Order, (records: readonly R[]) => readonly R[]>;

/** How many records a month has, or all months from today. */
export interface MonthCount {
  month: string;
  count: number;
}

const MAX_MONTHS = 60;

/** The upcoming records, then this and later months that have records, each with its count. */
export function countMonths<R extends BaseRecord>(
  records: readonly R[],
  toFacets: ToFacets<R>,
  now: number,
): MonthCount[] {
  const facets = facetsOf(toFacets);
  const today = startOfDayAfter(now, 0);
  const upcoming = records.filter((record) => (facets(record).date ?? Number.NEGATIVE_INFINITY) >= today).length;
  const months = [...monthsOf(toFacets)(records)]
    .filter(([month]) => month >= isoMonth(now))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MAX_MONTHS);
  return [[UPCOMING, upcoming] as const, ...months].map(([month, count]) => ({ month, count }));
}

/** The number of records in each month, counted once per response. */
const monthsOf = memoizeWeak((toFacets: ToFacets<never>) =>
  memoizeWeak((records: readonly never[]) => {
    const counts = new Map<string, number>();
    for (const record of records) {
      const { date } = facetsOf(toFacets)(record);
      if (typeof date !== 'number') continue;
      const month = isoMonth(date);
      counts.set(month, (counts.get(month) ?? 0) + 1);
    }
    return counts;
  }),
) as unknown as <R extends BaseRecord>(toFacets: ToFacets<R>) => (records: readonly R[]) => ReadonlyMap<string, number>;
