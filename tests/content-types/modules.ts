import type { Offer } from '~/booking/offer.server';
import { toOrder, type Visit } from '~/booking/order.server';
import { toOffer as accommodationOffer } from '~/content-types/accommodation/offer.server';
import * as accommodation from '~/content-types/accommodation/schema.server';
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
import { toOffer as transportOffer } from '~/content-types/transport/offer.server';
import * as transport from '~/content-types/transport/schema.server';

/** Every content type with detail pages: its schema and its views. */
export const modules = {
  packages: { ...packages, schema: packages.packages.schema },
  accommodation: { ...accommodation, schema: accommodation.accommodations.schema },
  transport: { ...transport, schema: transport.vehicles.schema },
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
  accommodation: accommodationOffer,
  transport: transportOffer,
  tickets: ticketsOffer,
  events: eventsOffer,
  attractions: attractionsOffer,
  facilities: facilitiesOffer,
};

export type OrderKey = Exclude<keyof typeof modules, 'blog'>;
export const orderKeys = Object.keys(offers) as OrderKey[];

/** A visit at noon in Bali on 23 November 2026. */
export const visit: Visit = {
  search: new URLSearchParams(),
  now: Date.parse('2026-11-23T12:00:00+08:00'),
  fetchedAt: Date.parse('2026-11-23T11:59:30+08:00'),
  isStale: false,
};

/** Returns the order view of a record as the admin host sends it, for a query. */
export function orderOf(key: OrderKey, wire: object, query = '', more: Partial<Visit> = {}) {
  const offer = offers[key](modules[key].schema.parse(wire) as never);
  return toOrder(offer, { ...visit, search: new URLSearchParams(query), ...more });
}
