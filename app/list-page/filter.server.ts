import type { BaseRecord } from '~/admin-api/collection.server';
import type { FilterName, SortOrder } from '~/definitions/types';
import { startOfDayAfter, startOfMonth } from '~/lib/dates.server';
import { memoizeWeak } from '~/lib/memoize-weak';
import { smallestBy } from '~/lib/smallest-by.server';
import { wordsOf } from '~/lib/words.server';
import { type Filters, UPCOMING } from '~/urls/filter-params';

/** What a list filters and sorts a record by (requirements 12). */
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
}

export type ToFilterValues<R extends BaseRecord> = (record: R) => FilterValues;

/** What can be dropped from a view to find more. */
export type Constraint = 'kategori' | Exclude<FilterName, 'urut'>;

/** What a view would find without one of its constraints. */
interface Relaxation<R> {
  name: Constraint;
  count: number;
  closest: R;
}

/** What a view finds. */
export interface FilterResult<R> {
  /** In the view's order. */
  records: R[];
  /** How many there are without the view's category, by the value of their category field. */
  byCategory: ReadonlyMap<string | null, number>;
  /** How many records only their unknown price excludes. */
  withoutPriceCount: number;
  /** When nothing is found, in the order in which constraints are dropped to find the closest record. */
  relaxations: Relaxation<R>[];
}

/** What a view looks for. */
interface Query {
  /** The values of the records' category field that belong to the category; null for all records. */
  categoryValues: readonly string[] | null;
  filters: Filters;
  /** Null for the order of the records. */
  order: Order | null;
  /** The current time, in milliseconds. */
  now: number;
}

/** Returns the records that satisfy the category and the filters, and what each of these excludes alone. */
export function findRecords<R extends BaseRecord>(
  records: readonly R[],
  toFilterValues: ToFilterValues<R>,
  query: Query,
): FilterResult<R> {
  const predicates = predicatesOf(records, toFilterValues, query);
  const found: Row<R>[] = [];
  const byCategory = new Map<string | null, number>();
  const excludedOnlyBy = new Map<Constraint, Row<R>[]>(predicates.map(({ name }) => [name, []]));
  for (const row of rowsOf(toFilterValues)(records)) {
    const { record, values } = row;
    const failing = predicates.findIndex(({ matches }) => !matches(values, record));
    const name = predicates[failing]?.name;
    if (name === undefined) found.push(row);
    else if (predicates.slice(failing + 1).every(({ matches }) => matches(values, record)))
      excludedOnlyBy.get(name)?.push(row);
    else continue;
    if (name === undefined || name === 'kategori')
      byCategory.set(record.category, (byCategory.get(record.category) ?? 0) + 1);
  }
  return {
    records: inOrder(found, query.order),
    byCategory,
    withoutPriceCount: (excludedOnlyBy.get('maks') ?? []).filter(({ values }) => values.price === null).length,
    relaxations: predicates.flatMap(({ name, distance }) => {
      const excluded = found.length === 0 ? (excludedOnlyBy.get(name) ?? []) : [];
      return smallestBy(inOrder(excluded, query.order), 1, distance).map((closest) => ({
        name,
        count: excluded.length,
        closest,
      }));
    }),
  };
}

/** A record with its values. */
interface Row<R> {
  record: R;
  values: FilterValues;
}

/** Each record with its values. Memoized per response. */
export const rowsOf = memoizeWeak((toFilterValues: ToFilterValues<never>) =>
  memoizeWeak((records: readonly never[]) =>
    records.map((record): Row<BaseRecord> => ({ record, values: toFilterValues(record) })),
  ),
) as unknown as <R extends BaseRecord>(
  toFilterValues: ToFilterValues<R>,
) => (records: readonly R[]) => readonly Row<R>[];

/** A constraint of a view. */
interface Predicate<R> {
  name: Constraint;
  matches: (values: FilterValues, record: R) => boolean;
  /** How far a record is that does not match, to compare it with others; infinite if unknown. */
  distance: (record: R) => number;
}

/** The predicates of what is set, in the order in which they are dropped to find the closest record. */
function predicatesOf<R extends BaseRecord>(
  records: readonly R[],
  toFilterValues: ToFilterValues<R>,
  { categoryValues, filters, now }: Query,
): Predicate<R>[] {
  const { maks, orang, hari, bulan, q } = filters;
  const predicates: Predicate<R>[] = [];
  const add = (
    name: Constraint,
    matches: Predicate<R>['matches'],
    distance: (fields: FilterValues) => number | null | undefined = () => 0,
  ) =>
    predicates.push({
      name,
      matches,
      distance: (record) => distance(toFilterValues(record)) ?? Number.POSITIVE_INFINITY,
    });
  if (maks !== null) {
    add(
      'maks',
      ({ price }) => price !== null && price <= maks,
      ({ price }) => price,
    );
  }
  if (orang !== null) {
    add(
      'orang',
      ({ people }) => people !== undefined && people.min <= orang && orang <= people.max,
      ({ people }) => people && Math.max(people.min - orang, orang - people.max),
    );
  }
  if (hari !== null) {
    add(
      'hari',
      ({ days }) => days != null && Math.min(days, 4) === hari,
      ({ days }) => (days == null ? null : Math.abs(days - hari)),
    );
  }
  if (bulan !== null) {
    const [start, end] = periodOf(bulan, now);
    add(
      'bulan',
      ({ date }) => date != null && date >= start && date < end,
      ({ date }) => (date == null ? null : Math.abs(date - start)),
    );
  }
  if (q !== null) {
    const words = searchedWordsOf(toFilterValues)(records);
    const starts = wordsOf(q).map((prefix) => ` ${prefix}`);
    add('q', (_, record) => starts.every((start) => words.get(record)?.includes(start)));
  }
  if (categoryValues !== null) {
    add('kategori', (_, { category }) => category !== null && categoryValues.includes(category));
  }
  return predicates;
}

/** The start and the end of what `bulan` means, in milliseconds. */
function periodOf(bulan: string, now: number): [start: number, end: number] {
  return bulan === UPCOMING
    ? [startOfDayAfter(now, 0), Number.POSITIVE_INFINITY]
    : [startOfMonth(bulan), startOfMonth(bulan, 1)];
}

/** In characters of one list; what 14,000 real records have. Further records are not found by their words. */
const MAX_SEARCHED_TEXT = 1_000_000;

/** The words of each record's texts, each after a blank. Memoized per response. */
const searchedWordsOf = memoizeWeak((toFilterValues: ToFilterValues<never>) =>
  memoizeWeak((records: readonly never[]) => {
    let left = MAX_SEARCHED_TEXT;
    return new Map(
      records.map((record) => {
        const texts = toFilterValues(record).texts.map((text) => text ?? '');
        left -= texts.join('').length;
        return [record, left > 0 ? ['', ...texts.flatMap(wordsOf)].join(' ') : ''];
      }),
    );
  }),
) as unknown as <R extends BaseRecord>(
  toFilterValues: ToFilterValues<R>,
) => (records: readonly R[]) => ReadonlyMap<R, string>;

/** A list's order: a sort order, or by date. */
type Order = SortOrder | 'date';

/** What records are sorted by, the smallest first; null for unknown values, which are last. */
const sortKeys: Record<Order, (fields: FilterValues) => number | null | undefined> = {
  harga: ({ price }) => price,
  'harga-turun': ({ price }) => (price !== null ? -price : null),
  rating: ({ rating }) => (rating != null ? -rating : null),
  date: ({ date }) => date,
};

/** The records in an order; equal ones keep theirs. */
function inOrder<R>(rows: readonly Row<R>[], order: Order | null): R[] {
  const records = ({ record }: Row<R>) => record;
  if (order === null) return rows.map(records);
  const key = ({ values }: Row<R>) => sortKeys[order](values) ?? Number.POSITIVE_INFINITY;
  return rows.toSorted((a, b) => key(a) - key(b) || 0).map(records);
}
