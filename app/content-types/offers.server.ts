import type { BaseRecord } from '~/admin-api/collection-config.server';
import { findRecord } from '~/admin-api/collections.server';
import type { ApiResult } from '~/admin-api/result';
import type { Offer } from '~/booking/offer.server';
import { toOffer as accommodationOffer } from './accommodations/offer.server';
import { accommodations } from './accommodations/schema.server';
import { toOffer as attractionOffer } from './attractions/offer.server';
import { attractions } from './attractions/schema.server';
import type { Collection } from './base-record.server';
import { toOffer as eventOffer } from './events/offer.server';
import { events } from './events/schema.server';
import { toOffer as facilityOffer } from './facilities/offer.server';
import { facilities } from './facilities/schema.server';
import { toOffer as packageOffer } from './packages/offer.server';
import { packages } from './packages/schema.server';
import { toOffer as ticketOffer } from './tickets/offer.server';
import { tickets } from './tickets/schema.server';
import { toOffer as vehicleOffer } from './vehicles/offer.server';
import { vehicles } from './vehicles/schema.server';

/** Finds the offer of the record for a URL param. */
type FindOffer = (param: string, signal?: AbortSignal) => Promise<ApiResult<Offer>>;

/** Every content type whose records can be ordered, by the path above its detail pages. */
export const offers = new Map<string, FindOffer>([
  offersOf(packages, packageOffer),
  offersOf(accommodations, accommodationOffer),
  offersOf(vehicles, vehicleOffer),
  offersOf(tickets, ticketOffer),
  offersOf(events, eventOffer),
  offersOf(attractions, attractionOffer),
  offersOf(facilities, facilityOffer),
]);

function offersOf<R extends BaseRecord>(
  collection: Collection<R>,
  toOffer: (record: R) => Offer,
): [path: string, FindOffer] {
  const find: FindOffer = async (param, signal) => {
    const found = await findRecord(collection, param, signal);
    return found.ok ? { ...found, data: toOffer(found.data) } : found;
  };
  return [collection.detailPath, find];
}
