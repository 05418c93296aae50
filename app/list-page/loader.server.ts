import type { BaseRecord } from '~/admin-api/collection-config.server';
import type { ApiResult } from '~/admin-api/result';
import type { Category } from '~/content-types/types';
import { memoizeWeak } from '~/lib/memoize-weak.server';
import { pageResponse, toPageData } from '~/server/page-response.server';
import type { LoaderRequest } from '~/server/request-context';
import { inCategory } from './categories';
import { type ListParams, readListParams } from './params';

/** View model of a list. */
export interface ListView<C> {
  cards: C[];
  /** The number of records in the category. */
  total: number;
  category: string | null;
}

/** A content type's list configuration. */
export interface ListConfig<R extends BaseRecord, C> {
  categories: readonly Category[];
  toCard: (record: R) => C;
  /** Attractions are neither sorted nor paged (specification 2). */
  order?: 'newest' | 'as-delivered';
}

/** Returns a list's visible cards for the request's query: filtered, newest first, up to the requested number. */
export function listView<R extends BaseRecord, C>(
  config: ListConfig<R, C>,
  records: readonly R[],
  request: Request,
): ListView<C> {
  const { category, shown }: ListParams = readListParams(new URL(request.url).searchParams);
  const sorted = config.order === 'as-delivered' ? records : newestFirst(records);
  const found = category === null ? sorted : withinCategory(config.categories, sorted, category);
  const visible = config.order === 'as-delivered' ? found : found.slice(0, shown);
  return { cards: visible.map(memoizedCard(config)), total: found.length, category };
}

/** Builds each record's card once: formatting, of dates above all, is slow. */
const memoizedCard = memoizeWeak(({ toCard }: ListConfig<BaseRecord, unknown>) => memoizeWeak(toCard)) as <
  R extends BaseRecord,
  C,
>(
  config: ListConfig<R, C>,
) => (record: R) => C;

/** Sorts newest first; ties keep their order, undated records are last. Memoised per response. */
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
  if (!category) return [];
  const known = categoriesOf(records);
  const found = known.get(category) ?? records.filter((record) => inCategory(category, record.category));
  known.set(category, found);
  return found as readonly R[];
}

/** A list's records by category, filtered once per response. */
const categoriesOf = memoizeWeak((_: readonly BaseRecord[]) => new Map<Category, readonly BaseRecord[]>());

/** Returns the response of a list's loader: the cards for the request's query, and the categories. */
export function listLoader<R extends BaseRecord, C>(
  args: LoaderRequest,
  config: ListConfig<R, C>,
  records: Promise<ApiResult<R[]>>,
  options?: { errorMode: 'inline' },
) {
  const { request } = args;
  const { category } = readListParams(new URL(request.url).searchParams);
  const labels = config.categories.map(({ label }) => label);
  return pageResponse(
    args,
    records.then((result) => toPageData(result, (value) => listView(config, value, request))),
    { categories: labels, category, known: category === null || labels.includes(category) },
    options,
  );
}
