import * as accommodation from '~/content-types/accommodation/schema.server';
import * as attractions from '~/content-types/attractions/schema.server';
import * as events from '~/content-types/events/schema.server';
import * as facilities from '~/content-types/facilities/schema.server';
import * as packages from '~/content-types/packages/schema.server';
import * as tickets from '~/content-types/tickets/schema.server';
import * as transport from '~/content-types/transport/schema.server';

/** For each kind of record, a function that returns its order link. */
export const orders: Record<string, (wire: object) => string> = {
  package: (wire) => packages.toDetail(packages.packages.schema.parse(wire)).orderHref,
  accommodation: (wire) => accommodation.toDetail(accommodation.accommodations.schema.parse(wire)).orderHref,
  vehicle: (wire) => transport.toDetail(transport.vehicles.schema.parse(wire)).orderHref,
  ticket: (wire) => tickets.toDetail(tickets.tickets.schema.parse(wire)).orderHref,
  event: (wire) => events.toDetail(events.events.schema.parse(wire)).orderHref,
  attraction: (wire) => attractions.toDetail(attractions.attractions.schema.parse(wire)).orderHref,
  facility: (wire) => facilities.toDetail(facilities.facilities.schema.parse(wire)).orderHref,
};

/** Returns a record's order link, the message without its last line, and that line (the page's URL). */
export function chat(kind: string, wire: object) {
  const href = orders[kind]?.(wire) ?? '';
  const lines = (new URL(href).searchParams.get('text') ?? '').replaceAll('\u00a0', ' ').split('\n');
  return { href, text: lines.slice(0, -1).join('\n'), page: lines.at(-1) };
}

/** A record with nothing but a name, in the fields of every kind. */
export const named = {
  judul: 'Vila Sawah',
  name: 'Vila Sawah',
  title: 'Vila Sawah',
  slug: 'vila-slug',
  id: 7,
};
