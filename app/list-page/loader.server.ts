import type { BaseRecord } from '~/admin-api/collection-config.server';
import type { ApiResult } from '~/admin-api/result';
import type { Category } from '~/content-types/types';
import { memoizeWeak } from '~/lib/memoize-weak.server';
import { pageResponse, toPageData } from '~/server/page-response.server';
import type { LoaderRequest } from '~/server/request-context';
import { inCategory } from './categories';
import { type ListParams, readListParams } from './params';

/** A list as a page shows it. */
export interface ListView<C> {
  cards: C[];
  /** How many records the category has in all. */
  total: number;
  category: string | null;
}

/** What a section tells of its list. */
export interface ListConfig<R extends BaseRecord, C> {
  categories: readonly Category[];
  toCard: (record: R) => C;
  /** Attractions are neither sorted nor paged (specification 2). */
  order?: 'newest' | 'as-delivered';
}

/** The visible cards of a list, by the address of the page: filtered, newest first, as many as asked for. */
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

/** A section's cards, each made once: dates above all take their time. */
const memoizedCard = memoizeWeak(({ toCard }: ListConfig<BaseRecord, unknown>) => memoizeWeak(toCard)) as <
  R extends BaseRecord,
  C,
>(
  config: ListConfig<R, C>,
) => (record: R) => C;

/** Sorted newest first; equal ones keep their order, undated ones come last. Sorted once per answer. */
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

/** A list's records by category, each looked for once per answer. */
const categoriesOf = memoizeWeak((_: readonly BaseRecord[]) => new Map<Category, readonly BaseRecord[]>());

/** What a list's loader answers: the cards that the address asks for, and the categories around them. */
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
