import { type BaseRecord, type Collection, canonicalParam } from '~/admin-api/collection.server';
import type { ContentType } from '~/definitions/types';
import { startOfDayAfter } from '~/lib/dates.server';
import { groupPairs } from '~/lib/group-pairs.server';
import { memoizeWeak } from '~/lib/memoize-weak';
import { smallestBy } from '~/lib/smallest-by.server';
import { categoryValues, newestFirst } from '~/list-page/list-view.server';

/** The most records of a group. */
export const MAX_RELATED = 3;

/** What similar records are chosen by. */
export interface SimilarBy<R> {
  /** Price in rupiah, null if unknown; date in milliseconds, where the content type has one. */
  toFilterValues: (record: R) => { price: number | null; date?: number | null };
  /** Absent where stock is not counted. */
  isInStock?: (record: R) => boolean;
}

interface Candidate<R> {
  record: R;
  price: number | null;
  date: number | null;
}

/**
 * Returns the function that finds three records of a record's category among a list's: nearest price first, then
 * newest; unpriced ones last. Never the record itself, a sold-out one or a past one (requirements 13). Candidates
 * are grouped by category once per version of the list, so that even 14,000 cost a page only one pass.
 */
export function similarRecords<R extends BaseRecord>(
  collection: Collection<R>,
  { toFilterValues, isInStock = () => true }: SimilarBy<R>,
): (records: readonly R[], record: R, now: number) => R[] {
  const groupOf = categoryGroups(collection);
  const candidatesOf = memoizeWeak((records: readonly R[]) =>
    groupPairs(
      newestFirst(records).flatMap((record) => {
        if (record.category === null || !isInStock(record)) return [];
        const { price, date = null } = toFilterValues(record);
        return [[groupOf(record.category), { record, price, date }] as const];
      }),
    ),
  );
  return (records, record, now) => {
    if (record.category === null) return [];
    const candidates = candidatesOf(records).get(groupOf(record.category)) ?? [];
    const { price } = toFilterValues(record);
    const today = startOfDayAfter(now, 0);
    const distance = (candidate: Candidate<R>) => {
      if ((candidate.date !== null && candidate.date < today) || hasSamePage(collection, candidate.record, record))
        return null;
      if (candidate.price === null) return Number.POSITIVE_INFINITY;
      // All prices are equally near to an unknown one.
      return price === null ? 0 : Math.abs(candidate.price - price);
    };
    return smallestBy(candidates, MAX_RELATED, distance).map((candidate) => candidate.record);
  };
}

/** Returns the function from a record's category field to the list's category that has it, or to itself (requirements 5). */
export function categoryGroups({ categories }: ContentType): (category: string) => string {
  const groups = new Map(
    categories.flatMap((category) => categoryValues(category).map((name) => [name, category.label])),
  );
  return (category) => groups.get(category) ?? category;
}

/** Whether two records have the same page. */
function hasSamePage(collection: Collection<BaseRecord>, a: BaseRecord, b: BaseRecord): boolean {
  if (a.id !== null && a.id === b.id) return true;
  if (a.slug !== null && a.slug === b.slug) return true;
  return canonicalParam(collection, a) === canonicalParam(collection, b);
}
