import type { SiteRecord } from '~/admin-api/collection-config.server';
import type { Outcome } from '~/admin-api/result';
import { oncePer } from '~/lib/memoize-weak.server';
import { pageResponse, toPageData, type Versioned } from '~/server/page-response.server';
import type { LoaderRequest } from '~/server/request-context';
import { type Category, inCategory } from './categories';
import { type ListParams, readListParams } from './params';

/** A list as a page shows it. */
export interface ListView<C> {
  cards: C[];
  /** How many records the category has in all. */
  total: number;
  category: string | null;
}

/** What a section tells of its list. */
export interface ListSource<R extends SiteRecord, C> {
  categories: readonly Category[];
  toCard: (record: R) => C;
  /** Attractions are neither sorted nor paged (specification 2). */
  order?: 'newest' | 'as-delivered';
}

/** The visible cards of a list, by the address of the page: filtered, newest first, as many as asked for. */
export function listView<R extends SiteRecord, C>(
  source: ListSource<R, C>,
  records: readonly R[],
  request: Request,
): ListView<C> {
  const { category, shown }: ListParams = readListParams(new URL(request.url).searchParams);
  const sorted = source.order === 'as-delivered' ? records : newestFirst(records);
  const found = category === null ? sorted : withinCategory(source.categories, sorted, category);
  const visible = source.order === 'as-delivered' ? found : found.slice(0, shown);
  return { cards: visible.map(cardOf(source)), total: found.length, category };
}

/** A section's cards, each made once: dates above all take their time. */
const cardOf = oncePer(({ toCard }: ListSource<SiteRecord, unknown>) => oncePer(toCard)) as <
  R extends SiteRecord,
  C,
>(
  source: ListSource<R, C>,
) => (record: R) => C;

/** Sorted newest first; equal ones keep their order, undated ones come last. Sorted once per answer. */
export const newestFirst = oncePer(<R extends SiteRecord>(records: readonly R[]) =>
  records.toSorted(
    (a, b) => (b.createdAt ?? Number.NEGATIVE_INFINITY) - (a.createdAt ?? Number.NEGATIVE_INFINITY) || 0,
  ),
) as <R extends SiteRecord>(records: readonly R[]) => readonly R[];

function withinCategory<R extends SiteRecord>(
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
const categoriesOf = oncePer((_: readonly SiteRecord[]) => new Map<Category, readonly SiteRecord[]>());

/** What a list's loader answers: the cards that the address asks for, and the categories around them. */
export function answerList<R extends SiteRecord, C>(
  args: LoaderRequest,
  source: ListSource<R, C>,
  records: Promise<Outcome<Versioned<R[]>>>,
  options?: { errorMode: 'inline' },
) {
  const { request } = args;
  const { category } = readListParams(new URL(request.url).searchParams);
  const labels = source.categories.map(({ label }) => label);
  return pageResponse(
    args,
    records.then((outcome) => toPageData(outcome, (value) => listView(source, value, request))),
    { categories: labels, category, known: category === null || labels.includes(category) },
    options,
  );
}
