import { type BookableKey, bookableKeys, contentTypes } from '~/definitions/registry';
import type { ContentType } from '~/definitions/types';
import { memoizeWeak } from '~/lib/memoize-weak';
import { tryOr } from '~/lib/try-or';

/** The most different items in a plan. */
export const MAX_PLAN_ITEMS = 12;
/** The highest count of an item. */
export const MAX_ITEM_COUNT = 60;

/** A record in a plan, such as `transportasi-3`: its content type, and its id or else its slug. */
export interface ItemRef {
  type: BookableKey;
  param: string;
}

/** A record to add to a plan. */
export interface NewPlanItem extends ItemRef {
  /** The fewest people that its price per person is for; absent where people do not multiply its price. */
  minPeople?: number;
}

export interface PlanItem extends ItemRef {
  /** Null until a visitor sets the count of a record whose people are counted: it is the plan's number of people. */
  count: number | null;
}

/**
 * Returns an item's count: its own, or the one that it begins with. That is the plan's number of people, else the fewest
 * possible, where people multiply the price; else 1.
 */
export function countOf(
  { count }: PlanItem,
  { minPeople }: Pick<NewPlanItem, 'minPeople'>,
  people: number | null,
): number {
  return count ?? (minPeople === undefined ? 1 : (people ?? minPeople));
}

/** The count of a new item: 1, or none of its own where people are counted. */
export const firstCount = (type: BookableKey): 1 | null =>
  (contentTypes[type] as ContentType).countsPeople ? null : 1;

/** The items of `isi`, and what was changed or left out. */
export interface ParsedItems {
  items: PlanItem[];
  /** Whole items after the twelfth. */
  overflow: PlanItem[];
  /** Whether a count was corrected. */
  isCorrected: boolean;
}

/** Returns the reference of a record; null if it has neither id nor slug. */
export function itemRef(type: BookableKey, { id, slug }: { id: string | null; slug: string | null }): ItemRef | null {
  const param = id ?? slug;
  return param === null || param === '' ? null : { type, param };
}

/** Returns a record of a list to add to a plan; undefined if it has neither id nor slug, or if no plan takes its type. */
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

/** Whether two references mean the same record. */
export function isSameItem(a: ItemRef, b: ItemRef): boolean {
  return a.type === b.type && a.param === b.param;
}

/** Formats items as the value of `isi`; the opposite of `parseItems`. */
export function formatItems(items: readonly PlanItem[]): string {
  return items.map(formatItem).join(',');
}

/** A first count is omitted, unless the param itself ends like a count. Each link of a plan has nearly the same items. */
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
  // After an id also a number that cannot be a count, such as `-2` or `1.5`.
  const isNumber = /^[a-z]+-\d+$/.test(key) && /^-?\d*(?:\.\d*)?$/.test(count);
  return isNumber || /^\d+$/.test(count) ? { key, count } : { key: item };
}

/**
 * Parses the value of `isi`. Counts of the same item add up, where one without a count is one. A count above 60 is 60,
 * one that is no whole number from 1 is 1, unknown types are ignored. Never throws.
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
