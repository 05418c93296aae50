import type { Offer } from '~/booking/offer.server';
import { type OrderContext, toOrder } from '~/booking/order.server';
import { toOffer as accommodationOffer } from '~/content-types/accommodations/offer.server';
import * as accommodation from '~/content-types/accommodations/schema.server';
import { toOffer as attractionsOffer } from '~/content-types/attractions/offer.server';
import * as attractions from '~/content-types/attractions/schema.server';
import * as blog from '~/content-types/blog/schema.server';
import { toOffer as eventsOffer } from '~/content-types/events/offer.server';
import * as events from '~/content-types/events/schema.server';
import { toOffer as facilitiesOffer } from '~/content-types/facilities/offer.server';
import * as facilities from '~/content-types/facilities/schema.server';
import { toOffer as packagesOffer } from '~/content-types/packages/offer.server';
import * as packages from '~/content-types/packages/schema.server';
import { toOffer as ticketsOffer } from '~/content-types/tickets/offer.server';
import * as tickets from '~/content-types/tickets/schema.server';
import { toOffer as vehicleOffer } from '~/content-types/vehicles/offer.server';
import * as vehicles from '~/content-types/vehicles/schema.server';

/** Every content type with detail pages: its schema and its views. */
export const modules = {
  packages: { ...packages, schema: packages.packages.schema },
  accommodations: { ...accommodation, schema: accommodation.accommodations.schema },
  vehicles: { ...vehicles, schema: vehicles.vehicles.schema },
  tickets: { ...tickets, schema: tickets.tickets.schema },
  events: { ...events, schema: events.events.schema },
  attractions: { ...attractions, schema: attractions.attractions.schema },
  facilities: { ...facilities, schema: facilities.facilities.schema },
  blog: { ...blog, schema: blog.articles.schema },
} as const;

export const keys = Object.keys(modules) as (keyof typeof modules)[];

/** Every content type whose records can be ordered: what a record offers. */
const offers: Record<OrderKey, (record: never) => Offer> = {
  packages: packagesOffer,
  accommodations: accommodationOffer,
  vehicles: vehicleOffer,
  tickets: ticketsOffer,
  events: eventsOffer,
  attractions: attractionsOffer,
  facilities: facilitiesOffer,
};

export type OrderKey = Exclude<keyof typeof modules, 'blog'>;
export const orderKeys = Object.keys(offers) as OrderKey[];

/** An order at noon in Bali on 23 November 2026. */
export const orderContext: OrderContext = {
  search: new URLSearchParams(),
  now: Date.parse('2026-11-23T12:00:00+08:00'),
  fetchedAt: Date.parse('2026-11-23T11:59:30+08:00'),
  isStale: false,
};

/** Returns the order view of a record as the admin host sends it, for a query. */
export function orderOf(key: OrderKey, wire: object, query = '', more: Partial<OrderContext> = {}) {
  const offer = offers[key](modules[key].schema.parse(wire) as never);
  return toOrder(offer, { ...orderContext, search: new URLSearchParams(query), ...more });
}
