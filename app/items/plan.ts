import { hrefWithTexts, readParam } from '~/urls/search-params';
import {
  formatItems,
  type ItemRef,
  isSameItem,
  MAX_ITEM_COUNT,
  MAX_PLAN_ITEMS,
  type ParsedItems,
  type PlanItem,
  parseItems,
} from './items';

export const PLAN_PATH = '/rencana';

/** A plan: its URL says all of it (requirements 13). */
export interface Plan {
  items: readonly PlanItem[];
  /** Date and number of people as the URL has them; empty if not set. */
  tanggal: string;
  orang: string;
}

/** Reads a plan from search params; never throws. */
export function readPlan(search: URLSearchParams): ParsedItems & Plan {
  return {
    ...parseItems(readParam(search, 'isi')),
    tanggal: readParam(search, 'tanggal'),
    orang: readParam(search, 'orang'),
  };
}

/**
 * The path and query of a plan: `/rencana?isi=paket-1,transportasi-3x2&orang=4`; `/rencana` for an empty one.
 *
 * @param q the search in our lists on its page, if any
 */
export function planHref({ items, ...trip }: Pick<Plan, 'items'> & Partial<Plan>, q = ''): string {
  const { tanggal = '', orang = '' } = items.length === 0 ? {} : trip;
  return hrefWithTexts(PLAN_PATH, { isi: formatItems(items), tanggal, orang, q });
}

/** A change of a plan's items. */
export type Change = (items: readonly PlanItem[]) => readonly PlanItem[];

/** Adds to an item's count, at the end if it is new; from `min` to 60, where 0 removes it. A full plan takes no new item. */
export function addCount(ref: ItemRef, by: number, min = 0): Change {
  return (items) => {
    const isNew = !items.some((item) => isSameItem(item, ref));
    if (isNew && items.length >= MAX_PLAN_ITEMS) return items;
    const clamp = (count: number) => Math.min(MAX_ITEM_COUNT, Math.max(min, count));
    return [...items, ...(isNew ? [{ ...ref, count: 0 }] : [])]
      .map((item) => (isSameItem(item, ref) ? { ...item, count: clamp(item.count + by) } : item))
      .filter(({ count }) => count > 0);
  };
}

/** Removes an item. */
export function remove(ref: ItemRef): Change {
  return (items) => items.filter((item) => !isSameItem(item, ref));
}

/** Puts a removed item back in its place, unless the plan has it or is full. */
export function insert(item: PlanItem, at: number): Change {
  return (items) =>
    items.length >= MAX_PLAN_ITEMS || items.some((other) => isSameItem(other, item))
      ? items
      : [...items.slice(0, at), item, ...items.slice(at)];
}
