import type { BaseRecord } from '~/admin-api/collection.server';
import { type Filters, withKnownArea } from '~/definitions/filters';
import type { Category, ContentType } from '~/definitions/types';
import { memoizeWeak } from '~/lib/memoize-weak';
import type { Audience } from '~/server/page-state.server';
import { filterNamesOf, hasAdHocFilters, type ListQuery, MAX_CARDS } from '~/urls/params';
import { areasOf } from './areas.server';
import { type Constraint, type FilterResult, filterRecords, rowsOf, type ToFilterValues } from './filter.server';
import { countMonths, type MonthCount, monthGroups } from './months.server';

export interface ListView<C> {
  cards: C[];
  /** The number of records that were found. */
  total: number;
  /** How many records the filters find in the whole list, then in each category in the specified order. */
  counts: number[];
  /** Categories near the chosen one, if that has fewer than three records. */
  neighbors?: Neighbor[];
  /** How many other records have no price, if a maximum price is set. */
  withoutPriceCount?: number;
  /** The areas to choose from; undefined if there are fewer than two, or the list has no places. */
  areas?: readonly string[];
  /** The months to choose from, each with its number of records of the category; only on lists with dates. */
  months?: MonthCount[];
  /** The months of the cards in order, each with its number of cards. */
  groups?: MonthCount[];
  /**
   * If the filters find nothing: the constraints to drop, each with the number of records that it would then find, and
   * the closest of these records.
   */
  emptyResult?: { relaxations: { name: Constraint; count: number }[]; closest: C | null };
}

/** A nearby category, with the number of its records and the image of the newest one. */
export interface Neighbor {
  label: string;
  count: number;
  image?: string;
}

/** What a content type exports from its `schema.server.ts` for the view of its list. */
export interface ListConfig<R extends BaseRecord, C> {
  collection: Pick<ContentType, 'path' | 'categories' | 'showsAll'>;
  toCard: (record: R) => C;
  toFilterValues: ToFilterValues<R>;
}

/**
 * Returns a list's view for a query: its cards, filtered, sorted and counted, and what to offer if nothing matches.
 *
 * @param now the current time, in milliseconds
 */
export function listView<R extends BaseRecord, C>(
  { collection, toCard, toFilterValues }: ListConfig<R, C>,
  records: readonly R[],
  { category, limit, filters: asked }: ListQuery,
  now: number,
): ListView<C> {
  const { path, categories, showsAll } = collection;
  const all = showsAll ? records : newestFirst(records);
  const areas = filterNamesOf(path).includes('lokasi') ? areasOf(toFilterValues)(records) : [];
  const filters = withKnownArea(asked, areas);
  const wanted = category === null ? null : categoryValuesOf(categories, category);
  const order = filters.urut ?? (filters.bulan === null ? null : 'date');
  const found = filterRecords(all, toFilterValues, { categoryValues: wanted, filters, order, now });
  const visible = found.records.slice(0, showsAll ? MAX_CARDS : limit);
  const total = found.records.length;
  const isUnfiltered = !hasAdHocFilters(filters) && filters.bulan === null;
  const isSparse = isUnfiltered && category !== null && total < SPARSE_CATEGORY_SIZE;
  const hasDates = filterNamesOf(path).includes('bulan');
  const dateOf = (record: R) => toFilterValues(record).date ?? null;
  return {
    cards: visible.map((record) => toCard(record)),
    total,
    counts: categoryCounts(categories, found.countsByCategoryValue),
    ...(isSparse && { neighbors: neighborsOf(categories, all, category) }),
    ...(areas.length > 0 && { areas }),
    ...(hasDates && { months: countMonths(datesIn(all, toFilterValues, wanted), now) }),
    ...(filters.bulan !== null &&
      !filters.urut && { groups: monthGroups(visible.map((record) => dateOf(record) ?? 0)) }),
    ...(hasFilters(filters) && describeExcluded(found, toCard)),
  };
}

/** Returns the dates of a category's records. */
const datesIn = <R extends BaseRecord>(
  records: readonly R[],
  toFilterValues: ToFilterValues<R>,
  categoryValues: readonly string[] | null,
) => {
  const isInCategory = isIn(categoryValues);
  return rowsOf(toFilterValues)(records)
    .filter(({ record }) => isInCategory(record))
    .map(({ values }) => values.date ?? null);
};

/** A category with fewer records shows its neighbors. */
const SPARSE_CATEGORY_SIZE = 3;
const MAX_NEIGHBORS = 2;

/** Returns the nearest categories with records, in the specified order; empty for an unknown category. */
function neighborsOf<R extends BaseRecord>(
  categories: readonly Category[],
  records: readonly R[],
  label: string,
): Neighbor[] {
  const position = categories.findIndex((category) => category.label === label);
  if (position === -1) return [];
  return categories
    .map((category, index) => ({ category, index, distance: Math.abs(index - position) }))
    .map((neighbor) => ({ ...neighbor, inside: records.filter(isIn(categoryValues(neighbor.category))) }))
    .filter(({ inside, distance }) => distance > 0 && inside.length > 0)
    .sort((a, b) => a.distance - b.distance || b.index - a.index)
    .slice(0, MAX_NEIGHBORS)
    .sort((a, b) => a.index - b.index)
    .map(({ category, inside }) => {
      const image = inside.find(({ images }) => images.length > 0)?.images[0];
      return { label: category.label, count: inside.length, image };
    });
}

/** Whether any filter is set; an order is not a filter. */
const hasFilters = ({ urut: _, ...narrowing }: Filters) => Object.values(narrowing).some((value) => value !== null);

/**
 * Returns who may store a view: everyone if a link leads to it, otherwise only its visitor, since there are unboundedly
 * many filters.
 */
export function audienceOf({ filters }: ListQuery, { months }: ListView<unknown>): Audience {
  const isListedMonth = filters.bulan === null || months?.some(({ month }) => month === filters.bulan) === true;
  return isListedMonth && !hasAdHocFilters(filters) ? 'everyone' : 'visitor';
}

/** Returns what the filters exclude: records without a price and, if nothing is found, the constraints to drop. */
function describeExcluded<R, C>(
  { records, withoutPriceCount, relaxations }: FilterResult<R>,
  toCard: (record: R) => C,
): Pick<ListView<C>, 'withoutPriceCount' | 'emptyResult'> {
  if (records.length > 0) return { withoutPriceCount };
  return {
    withoutPriceCount,
    emptyResult: {
      relaxations: relaxations.map(({ name, count }) => ({ name, count })),
      closest: relaxations[0] ? toCard(relaxations[0].closest) : null,
    },
  };
}

/** Sorts newest first; ties keep their order, and undated records come last. Memoized per response. */
export const newestFirst = memoizeWeak(<R extends BaseRecord>(records: readonly R[]) =>
  records.toSorted(
    (a, b) => (b.createdAt ?? Number.NEGATIVE_INFINITY) - (a.createdAt ?? Number.NEGATIVE_INFINITY) || 0,
  ),
) as <R extends BaseRecord>(records: readonly R[]) => readonly R[];

/** Returns the number of all records, then of those in each category. */
function categoryCounts(categories: readonly Category[], counts: ReadonlyMap<string | null, number>): number[] {
  const sum = (values: Iterable<number>) => [...values].reduce((total, count) => total + count, 0);
  const ofCategory = (category: Category) => sum(categoryValues(category).map((value) => counts.get(value) ?? 0));
  return [sum(counts.values()), ...categories.map(ofCategory)];
}

/** Returns the values of the category field that belong to a category. */
export const categoryValues = ({ label, aliases = [] }: Category): string[] => [
  label,
  ...aliases.map((alias) => alias.label),
];

/** Returns the same for the category with a label; empty for an unknown one. */
function categoryValuesOf(categories: readonly Category[], label: string): string[] {
  const category = categories.find((candidate) => candidate.label === label);
  return category ? categoryValues(category) : [];
}

/** Returns a predicate for records whose category is one of these values; null matches all. */
export const isIn =
  (values: readonly string[] | null) =>
  ({ category }: Pick<BaseRecord, 'category'>): boolean =>
    values === null || (category !== null && values.includes(category));
