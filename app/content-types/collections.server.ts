import type { Resource, SiteRecord } from '~/admin-api/collection-config.server';
import { accommodations } from './accommodation/schema.server';
import { attractions } from './attractions/schema.server';
import { articles } from './blog/schema.server';
import { events } from './events/schema.server';
import { facilities } from './facilities/schema.server';
import { packages } from './packages/schema.server';
import { type Section, sections } from './registry';
import { tickets } from './tickets/schema.server';
import { vehicles } from './transport/schema.server';

/** Every kind of record that has pages of its own, with its section. */
export const resources: readonly [Section, Resource<SiteRecord>][] = [
  [sections.packages, packages],
  [sections.accommodation, accommodations],
  [sections.transport, vehicles],
  [sections.tickets, tickets],
  [sections.events, events],
  [sections.attractions, attractions],
  [sections.facilities, facilities],
  [sections.blog, articles],
];
