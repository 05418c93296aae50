import * as accommodation from '~/content-types/accommodation/schema.server';
import * as attractions from '~/content-types/attractions/schema.server';
import * as blog from '~/content-types/blog/schema.server';
import * as events from '~/content-types/events/schema.server';
import * as facilities from '~/content-types/facilities/schema.server';
import * as packages from '~/content-types/packages/schema.server';
import * as tickets from '~/content-types/tickets/schema.server';
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
