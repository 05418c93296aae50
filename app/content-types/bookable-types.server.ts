import type { BaseRecord } from '~/admin-api/collection-config.server';
import type { Offer } from '~/booking/offer.server';
import type { RelatedCard } from '~/detail-page/related';
import type { PlannableType } from '~/plan/items';
import { toOffer as accommodationOffer } from './accommodations/offer.server';
import * as accommodations from './accommodations/schema.server';
import { toOffer as attractionOffer } from './attractions/offer.server';
import * as attractions from './attractions/schema.server';
import type { Collection } from './base-record.server';
import { toOffer as eventOffer } from './events/offer.server';
import * as events from './events/schema.server';
import { toOffer as facilityOffer } from './facilities/offer.server';
import * as facilities from './facilities/schema.server';
import { toOffer as packageOffer } from './packages/offer.server';
import * as packages from './packages/schema.server';
import type { SimilarBy } from './similar.server';
import { toOffer as ticketOffer } from './tickets/offer.server';
import * as tickets from './tickets/schema.server';
import { toOffer as vehicleOffer } from './vehicles/offer.server';
import * as vehicles from './vehicles/schema.server';

/** A content type whose records can be ordered and planned (decisions 11 and 13). */
export interface BookableType<R extends BaseRecord> extends SimilarBy<R> {
  type: PlannableType;
  collection: Collection<R>;
  toCard: (record: R) => RelatedCard;
  toOffer: (record: R) => Offer;
  /** Where the record is, for directions; null if unknown, or if it is no place. */
  toPlace: (record: R) => string | null;
}

const type = <R extends BaseRecord>(bookable: BookableType<R>) => bookable;

/** The seven bookable content types: what orders, plans, comparisons, search and related records know of them. */
export const bookableTypes = {
  packages: type({
    ...packages,
    type: 'packages',
    collection: packages.packages,
    toOffer: packageOffer,
    toPlace: ({ location }) => location,
  }),
  accommodations: type({
    ...accommodations,
    type: 'accommodations',
    collection: accommodations.accommodations,
    isInStock: ({ rooms }) => rooms > 0,
    toOffer: accommodationOffer,
    toPlace: titleAndLocation,
  }),
  vehicles: type({
    ...vehicles,
    type: 'vehicles',
    collection: vehicles.vehicles,
    toOffer: vehicleOffer,
    toPlace: () => null,
  }),
  tickets: type({
    ...tickets,
    type: 'tickets',
    collection: tickets.tickets,
    isInStock: ({ stock }) => stock > 0,
    toOffer: ticketOffer,
    toPlace: ({ location }) => location,
  }),
  events: type({
    ...events,
    type: 'events',
    collection: events.events,
    toOffer: eventOffer,
    toPlace: ({ location }) => location,
  }),
  attractions: type({
    ...attractions,
    type: 'attractions',
    collection: attractions.attractions,
    toOffer: attractionOffer,
    toPlace: titleAndLocation,
  }),
  facilities: type({
    ...facilities,
    type: 'facilities',
    collection: facilities.facilities,
    isInStock: ({ quantity }) => quantity > 0,
    toOffer: facilityOffer,
    toPlace: () => null,
  }),
};

/** Calls a function with each bookable content type, and returns the results by type. */
export function mapBookableTypes<T>(
  map: <R extends BaseRecord>(bookable: BookableType<R>) => T,
): Record<PlannableType, T> {
  return {
    packages: map(bookableTypes.packages),
    accommodations: map(bookableTypes.accommodations),
    vehicles: map(bookableTypes.vehicles),
    tickets: map(bookableTypes.tickets),
    events: map(bookableTypes.events),
    attractions: map(bookableTypes.attractions),
    facilities: map(bookableTypes.facilities),
  };
}

/** The place of a record whose title is the name of a place. */
function titleAndLocation({ title, location }: { title: string; location: string | null }): string {
  return [title, location].filter((part) => part !== null).join(', ');
}
