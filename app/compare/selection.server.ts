import type { BaseRecord } from '~/admin-api/collection-config.server';
import { readParam } from '~/lib/search-params';
import { type ItemRef, type PlannableType, parseItems, plannableTypes } from '~/plan/items';
import { type ComparableType, isComparable } from './href';

/** What a URL selects for a comparison. */
export interface ComparisonSelection {
  type: ComparableType;
  /** At least one. */
  refs: readonly ItemRef[];
  /** The number of items of other content types. */
  others: number;
}

/**
 * Reads the selection of `isi`: the items of the first one's content type. Without an item, or when its content type has
 * no comparison, the path of the page to open instead: the plan, or the type's list (decisions 13).
 */
export function readSelection(search: URLSearchParams): ComparisonSelection | { redirectTo: string } {
  const { items, overflow } = parseItems(readParam(search, 'isi'));
  const refs: ItemRef[] = [...items, ...overflow];
  const type = refs[0]?.type;
  if (type === undefined) return { redirectTo: '/rencana' };
  if (!isComparable(type)) return { redirectTo: listOf(type) };
  const ofType = refs.filter((ref) => ref.type === type);
  return { type, refs: ofType, others: refs.length - ofType.length };
}

const listOf = (type: PlannableType) => plannableTypes[type].path;

/** Finds each selected record once, by its id or else its slug, and counts the references to none. */
export function findSelected<R extends BaseRecord>(
  records: readonly R[],
  refs: readonly ItemRef[],
): { records: R[]; unknown: number } {
  const byId = new Map<string, R>();
  const bySlug = new Map<string, R>();
  const params = new Set(refs.map(({ param }) => param));
  for (const record of records) {
    const { id, slug } = record;
    if (id !== null && params.has(id) && !byId.has(id)) byId.set(id, record);
    if (slug !== null && params.has(slug) && !bySlug.has(slug)) bySlug.set(slug, record);
  }
  const found = refs.map(({ param }) => byId.get(param) ?? bySlug.get(param));
  const existing = found.filter((record) => record !== undefined);
  return { records: [...new Set(existing)], unknown: found.length - existing.length };
}
