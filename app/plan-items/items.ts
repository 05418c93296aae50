import { type BookableKey, bookableKeys, contentTypes } from '~/definitions/registry';
import type { ContentType } from '~/definitions/types';
import { memoizeWeak } from '~/lib/memoize-weak';
import { tryOr } from '~/lib/try-or';

/** The maximum of different items in a plan. */
export const MAX_PLAN_ITEMS = 12;
/** The highest count of an item. */
export const MAX_ITEM_COUNT = 60;

/** A record in a plan, such as `transportasi-3`: its content type, and its id or else slug. */
export interface ItemRef {
  type: BookableKey;
  param: string;
}

/** A record to add to a plan. */
export interface NewPlanItem extends ItemRef {
  /** The minimum of people for its price per person; undefined if people do not multiply the price. */
  minPeople?: number;
}

export interface PlanItem extends ItemRef {
  /**
   * Null until a visitor sets the count of a record whose people are counted: until then it is the plan's number of
   * people.
   */
  count: number | null;
}

/**
 * Returns an item's own count, otherwise its first count. If people multiply the price, that is the plan's number of
 * people or else the minimum; otherwise it is 1.
 */
export function countOf(
  { count }: PlanItem,
  { minPeople }: Pick<NewPlanItem, 'minPeople'>,
  people: number | null,
): number {
  return count ?? (minPeople === undefined ? 1 : (people ?? minPeople));
}

/** Returns the count of a new item: 1, or null if people are counted. */
export const firstCount = (type: BookableKey): 1 | null =>
  (contentTypes[type] as ContentType).countsPeople ? null : 1;

/** The items of `isi`, and what was corrected or left out. */
export interface ParsedItems {
  items: PlanItem[];
  /** Valid items after the twelfth. */
  overflow: PlanItem[];
  /** Whether a count was corrected. */
  isCorrected: boolean;
}

/** Returns the reference of a record; null if it has neither id nor slug. */
export function itemRef(type: BookableKey, { id, slug }: { id: string | null; slug: string | null }): ItemRef | null {
  const param = id ?? slug;
  return param === null || param === '' ? null : { type, param };
}

/**
 * Returns a list's record as an item to add to a plan; undefined if it has neither id nor slug, or plans do not take
 * its type.
 */
export function newPlanItem(
  path: string,
  record: { id: string | null; slug: string | null },
  minPeople?: number,
): NewPlanItem | undefined {
  const type = bookableKeys.find((type) => contentTypes[type].path === path);
  const ref = type && itemRef(type, record);
  return ref ? { ...ref, ...(minPeople !== undefined && { minPeople }) } : undefined;
}

/** Formats an item without its count, such as `transportasi-3`: its key in URLs and on the device. */
export function itemKey({ type, param }: ItemRef): string {
  // A comma separates items.
  return `${contentTypes[type].apiType}-${encodeURIComponent(param)}`;
}

/** Whether two references are to the same record. */
export function isSameItem(a: ItemRef, b: ItemRef): boolean {
  return a.type === b.type && a.param === b.param;
}

/** Formats items as the value of `isi`, the inverse of `parseItems`. */
export function formatItems(items: readonly PlanItem[]): string {
  return items.map(formatItem).join(',');
}

/**
 * Omits a first count, unless the param itself ends like a count. Memoized: each link of a plan has nearly the same
 * items.
 */
const formatItem = memoizeWeak((item: PlanItem) => {
  const key = itemKey(item);
  const isFirst = item.count === firstCount(item.type);
  return isFirst && splitCount(key).count === undefined ? key : `${key}x${item.count ?? 1}`;
});

/** Splits an item into its key and its count, if it has one: the digits after the last x. */
function splitCount(item: string): { key: string; count?: string } {
  const at = item.lastIndexOf('x');
  const [key, count] = [item.slice(0, Math.max(0, at)), item.slice(at + 1)];
  if (at < 0) return { key: item };
  // After an id, this includes numbers that cannot be a count, such as `-2` or `1.5`.
  const isNumber = /^[a-z]+-\d+$/.test(key) && /^-?\d*(?:\.\d*)?$/.test(count);
  return isNumber || /^\d+$/.test(count) ? { key, count } : { key: item };
}

/**
 * Parses the value of `isi`. Counts of the same item add up; an item without a count counts as one. A count above 60
 * becomes 60, a count that is not a whole number from 1 becomes 1, and unknown types are ignored. Never throws.
 */
export function parseItems(text: string): ParsedItems {
  const found = new Map<string, PlanItem>();
  let isCorrected = false;
  for (const part of text.split(',')) {
    const { key, count: wanted } = splitCount(part.trim());
    const ref = parseRef(key);
    if (!ref) continue;
    const before = found.get(itemKey(ref));
    if (wanted === undefined && !before) {
      found.set(itemKey(ref), { ...ref, count: firstCount(ref.type) });
      continue;
    }
    const isCount = wanted === undefined || (/^\d+$/.test(wanted) && Number(wanted) >= 1);
    const sum = (before ? (before.count ?? 1) : 0) + (isCount ? Number(wanted ?? 1) : 1);
    const count = Math.min(MAX_ITEM_COUNT, sum);
    isCorrected ||= !isCount || count < sum;
    found.set(itemKey(ref), { ...ref, count });
  }
  const all = [...found.values()];
  return { items: all.slice(0, MAX_PLAN_ITEMS), overflow: all.slice(MAX_PLAN_ITEMS), isCorrected };
}

/** Parses `transportasi-3`; null for an unknown type or a missing param. */
function parseRef(key: string): ItemRef | null {
  const type = bookableKeys.find((type) => key.startsWith(`${contentTypes[type].apiType}-`));
  if (!type) return null;
  const escaped = key.slice(contentTypes[type].apiType.length + 1);
  const param = tryOr(() => decodeURIComponent(escaped), escaped);
  return tryOr(() => encodeURIComponent(param), '') === '' ? null : { type, param };
}
