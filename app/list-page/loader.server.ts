import type { BaseRecord } from '~/admin-api/collection-config.server';
import type { Category, ContentType } from '~/content-types/types';
import { type Filters, filterNamesOf, isFiltered } from '~/lib/filter-params';
import { memoizeWeak } from '~/lib/memoize-weak';
import { MAX_ITEMS } from '~/lib/search-params';
import { type ToFacets, tableOf } from './facet-table.server';
import { type Constraint, type FilterResult, findRecords } from './filter.server';
import { countMonths, type MonthCount, monthGroups } from './months.server';
import type { ListQuery } from './params';

export interface ListView<C> {
  cards: C[];
  /** The number of records that were found. */
  total: number;
  /** How many records the filters find in the whole list, then in each of its categories in the specified order. */
  counts: number[];
  /** Categories beside the chosen one, when that has fewer than three records. */
  neighbors?: Neighbor[];
  /** How many others have no price, under a highest price. */
  withoutPriceCount?: number;
  /** The months to choose from, with the records of the category in each; only on lists with dates. */
  months?: MonthCount[];
  /** The months of the cards, in their order, with the number of cards of each. */
  groups?: MonthCount[];
  /** When the filters find nothing: what to drop, with the number that is then found, and the closest of these. */
  noMatch?: { drop: { name: Constraint; count: number }[]; closest: C | null };
}

/** A category to go on to, with the number of its records and the newest one's image. */
export interface Neighbor {
  label: string;
  count: number;
  image?: string;
}

export interface ListConfig<R extends BaseRecord, C> {
  collection: Pick<ContentType, 'path' | 'categories' | 'sorting'>;
  toCard: (record: R) => C;
  toFacets: ToFacets<R>;
}

/**
 * Returns a list's view for a query: its cards, filtered, sorted and counted, with what to offer when nothing
 * matches.
 *
 * @param now the current time, in milliseconds
 */
export function listView<R extends BaseRecord, C>(
  { collection, toCard, toFacets }: ListConfig<R, C>,
  records: readonly R[],
  { category, limit, filters }: ListQuery,
  now: number,
): ListView<C> {
  const { path, categories, sorting } = collection;
  const all = sorting === 'unsorted' ? records : newestFirst(records);
  const inside = category === null ? all : withinCategory(categories, all, category);
  const hasDates = filterNamesOf(path).includes('bulan');
  const isPlain = !isFiltered(filters) && filters.bulan === null;
  const found = isPlain ? null : filtered(toFacets, categories, all, category, filters, now);
  const count = sorting === 'unsorted' ? MAX_ITEMS : limit;
  const visible = found ? found.first(count) : inside.slice(0, count);
  return {
    cards: visible.map((record) => toCard(record)),
    total: found ? found.total : inside.length,
    counts: categoryCounts(categories, found?.byCategory ?? countsByValue(all)),
    ...(isPlain &&
      category !== null &&
      inside.length < SPARSE_CATEGORY_SIZE && { neighbors: neighborsOf(categories, all, category) }),
    ...(hasDates && { months: countMonths(tableOf(toFacets)(inside).date, now) }),
    ...(filters.bulan !== null &&
      !filters.urut && { groups: monthGroups(visible.map((record) => toFacets(record).date ?? 0)) }),
    ...(found && isNarrowed(filters) && describeEmptyResult(found, toCard)),
  };
}

/** A category with fewer records than this leads on to its neighbors. */
const SPARSE_CATEGORY_SIZE = 3;
const MAX_NEIGHBORS = 2;

/** The nearest categories with records, in the specified order; none for an unknown category. */
function neighborsOf<R extends BaseRecord>(
  categories: readonly Category[],
  records: readonly R[],
  label: string,
): Neighbor[] {
  const position = categories.findIndex((category) => category.label === label);
  if (position === -1) return [];
  return categories
    .map((category, index) => ({ category, index, distance: Math.abs(index - position) }))
    .filter(({ category, distance }) => distance > 0 && recordsOf(category)(records).length > 0)
    .sort((a, b) => a.distance - b.distance || b.index - a.index)
    .slice(0, MAX_NEIGHBORS)
    .sort((a, b) => a.index - b.index)
    .map(({ category }) => {
      const inside = recordsOf(category)(records);
      const image = inside.find(({ images }) => images.length > 0)?.images[0];
      return { label: category.label, count: inside.length, image };
    });
}

/** Whether filters, and not only an order, are set. */
const isNarrowed = ({ urut: _, ...narrowing }: Filters) => Object.values(narrowing).some((value) => value !== null);

/** Whether a link leads to a view: only these are stored, since filters are unbounded (decision 36). */
export function isStorable({ filters }: ListQuery, { months }: ListView<unknown>): boolean {
  if (isFiltered(filters)) return false;
  return filters.bulan === null || months?.some(({ month }) => month === filters.bulan) === true;
}

function filtered<R extends BaseRecord>(
  toFacets: ToFacets<R>,
  categories: readonly Category[],
  records: readonly R[],
  label: string | null,
  filters: Filters,
  now: number,
): FilterResult<R> {
  const order = filters.urut ?? (filters.bulan === null ? null : 'date');
  const category = categories.find((candidate) => candidate.label === label);
  const inside = label === null ? null : category ? labelsOf(category) : [];
  return findRecords(records, toFacets, { categories: inside, filters, order, now });
}

function describeEmptyResult<R, C>(
  { total, withoutPriceCount, nearMisses }: FilterResult<R>,
  toCard: (record: R) => C,
): Pick<ListView<C>, 'withoutPriceCount' | 'noMatch'> {
  if (total > 0) return { withoutPriceCount };
  const drop = nearMisses.map(({ name, count }) => ({ name, count }));
  return { withoutPriceCount, noMatch: { drop, closest: nearMisses[0] ? toCard(nearMisses[0].closest) : null } };
}

/** Sorts newest first; ties keep their order, undated records are last. Memoized per response. */
export const newestFirst = memoizeWeak(<R extends BaseRecord>(records: readonly R[]) =>
  records.toSorted(
    (a, b) => (b.createdAt ?? Number.NEGATIVE_INFINITY) - (a.createdAt ?? Number.NEGATIVE_INFINITY) || 0,
  ),
) as <R extends BaseRecord>(records: readonly R[]) => readonly R[];

function withinCategory<R extends BaseRecord>(
  categories: readonly Category[],
  records: readonly R[],
  label: string,
): readonly R[] {
  const category = categories.find((candidate) => candidate.label === label);
  return category ? recordsOf(category)(records) : [];
}

/** A category's records, filtered once per response. */
const recordsOf = memoizeWeak((category: Category) =>
  memoizeWeak((records: readonly BaseRecord[]) => records.filter((record) => inCategory(category, record.category))),
) as (category: Category) => <R extends BaseRecord>(records: readonly R[]) => readonly R[];

/** The number of records by the value of their category field, counted once per response. */
const countsByValue = memoizeWeak((records: readonly BaseRecord[]) => {
  const counts = new Map<string | null, number>();
  for (const { category } of records) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
});

/** The number of records in all, then in each category. */
function categoryCounts(categories: readonly Category[], counts: ReadonlyMap<string | null, number>): number[] {
  const sum = (values: Iterable<number>) => [...values].reduce((total, count) => total + count, 0);
  const ofCategory = (category: Category) => sum(labelsOf(category).map((value) => counts.get(value) ?? 0));
  return [sum(counts.values()), ...categories.map(ofCategory)];
}

/** Whether a record of this category belongs to a list's category (requirements 5). */
export function inCategory(category: Category, recordCategory: string | null): boolean {
  return recordCategory !== null && labelsOf(category).includes(recordCategory);
}

/** The values of the records' category field that belong to a category. */
export const labelsOf = ({ label, aliases = [] }: Category) => [label, ...aliases.map((alias) => alias.label)];
