import { unavailabilityOf } from '~/booking/order.server';
import { type BookableKey, bookableKeys, contentTypes } from '~/definitions/registry';
import { compareHref, isComparable, MAX_COMPARED } from '~/items/compare-href';
import { MAX_ITEM_COUNT, type PlanItem } from '~/items/items';
import { formatRupiah } from '~/lib/currency';
import { isoDate, longDate } from '~/lib/dates.server';
import type { PlanItemView, PlanSection } from './plan-view';
import { type PlanRecord, type planLists, priceOf } from './records.server';

/** How to find a record in each list that a plan needs, or why the list could not be had. */
export type RecordFinders = ReadonlyMap<BookableKey, Awaited<ReturnType<(typeof planLists)[BookableKey]['load']>>>;

/** An item of a plan with what its list has. */
interface LookedUpItem {
  item: PlanItem;
  /** Whether its list could be had. */
  isLoaded: boolean;
  record: PlanRecord | undefined;
  /** Why its record cannot be ordered; null if it can, or is not found. */
  unavailability: string | null;
}

/** Date and number of people, empty if not set. */
interface Trip {
  tanggal: string;
  orang: string;
}

/** Finds an item's record in the lists that could be had. */
export function findIn(finders: RecordFinders, { type, param }: PlanItem): PlanRecord | undefined {
  const finder = finders.get(type);
  return finder?.ok ? finder.data(param) : undefined;
}

/** Looks up an item at a time in milliseconds. */
export function lookUp(finders: RecordFinders, item: PlanItem, now: number): LookedUpItem {
  const record = findIn(finders, item);
  return {
    item,
    isLoaded: finders.get(item.type)?.ok ?? false,
    record,
    unavailability: record ? unavailabilityOf(record.offer, now) : null,
  };
}

/** View model of the items by section, in the order of the site's sections (requirements 13). */
export function toSections(lookedUp: readonly LookedUpItem[], trip: Trip): PlanSection[] {
  return bookableKeys.flatMap((type) => {
    const items = lookedUp.filter(({ item }) => item.type === type).map((found) => toItemView(found, trip));
    return items.length === 0 ? [] : [toSection(type, items)];
  });
}

function toItemView(lookedUp: LookedUpItem, { tanggal, orang }: Trip): PlanItemView {
  const { item, record, unavailability } = lookedUp;
  if (!lookedUp.isLoaded) return { ...item, state: 'failed' };
  if (!record) return { ...item, state: 'gone' };
  const { offer, image } = record;
  const { price, title, eventDate = null } = offer;
  const isPerPerson = price !== null && offer.multiplies.includes('orang');
  const isAvailable = unavailability === null;
  const people = isAvailable && isPerPerson && orang !== '' && Number(orang) <= MAX_ITEM_COUNT ? Number(orang) : null;
  const isBeforeTrip = tanggal !== '' && eventDate !== null && isoDate(eventDate) < tanggal;
  return {
    ...item,
    state: 'found',
    title,
    href: offer.paths[0] ?? '/',
    image,
    date: eventDate === null ? null : longDate(eventDate),
    price: priceOf(offer),
    unit: price === null ? '' : offer.unit.replace(/^(per |\/)\s*/, ''),
    people: people === item.count ? null : people,
    subtotal: price === null || item.count === 1 || !isAvailable ? null : formatRupiah(price * item.count),
    warning: unavailability ?? (isBeforeTrip ? 'Sebelum tanggal perjalanan' : null),
  };
}

function toSection(type: BookableKey, items: PlanItemView[]): PlanSection {
  const { name, noun } = contentTypes[type];
  const compared = items.filter(({ state }) => state === 'found');
  const canCompare = isComparable(type) && compared.length >= 2 && compared.length <= MAX_COMPARED;
  return { type, name, noun, items, compareHref: canCompare ? compareHref(compared) : null };
}
