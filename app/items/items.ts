import { type BookableKey, bookableKeys, contentTypes } from '~/definitions/registry';
import { memoizeWeak } from '~/lib/memoize-weak';
import { tryOr } from '~/lib/try-or';

/** The most different items in a plan (requirements 13). */
export const MAX_PLAN_ITEMS = 12;
/** The highest count of an item. */
export const MAX_ITEM_COUNT = 60;

/** A record in a plan, such as `transportasi-3`: its content type, and its id or else its slug. */
export interface ItemRef {
  type: BookableKey;
  param: string;
}

export interface PlanItem extends ItemRef {
  count: number;
}

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

/** Returns the reference of a record of a list; undefined if it has neither id nor slug, or if no plan takes its type. */
export function itemOf(path: string, record: { id: string | null; slug: string | null }): ItemRef | undefined {
  const type = bookableKeys.find((type) => contentTypes[type].path === path);
  return (type && itemRef(type, record)) ?? undefined;
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

/** A count of 1 is omitted, unless the param itself ends like a count. Each link of a plan has nearly the same items. */
const formatItem = memoizeWeak((item: PlanItem) => {
  const key = itemKey(item);
  return item.count === 1 && splitCount(key).count === undefined ? key : `${key}x${item.count}`;
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
 * Parses the value of `isi`. Counts of the same item add up, a count above 60 is 60, one that is no whole number from 1
 * is 1, unknown types are ignored (requirements 13). Never throws.
 */
export function parseItems(text: string): ParsedItems {
  const found = new Map<string, PlanItem>();
  let isCorrected = false;
  for (const part of text.split(',')) {
    const { key, count: wanted = '1' } = splitCount(part.trim());
    const ref = parseRef(key);
    if (!ref) continue;
    const isCount = /^\d+$/.test(wanted) && Number(wanted) >= 1;
    const sum = (found.get(itemKey(ref))?.count ?? 0) + (isCount ? Number(wanted) : 1);
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
