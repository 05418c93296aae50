import { type BaseRecord, type Collection, canonicalParam } from '~/admin-api/collection.server';
import type { ContentType } from '~/definitions/types';
import { startOfBaliDay } from '~/lib/bali-time';
import { groupPairs } from '~/lib/group-pairs.server';
import { memoizeWeak } from '~/lib/memoize-weak';
import { smallestBy } from '~/lib/smallest-by.server';
import { categoryValues, newestFirst } from '~/list-page/list-view.server';

/** The maximum of records in a group. */
export const MAX_RELATED = 3;

/** What similar records are chosen by. */
export interface SimilarBy<R> {
  /** Returns the price in rupiah, null if unknown, and the date in milliseconds, if the content type has one. */
  toFilterValues: (record: R) => { price: number | null; date?: number | null };
  /** Undefined if stock is not counted. */
  isInStock?: (record: R) => boolean;
}

interface Candidate<R> {
  record: R;
  /** The URL param of the record's page. */
  param: string;
  group: string | null;
  price: number | null;
  date: number | null;
}

/**
 * Returns a function that finds three records similar to a given one in a list. Records of its category come first,
 * then those of other categories: nearest price, then newest; records without a price are last. The record itself,
 * sold-out and past ones are excluded. Candidates are collected once per version of the list, so that even 5,000
 * records cost a page only one pass.
 */
export function similarRecords<R extends BaseRecord>(
  collection: Collection<R>,
  { toFilterValues, isInStock = () => true }: SimilarBy<R>,
): (records: readonly R[], record: R, now: number) => R[] {
  const categoryGroup = categoryGroups(collection);
  const toCandidate = (record: R): Candidate<R> => {
    const { price, date = null } = toFilterValues(record);
    const group = record.category === null ? null : categoryGroup(record.category);
    return { record, param: canonicalParam(collection, record), group, price, date };
  };
  const candidatesOf = memoizeWeak((records: readonly R[]) => {
    const all = newestFirst(records).filter(isInStock).map(toCandidate);
    return { all, byGroup: groupPairs(all.map((candidate) => [candidate.group, candidate] as const)) };
  });
  return (records, record, now) => {
    const { all, byGroup } = candidatesOf(records);
    const subject = toCandidate(record);
    const today = startOfBaliDay(now);
    const distance = (candidate: Candidate<R>) => {
      if ((candidate.date !== null && candidate.date < today) || hasSamePage(candidate, subject)) return null;
      if (candidate.price === null) return Number.POSITIVE_INFINITY;
      // All prices are equally close to an unknown one.
      return subject.price === null ? 0 : Math.abs(candidate.price - subject.price);
    };
    const sameCategory = subject.group === null ? [] : (byGroup.get(subject.group) ?? []);
    const similar = smallestBy(sameCategory, MAX_RELATED, distance);
    const others =
      similar.length === MAX_RELATED
        ? []
        : smallestBy(all, MAX_RELATED - similar.length, (other) => (similar.includes(other) ? null : distance(other)));
    return [...similar, ...others].map((candidate) => candidate.record);
  };
}

/** Returns a function that maps a record's category field to the list's category that contains it, or to itself. */
export function categoryGroups({ categories }: ContentType): (category: string) => string {
  const groups = new Map(
    categories.flatMap((category) => categoryValues(category).map((name) => [name, category.label])),
  );
  return (category) => groups.get(category) ?? category;
}

/** Whether two records have the same page. */
function hasSamePage(a: Candidate<BaseRecord>, b: Candidate<BaseRecord>): boolean {
  if (a.record.id !== null && a.record.id === b.record.id) return true;
  if (a.record.slug !== null && a.record.slug === b.record.slug) return true;
  return a.param === b.param;
}
