import type { BaseRecord } from '~/admin-api/collection.server';
import type { Filters, FilterValues, NarrowingName, SortOrder } from '~/definitions/filters';
import { memoizeWeak } from '~/lib/memoize-weak';
import { smallestBy } from '~/lib/smallest-by.server';
import { wordsOf } from '~/lib/words';
import { type FilterRule, rulesOf } from './filter-rules.server';

export type ToFilterValues<R extends BaseRecord> = (record: R) => FilterValues;

/** A constraint of a view, which can be dropped to find more records. */
export type Constraint = 'kategori' | NarrowingName;

/** The results of a view without one of its constraints. */
interface Relaxation<R> {
  name: Constraint;
  count: number;
  closest: R;
}

/** The results of a view. */
export interface FilterResult<R> {
  /** In the view's order. */
  records: R[];
  /** How many records the other filters find, by the value of the category field: what each category would show. */
  countsByCategoryValue: ReadonlyMap<string | null, number>;
  /** How many records are excluded only because their price is unknown. */
  withoutPriceCount: number;
  /**
   * If nothing is found: the view without each constraint, in the order in which constraints are dropped to find the
   * closest record.
   */
  relaxations: Relaxation<R>[];
}

interface Query {
  /** The values of the category field that belong to the category; null for all records. */
  categoryValues: readonly string[] | null;
  filters: Filters;
  /** Null keeps the order of the records. */
  order: ListOrder | null;
  /** The current time, in milliseconds. */
  now: number;
}

/**
 * Returns the records that match the category and the filters, and how many each of these constraints alone excludes.
 */
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

/** Returns the number of records by category field, as the admin host wrote it. */
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

/** Returns each record with its values. Memoized per response. */
export const rowsOf = memoizeWeak((toFilterValues: ToFilterValues<never>) =>
  memoizeWeak((records: readonly never[]) =>
    records.map((record): Row<BaseRecord> => ({ record, values: toFilterValues(record) })),
  ),
) as unknown as <R extends BaseRecord>(
  toFilterValues: ToFilterValues<R>,
) => (records: readonly R[]) => readonly Row<R>[];

interface Predicate {
  name: Constraint;
  matches: (row: Row<BaseRecord>) => boolean;
  distance: FilterRule['distance'];
}

/**
 * Returns the predicates of a query, in the order in which they are dropped to find the closest record; the category is
 * last.
 */
function predicatesOf(rows: readonly Row<BaseRecord>[], { categoryValues, filters, now }: Query): Predicate[] {
  const predicates = rulesOf(filters, now).map(({ name, matches, distance }): Predicate => {
    return { name, matches: (row) => matches(row.values, () => searchedWordsOf(rows).get(row) ?? ''), distance };
  });
  if (categoryValues === null) return predicates;
  const matches: Predicate['matches'] = ({ record: { category } }) =>
    category !== null && categoryValues.includes(category);
  return [...predicates, { name: 'kategori', matches, distance: () => 0 }];
}

/** In characters per list: as many as 14,000 real records have. Further records are not found by their words. */
const MAX_SEARCHED_TEXT = 1_000_000;

/** Returns the words of each record's texts, each after a space. Memoized per response. */
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

/** A list's order: a sort order, or the date. */
type ListOrder = SortOrder | 'date';

/** The sort keys of a record, smallest first; null for an unknown value, which comes last. */
const sortKeys: Record<ListOrder, (fields: FilterValues) => number | null | undefined> = {
  harga: ({ price }) => price,
  'harga-turun': ({ price }) => (price !== null ? -price : null),
  rating: ({ rating }) => (rating != null ? -rating : null),
  date: ({ date }) => date,
};

/** Returns the rows in an order; equal rows keep their order. */
function inOrder<R>(rows: readonly Row<R>[], order: ListOrder | null): readonly Row<R>[] {
  if (order === null) return rows;
  const key = ({ values }: Row<R>) => sortKeys[order](values) ?? Number.POSITIVE_INFINITY;
  return rows.toSorted((a, b) => key(a) - key(b) || 0);
}
