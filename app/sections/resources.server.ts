import type { Resource, SiteRecord } from '~/site/record.server';
import { type Section, sections } from '~/site/sections';
import { accommodations } from './accommodation/model.server';
import { attractions } from './attractions/model.server';
import { articles } from './blog/model.server';
import { events } from './events/model.server';
import { facilities } from './facilities/model.server';
import { packages } from './packages/model.server';
import { tickets } from './tickets/model.server';
import { vehicles } from './transport/model.server';

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
