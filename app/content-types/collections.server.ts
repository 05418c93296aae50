import type { BaseRecord, CollectionConfig } from '~/admin-api/collection-config.server';
import { accommodations } from './accommodation/schema.server';
import { attractions } from './attractions/schema.server';
import { articles } from './blog/schema.server';
import { events } from './events/schema.server';
import { facilities } from './facilities/schema.server';
import { packages } from './packages/schema.server';
import { contentTypes } from './registry';
import { tickets } from './tickets/schema.server';
import { vehicles } from './transport/schema.server';
import type { ContentType } from './types';

/** Every collection with detail pages, with its content type. */
export const collections: readonly [ContentType, CollectionConfig<BaseRecord>][] = [
  [contentTypes.packages, packages],
  [contentTypes.accommodation, accommodations],
  [contentTypes.transport, vehicles],
  [contentTypes.tickets, tickets],
  [contentTypes.events, events],
  [contentTypes.attractions, attractions],
  [contentTypes.facilities, facilities],
  [contentTypes.blog, articles],
];
