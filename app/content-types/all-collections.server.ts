import type { BaseRecord, Collection, ListEndpoint } from '~/admin-api/collection.server';
import { collection as articles } from './blog/schema.server';
import { bookableTypeList } from './bookable-types.server';
import { dishes, homeDishes, restaurants } from './culinary/schema.server';

/** Every collection with detail pages. */
export const collections: readonly Collection<BaseRecord>[] = [
  ...bookableTypeList.map(({ collection }) => collection),
  articles,
];

/** All lists, including those without detail pages. */
export const lists: readonly ListEndpoint<BaseRecord>[] = [...collections, dishes, restaurants, homeDishes];
