import type { BaseRecord, ListResource } from '~/admin-api/collection-config.server';
import { titlesInMemory } from '~/admin-api/records.server';
import { recordHref } from './base-record.server';
import * as blog from './blog/schema.server';
import { bookableTypeList } from './bookable-types.server';
import * as culinary from './culinary/schema.server';
import { contentTypes, detailHref } from './registry';
import type { SearchHit } from './search';
import type { ContentType } from './types';

/** A content type's list in memory, as search reads it. Without the list there are no matches. */
interface SearchableList {
  contentType: ContentType;
  /** What the card of the record with this URL param shows; undefined if it is not in memory. */
  preview: (param: string) => SearchHit['preview'];
  /** The records whose titles match a query, best first. */
  search: (query: string, limit: number) => SearchMatch[];
}

/** A record that matches a query. */
interface SearchMatch {
  /** Higher for a worse match. */
  distance: number;
  /** Builds its hit: formatting takes longer than the search. */
  toHit: () => SearchHit;
}

interface HitTarget {
  href: string;
  price?: string | null;
}

/** The lists of the nine content types. */
export const searchableLists: readonly SearchableList[] = [
  ...bookableTypeList.map(({ type, collection, toCard }) => searchable(contentTypes[type], collection, toCard)),
  searchable(contentTypes.culinary, culinary.dishes, (dish) => ({
    href: detailHref(contentTypes.culinary, culinary.dishParam(dish)),
    price: dish.price,
  })),
  searchable(contentTypes.blog, blog.collection, (article) => ({ href: recordHref(blog.collection, article) })),
];

function searchable<R extends BaseRecord>(
  contentType: ContentType,
  list: ListResource<R>,
  toHitTarget: (record: R) => HitTarget,
): SearchableList {
  const previewOf = (record: R, { price }: HitTarget) => ({ image: record.images[0], price });
  const toHit = (record: R): SearchHit => {
    const shown = toHitTarget(record);
    const { name: label, path: listPath } = contentType;
    return { title: record.title, label, href: shown.href, listPath, preview: previewOf(record, shown) };
  };
  return {
    contentType,
    preview: (param) => {
      const record = titlesInMemory(list)?.find(param);
      return record && previewOf(record, toHitTarget(record));
    },
    search: (query, limit) =>
      titlesInMemory(list)
        ?.search(query, limit)
        .map(({ record, distance }) => ({ distance, toHit: () => toHit(record) })) ?? [],
  };
}
