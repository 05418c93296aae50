import { type OrderContext, toOrder } from '~/booking/order.server';
import { accommodations } from '~/content-types/accommodations/schema.server';
import { attractions } from '~/content-types/attractions/schema.server';
import { articles } from '~/content-types/blog/schema.server';
import { bookableTypes } from '~/content-types/bookable-types.server';
import { events } from '~/content-types/events/schema.server';
import { facilities } from '~/content-types/facilities/schema.server';
import { packages } from '~/content-types/packages/schema.server';
import { tickets } from '~/content-types/tickets/schema.server';
import { vehicles } from '~/content-types/vehicles/schema.server';
import type { BookableKey } from '~/definitions/registry';

/** Every content type with detail pages: its schema and its views. */
export const modules = {
  packages: { ...packages, schema: packages.collection.schema },
  accommodations: { ...accommodations, schema: accommodations.collection.schema },
  vehicles: { ...vehicles, schema: vehicles.collection.schema },
  tickets: { ...tickets, schema: tickets.collection.schema },
  events: { ...events, schema: events.collection.schema },
  attractions: { ...attractions, schema: attractions.collection.schema },
  facilities: { ...facilities, schema: facilities.collection.schema },
  blog: { ...articles, schema: articles.collection.schema },
} as const;

export const keys = Object.keys(modules) as (keyof typeof modules)[];

/** An order at noon in Bali on 23 November 2026. */
export const orderContext: OrderContext = {
  search: new URLSearchParams(),
  now: Date.parse('2026-11-23T12:00:00+08:00'),
  fetchedAt: Date.parse('2026-11-23T11:59:30+08:00'),
  isStaleOnError: false,
};

/** Returns the order view of a record as the admin host sends it, for a query. */
export function orderOf(key: BookableKey, wire: object, query = '', more: Partial<OrderContext> = {}) {
  const offer = bookableTypes[key].toOffer(modules[key].schema.parse(wire) as never);
  return toOrder(offer, { ...orderContext, search: new URLSearchParams(query), ...more });
}
