import type { BaseRecord, ListResource } from '~/admin-api/collection-config.server';
import type { Collection } from './base-record.server';
import { collection as articles } from './blog/schema.server';
import { bookableTypeList } from './bookable-types.server';
import { dishes, homeDishes, restaurants } from './culinary/schema.server';

/** Every collection with detail pages. */
export const collections: readonly Collection<BaseRecord>[] = [
  ...bookableTypeList.map(({ collection }) => collection),
  articles,
];

/** All lists, those without detail pages too. */
export const lists: readonly ListResource<BaseRecord>[] = [...collections, dishes, restaurants, homeDishes];
