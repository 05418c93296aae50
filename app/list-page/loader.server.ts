import type { BaseRecord } from '~/admin-api/collection-config.server';
import type { Category } from '~/content-types/types';
import { memoizeWeak } from '~/lib/memoize-weak.server';
import { MAX_ITEMS } from '~/lib/search-params';
import { readListParams } from './params';

export interface ListView<C> {
  cards: C[];
  /** The number of records in the category. */
  total: number;
}

export interface ListConfig<R extends BaseRecord, C> {
  categories: readonly Category[];
  toCard: (record: R) => C;
  /** Attractions are neither sorted nor paged (specification 2), but cut at 300. */
  sorting?: 'as-delivered';
}

/** Returns a list's visible cards for the request's query: filtered, newest first, up to the requested number. */
export function listView<R extends BaseRecord, C>(
  config: ListConfig<R, C>,
  records: readonly R[],
  request: Request,
): ListView<C> {
  const { category, shown } = readListParams(new URL(request.url).searchParams);
  const sorted = config.sorting === 'as-delivered' ? records : newestFirst(records);
  const found = category === null ? sorted : withinCategory(config.categories, sorted, category);
  const visible = found.slice(0, config.sorting === 'as-delivered' ? MAX_ITEMS : shown);
  return { cards: visible.map(memoizedCard(config)), total: found.length };
}

/** Builds each record's card once: formatting, of dates above all, is slow. */
const memoizedCard = memoizeWeak(({ toCard }: ListConfig<BaseRecord, unknown>) => memoizeWeak(toCard)) as <
  R extends BaseRecord,
  C,
>(
  config: ListConfig<R, C>,
) => (record: R) => C;

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
  const category = categories.find((known) => known.label === label);
  return category ? recordsOf(category)(records) : [];
}

/** A category's records, filtered once per response. */
const recordsOf = memoizeWeak((category: Category) =>
  memoizeWeak((records: readonly BaseRecord[]) => records.filter((record) => inCategory(category, record.category))),
) as (category: Category) => <R extends BaseRecord>(records: readonly R[]) => readonly R[];

/** Whether a record of this category belongs to a list's category (decisions 5). */
export function inCategory({ label, matches = [] }: Category, recordCategory: string | null): boolean {
  return [label, ...matches.map((match) => match.label)].some((known) => known === recordCategory);
}
