import type { BaseRecord } from '~/admin-api/collection.server';
import type { Filters, FilterValues, NarrowingName, SortOrder } from '~/definitions/filters';
import { memoizeWeak } from '~/lib/memoize-weak';
import { smallestBy } from '~/lib/smallest-by.server';
import { wordsOf } from '~/lib/words';
import { type FilterRule, rulesOf } from './filter-rules.server';

export type ToFilterValues<R extends BaseRecord> = (record: R) => FilterValues;

/** What can be dropped from a view to find more. */
export type Constraint = 'kategori' | NarrowingName;

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
  /** By the value of their category field, how many the other filters find: what each category would show. */
  countsByCategoryValue: ReadonlyMap<string | null, number>;
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
  order: ListOrder | null;
  /** The current time, in milliseconds. */
  now: number;
}

/** Returns the records that satisfy the category and the filters, and what each of these excludes alone. */
export function filterRecords<R extends BaseRecord>(
  records: readonly R[],
  toFilterValues: ToFilterValues<R>,
  query: Query,
): FilterResult<R> {
  const rows = rowsOf(toFilterValues)(records);
  const predicates = predicatesOf(rows, query);
  const found: Row<R>[] = [];
  const excludedOnlyBy = new Map(predicates.map(({ name }): [Constraint, Row<R>[]] => [name, []]));
  for (const row of rows) {
    const failing = predicates.findIndex(({ matches }) => !matches(row));
    const first = predicates[failing];
    if (!first) found.push(row);
    else if (predicates.slice(failing + 1).every(({ matches }) => matches(row)))
      excludedOnlyBy.get(first.name)?.push(row);
  }
  const excludedBy = (name: Constraint) => inOrder(excludedOnlyBy.get(name) ?? [], query.order);
  return {
    records: inOrder(found, query.order).map(({ record }) => record),
    countsByCategoryValue: countByCategoryValue([...found, ...(excludedOnlyBy.get('kategori') ?? [])]),
    withoutPriceCount: excludedBy('maks').filter(({ values }) => values.price === null).length,
    relaxations: (found.length === 0 ? predicates : []).flatMap(({ name, distance }) => {
      const excluded = excludedBy(name);
      const distanceOf = ({ values }: Row<R>) => distance(values) ?? Number.POSITIVE_INFINITY;
      return smallestBy(excluded, 1, distanceOf).map(({ record: closest }) => ({
        name,
        count: excluded.length,
        closest,
      }));
    }),
  };
}

/** The number of records by their category field as the admin host wrote it. */
function countByCategoryValue(rows: readonly Row<BaseRecord>[]): ReadonlyMap<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const { record } of rows) counts.set(record.category, (counts.get(record.category) ?? 0) + 1);
  return counts;
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
interface Predicate {
  name: Constraint;
  matches: (row: Row<BaseRecord>) => boolean;
  distance: FilterRule['distance'];
}

/** The predicates of what is set, in the order in which they are dropped to find the closest record; the category last. */
function predicatesOf(rows: readonly Row<BaseRecord>[], { categoryValues, filters, now }: Query): Predicate[] {
  const predicates = rulesOf(filters, now).map(({ name, matches, distance }): Predicate => {
    return { name, matches: (row) => matches(row.values, () => searchedWordsOf(rows).get(row) ?? ''), distance };
  });
  if (categoryValues === null) return predicates;
  const matches: Predicate['matches'] = ({ record: { category } }) =>
    category !== null && categoryValues.includes(category);
  return [...predicates, { name: 'kategori', matches, distance: () => 0 }];
}

/** In characters of one list; what 14,000 real records have. Further records are not found by their words. */
const MAX_SEARCHED_TEXT = 1_000_000;

/** The words of each record's texts, each after a blank. Memoized per response. */
const searchedWordsOf = memoizeWeak((rows: readonly Row<BaseRecord>[]) => {
  let left = MAX_SEARCHED_TEXT;
  return new Map(
    rows.map((row) => {
      const texts = row.values.texts.map((text) => text ?? '');
      left -= texts.join('').length;
      return [row, left > 0 ? ['', ...texts.flatMap(wordsOf)].join(' ') : ''];
    }),
  );
});

/** A list's order: a sort order, or by date. */
type ListOrder = SortOrder | 'date';

/** What records are sorted by, the smallest first; null for unknown values, which are last. */
const sortKeys: Record<ListOrder, (fields: FilterValues) => number | null | undefined> = {
  harga: ({ price }) => price,
  'harga-turun': ({ price }) => (price !== null ? -price : null),
  rating: ({ rating }) => (rating != null ? -rating : null),
  date: ({ date }) => date,
};

/** The rows in an order; equal ones keep theirs. */
function inOrder<R>(rows: readonly Row<R>[], order: ListOrder | null): readonly Row<R>[] {
  if (order === null) return rows;
  const key = ({ values }: Row<R>) => sortKeys[order](values) ?? Number.POSITIVE_INFINITY;
  return rows.toSorted((a, b) => key(a) - key(b) || 0);
}
