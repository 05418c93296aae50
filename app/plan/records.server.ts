import type { BaseRecord } from '~/admin-api/collection-config.server';
import { listRecords, recordsInMemory } from '~/admin-api/collections.server';
import type { ApiResult } from '~/admin-api/result';
import { titleIndexOf } from '~/admin-api/title-index.server';
import { type Offer, priceWithUnit } from '~/booking/offer.server';
import { toOffer as accommodationOffer } from '~/content-types/accommodations/offer.server';
import { accommodations } from '~/content-types/accommodations/schema.server';
import { toOffer as attractionOffer } from '~/content-types/attractions/offer.server';
import { attractions } from '~/content-types/attractions/schema.server';
import type { Collection } from '~/content-types/base-record.server';
import { toOffer as eventOffer } from '~/content-types/events/offer.server';
import { events } from '~/content-types/events/schema.server';
import { toOffer as facilityOffer } from '~/content-types/facilities/offer.server';
import { facilities } from '~/content-types/facilities/schema.server';
import { toOffer as packageOffer } from '~/content-types/packages/offer.server';
import { packages } from '~/content-types/packages/schema.server';
import { toOffer as ticketOffer } from '~/content-types/tickets/offer.server';
import { tickets } from '~/content-types/tickets/schema.server';
import { toOffer as vehicleOffer } from '~/content-types/vehicles/offer.server';
import { vehicles } from '~/content-types/vehicles/schema.server';
import { formatPrice } from '~/lib/currency';
import { memoizeWeak } from '~/lib/memoize-weak.server';
import { type ItemRef, itemRef, type PlannableType } from './items';

/** What a plan needs of a record. */
export interface PlannedRecord {
  ref: ItemRef;
  offer: Offer;
  image?: string;
  /** Where it is, for directions; null if unknown, or if it is no place. */
  place: string | null;
}

/** A record whose title matches a query; a higher cost is a worse match. */
export interface PlannedMatch {
  record: PlannedRecord;
  cost: number;
}

/** Finds the record of an item. */
type FindRecord = (param: string) => PlannedRecord | undefined;

/** The list of a content type that a plan takes. */
interface PlannedList {
  /** From memory, or from the admin host if the list is not there. */
  load: (signal?: AbortSignal) => Promise<ApiResult<FindRecord>>;
  /** The records in memory whose titles match a query, best first. */
  search: (query: string, limit: number) => PlannedMatch[];
}

/** The lists of the seven content types; only their own code knows where a record is. */
export const plannedLists: Record<PlannableType, PlannedList> = {
  packages: plannedList('packages', packages, packageOffer, ({ location }) => location),
  accommodations: plannedList('accommodations', accommodations, accommodationOffer, at),
  vehicles: plannedList('vehicles', vehicles, vehicleOffer),
  tickets: plannedList('tickets', tickets, ticketOffer, ({ location }) => location),
  events: plannedList('events', events, eventOffer, ({ location }) => location),
  attractions: plannedList('attractions', attractions, attractionOffer, at),
  facilities: plannedList('facilities', facilities, facilityOffer),
};

/** The place of a record whose title is the name of a place. */
function at({ title, location }: { title: string; location: string | null }): string {
  return [title, location].filter((part) => part !== null).join(', ');
}

function plannedList<R extends BaseRecord & { price: number | null }>(
  type: PlannableType,
  collection: Collection<R>,
  toOffer: (record: R) => Offer,
  toPlace: (record: R) => string | null = () => null,
): PlannedList {
  const toPlanned = (record: R): PlannedRecord[] => {
    const ref = itemRef(type, record);
    return ref ? [{ ref, offer: toOffer(record), image: record.images[0], place: toPlace(record) }] : [];
  };
  const indexOf = memoizeWeak(indexByParam<R>);
  return {
    load: async (signal) => {
      const list = await listRecords(collection, signal);
      if (!list.ok) return list;
      const index = indexOf(list.data);
      const find: FindRecord = (param) => [index.get(param)].flatMap((record) => (record ? toPlanned(record) : []))[0];
      return { ...list, data: find };
    },
    search: (query, limit) => {
      const records = recordsInMemory(collection);
      const matches = (records && titleIndexOf(records)?.search(query, limit)) ?? [];
      return matches.flatMap(({ record, cost }) => toPlanned(record).map((record) => ({ record, cost })));
    },
  };
}

/** The records by id, and by slug where that is no other record's id: an id goes before a slug (decisions 13). */
function indexByParam<R extends BaseRecord>(records: readonly R[]): ReadonlyMap<string, R> {
  const index = new Map<string, R>();
  for (const param of ['id', 'slug'] as const) {
    for (const record of records) {
      const key = record[param];
      if (key !== null && !index.has(key)) index.set(key, record);
    }
  }
  return index;
}

/** The price of one: `Rp 475.000 per hari`, or the words for an unknown one. */
export function priceOf({ price, unit, unpriced }: Offer): string {
  return price === null ? (unpriced ?? formatPrice(null)) : priceWithUnit(price, unit);
}
