import type { BaseRecord } from '~/admin-api/collection-config.server';
import type { Collection } from './base-record.server';
import { articles } from './blog/schema.server';
import { mapBookableTypes } from './bookable-types.server';

/** Every collection with detail pages. */
export const collections: readonly Collection<BaseRecord>[] = [
  ...Object.values(mapBookableTypes<Collection<BaseRecord>>(({ collection }) => collection)),
  articles,
];
