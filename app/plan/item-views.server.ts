import type { Offer } from '~/booking/offer.server';
import { unavailabilityOf } from '~/booking/order.server';
import { countWarningsOf } from '~/booking/order-view';
import { type BookableKey, bookableKeys, contentTypes } from '~/definitions/registry';
import { formatRupiah, priceText } from '~/lib/currency';
import { isoDate, longDate } from '~/lib/dates.server';
import { compareHref, isComparable, MAX_COMPARED } from '~/plan-items/compare-href';
import { countOf, type PlanItem } from '~/plan-items/items';
import type { PlanItemView, PlanSection } from './plan-view';
import { type PlanRecord, type planLists, priceOf } from './records.server';

/** Functions that find a record in each list that a plan needs, or the error of a list that failed to load. */
export type RecordFinders = ReadonlyMap<BookableKey, Awaited<ReturnType<(typeof planLists)[BookableKey]['load']>>>;

/** An item of a plan with its record from the list. */
interface LookedUpItem {
  item: PlanItem;
  /** Its own count, or its first count. */
  count: number;
  /** Whether its list was loaded. */
  isLoaded: boolean;
  record: PlanRecord | undefined;
  /** Why its record cannot be ordered; null if it can, or was not found. */
  unavailability: string | null;
}

/** The accepted date, such as `2027-01-12`, and number of people. */
export interface Trip {
  tanggal: string | null;
  people: number | null;
}

/** Finds an item's record in the loaded lists. */
export function findIn(finders: RecordFinders, { type, param }: PlanItem): PlanRecord | undefined {
  const finder = finders.get(type);
  return finder?.ok ? finder.data(param) : undefined;
}

/** Looks up an item of a plan for a number of people, at a time in milliseconds. */
export function lookUp(finders: RecordFinders, item: PlanItem, people: number | null, now: number): LookedUpItem {
  const record = findIn(finders, item);
  return {
    item,
    count: countOf(item, record?.added ?? {}, people),
    isLoaded: finders.get(item.type)?.ok ?? false,
    record,
    unavailability: record ? unavailabilityOf(record.offer, now) : null,
  };
}

/** Returns the view model of the items by section, in the order of the site's sections. */
export function toSections(lookedUp: readonly LookedUpItem[], trip: Trip): PlanSection[] {
  return bookableKeys.flatMap((type) => {
    const items = lookedUp.filter(({ item }) => item.type === type).map((found) => toItemView(found, trip));
    return items.length === 0 ? [] : [toSection(type, items)];
  });
}

function toItemView({ item, count, isLoaded, record, unavailability }: LookedUpItem, trip: Trip): PlanItemView {
  if (!isLoaded) return { ...item, count, state: 'failed' };
  if (!record) return { ...item, count, state: 'gone' };
  const { offer, image, added } = record;
  const { price, title, eventDate = null } = offer;
  const isPerPerson = added.minPeople !== undefined;
  const isAvailable = unavailability === null;
  return {
    ...item,
    ...(isPerPerson && { minPeople: added.minPeople }),
    count,
    state: 'found',
    title,
    href: offer.paths[0] ?? '/',
    image,
    date: eventDate === null ? null : longDate(eventDate),
    price: priceText(priceOf(offer)),
    unit: isPerPerson ? 'orang' : price === null ? '' : offer.unit.noun,
    people: isAvailable && isPerPerson && count !== trip.people ? trip.people : null,
    subtotal: price === null || count === 1 || !isAvailable ? null : formatRupiah(price * count),
    warnings: isAvailable ? warningsOf(offer, count, trip) : [unavailability],
  };
}

/** Returns the warnings of an item that can be ordered. */
function warningsOf(offer: Offer, count: number, { tanggal, people }: Trip): string[] {
  const { multiplies, eventDate = null } = offer;
  const isBeforeTrip = tanggal !== null && eventDate !== null && isoDate(eventDate) < tanggal;
  const orang = multiplies.includes('orang') ? count : (people ?? undefined);
  const jumlah = multiplies.includes('jumlah') ? count : undefined;
  return [
    ...(isBeforeTrip ? ['Sebelum tanggal perjalanan'] : []),
    ...countWarningsOf(offer, { counts: { orang, jumlah } }),
  ];
}

function toSection(type: BookableKey, items: PlanItemView[]): PlanSection {
  const { name, noun } = contentTypes[type];
  const compared = items.filter(({ state }) => state === 'found');
  const canCompare = isComparable(type) && compared.length >= 2 && compared.length <= MAX_COMPARED;
  return { type, name, noun, items, compareHref: canCompare ? compareHref(compared) : null };
}
