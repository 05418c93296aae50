import { href } from '~/urls/href';
import { readParam } from '~/urls/params';
import {
  countOf,
  firstCount,
  formatItems,
  type ItemRef,
  isSameItem,
  MAX_ITEM_COUNT,
  MAX_PLAN_ITEMS,
  type NewPlanItem,
  type ParsedItems,
  type PlanItem,
  parseItems,
} from './items';

export const PLAN_PATH = '/rencana';

/** The maximum of people in a plan, the same as in an order. */
const MAX_PEOPLE = 500;

/** A plan. Its URL contains all of it. */
export interface Plan {
  items: readonly PlanItem[];
  /** Date and number of people as in the URL; empty if not set. */
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
 * Returns the path and query of a plan: `/rencana?isi=paket-1,transportasi-3x2&orang=4`, or `/rencana` for an empty
 * one.
 *
 * @param q the search in the site's lists on the plan's page, if any
 */
export function planHref({ items, tanggal, orang }: Plan, q = ''): string {
  return href(PLAN_PATH, '', { isi: formatItems(items), tanggal, orang, q });
}

/** Returns the path and query that redirect to the chat with the order of a plan, in one of the message languages. */
export function planOrderPath({ items, tanggal, orang }: Plan, language: 'id' | 'en'): string {
  const path = language === 'id' ? `${PLAN_PATH}/pesan` : `${PLAN_PATH}/pesan/en`;
  return href(path, '', { isi: formatItems(items), tanggal, orang });
}

/** Returns the path and query of a plan with one record. */
export const newPlanHref = (ref: ItemRef): string => planHref({ items: [newItem(ref)], tanggal: '', orang: '' });

const newItem = ({ type, param }: ItemRef): PlanItem => ({ type, param, count: firstCount(type) });

/** Returns a plan's number of people; null if it is not set, or impossible for a trip. */
export function peopleOf({ orang }: Pick<Plan, 'orang'>): number | null {
  const people = /^\d+$/.test(orang) ? Number(orang) : 0;
  return people >= 1 && people <= MAX_PEOPLE ? people : null;
}

/** Returns a record's item in a plan. */
export const itemIn = ({ items }: Pick<Plan, 'items'>, ref: ItemRef): PlanItem | undefined =>
  items.find((item) => isSameItem(item, ref));

/** Returns a record's count in a plan; 0 if the plan does not have it. */
export function countIn(plan: Plan, record: NewPlanItem): number {
  const item = itemIn(plan, record);
  return item ? countOf(item, record, peopleOf(plan)) : 0;
}

/** A change of a plan. */
export type Change = (plan: Plan) => Plan;

/** Adds a record at the end, or one to its count, up to 60. A full plan takes no new record. */
export const addOne =
  (added: NewPlanItem): Change =>
  (plan) => {
    if (itemIn(plan, added)) return changeCount(added, 1)(plan);
    return plan.items.length >= MAX_PLAN_ITEMS ? plan : { ...plan, items: [...plan.items, newItem(added)] };
  };

/** Changes the count of a record that a plan has, from 1 to 60. */
export const changeCount = (changed: NewPlanItem, by: 1 | -1): Change => {
  const clamp = (count: number) => Math.min(MAX_ITEM_COUNT, Math.max(1, count));
  return (plan) => setItem(changed, clamp(countIn(plan, changed) + by))(plan);
};

/** Sets the own count of a record that a plan has; null for its first count. */
export const setItem =
  (ref: ItemRef, count: number | null): Change =>
  (plan) => ({
    ...plan,
    items: plan.items.map((item) => (isSameItem(item, ref) ? { ...item, count } : item)),
  });

/** Sets date and number of people. */
export const setTrip =
  (trip: Pick<Plan, 'tanggal' | 'orang'>): Change =>
  (plan) => ({ ...plan, ...trip });

/** Removes a record. */
export const remove =
  (ref: ItemRef): Change =>
  (plan) => ({ ...plan, items: plan.items.filter((item) => !isSameItem(item, ref)) });

/** Puts a removed item back in its place, unless the plan already has it or is full. */
export const insert =
  (item: PlanItem, at: number): Change =>
  (plan) =>
    plan.items.length >= MAX_PLAN_ITEMS || itemIn(plan, item)
      ? plan
      : { ...plan, items: [...plan.items.slice(0, at), item, ...plan.items.slice(at)] };

/** Undoes an addition to the plan `before`: the record gets its previous count, or one less if it was changed since. */
export const takeBack =
  (added: NewPlanItem, before: Plan): Change =>
  (plan) => {
    const now = itemIn(plan, added);
    const then = itemIn(before, added);
    const isUnchanged = now?.count === itemIn(addOne(added)(before), added)?.count;
    if (then) return isUnchanged ? setItem(added, then.count)(plan) : changeCount(added, -1)(plan);
    return isUnchanged || countIn(plan, added) <= 1 ? remove(added)(plan) : changeCount(added, -1)(plan);
  };
