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

/** The most people of a plan, as of an order. */
const MAX_PEOPLE = 500;

/** A plan: its URL says all of it. */
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
export function planHref({ items, tanggal, orang }: Plan, q = ''): string {
  return href(PLAN_PATH, '', { isi: formatItems(items), tanggal, orang, q });
}

/** The path and query that redirect to the chat with the order of a plan, in one of the languages of messages. */
export function planOrderPath({ items, tanggal, orang }: Plan, language: 'id' | 'en'): string {
  const path = language === 'id' ? `${PLAN_PATH}/pesan` : `${PLAN_PATH}/pesan/en`;
  return href(path, '', { isi: formatItems(items), tanggal, orang });
}

/** The path and query of a plan with one record. */
export const newPlanHref = (ref: ItemRef): string => planHref({ items: [newItem(ref)], tanggal: '', orang: '' });

const newItem = ({ type, param }: ItemRef): PlanItem => ({ type, param, count: firstCount(type) });

/** The number of people of a plan; null if none is set, or none that a trip can have. */
export function peopleOf({ orang }: Pick<Plan, 'orang'>): number | null {
  const people = /^\d+$/.test(orang) ? Number(orang) : 0;
  return people >= 1 && people <= MAX_PEOPLE ? people : null;
}

/** Returns a record's item in a plan. */
export const itemIn = ({ items }: Pick<Plan, 'items'>, ref: ItemRef): PlanItem | undefined =>
  items.find((item) => isSameItem(item, ref));

/** Returns how many of a record a plan has; 0 if it has none. */
export function countIn(plan: Plan, record: NewPlanItem): number {
  const item = itemIn(plan, record);
  return item ? countOf(item, record, peopleOf(plan)) : 0;
}

/** A change of a plan. */
export type Change = (plan: Plan) => Plan;

/** Adds a record, at the end, or one to its count, up to 60. A full plan takes no new record. */
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

/** Gives a record that a plan has a count of its own; null for the one that it begins with. */
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

/** Puts a removed item back in its place, unless the plan has it or is full. */
export const insert =
  (item: PlanItem, at: number): Change =>
  (plan) =>
    plan.items.length >= MAX_PLAN_ITEMS || itemIn(plan, item)
      ? plan
      : { ...plan, items: [...plan.items.slice(0, at), item, ...plan.items.slice(at)] };

/** Takes back an addition to `before`: the record has the count that it had, or one less if it was changed since. */
export const takeBack =
  (added: NewPlanItem, before: Plan): Change =>
  (plan) => {
    const now = itemIn(plan, added);
    const then = itemIn(before, added);
    const isUnchanged = now?.count === itemIn(addOne(added)(before), added)?.count;
    if (then) return isUnchanged ? setItem(added, then.count)(plan) : changeCount(added, -1)(plan);
    return isUnchanged || countIn(plan, added) <= 1 ? remove(added)(plan) : changeCount(added, -1)(plan);
  };
