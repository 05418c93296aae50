import type { BaseRecord } from '~/admin-api/collection-config.server';
import { accommodations } from './accommodations/schema.server';
import { attractions } from './attractions/schema.server';
import type { Collection } from './base-record.server';
import { articles } from './blog/schema.server';
import { events } from './events/schema.server';
import { facilities } from './facilities/schema.server';
import { packages } from './packages/schema.server';
import { tickets } from './tickets/schema.server';
import { vehicles } from './vehicles/schema.server';

/** Every collection with detail pages. */
export const collections: readonly Collection<BaseRecord>[] = [
  packages,
  accommodations,
  vehicles,
  tickets,
  events,
  attractions,
  facilities,
  articles,
];
