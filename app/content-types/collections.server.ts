import type { BaseRecord } from '~/admin-api/collection-config.server';
import type { Collection } from './base-record.server';
import { collection as articles } from './blog/schema.server';
import { bookableTypeList } from './bookable-types.server';

/** Every collection with detail pages. */
export const collections: readonly Collection<BaseRecord>[] = [
  ...bookableTypeList.map(({ collection }) => collection),
  articles,
];
