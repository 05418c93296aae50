import { type BaseRecord, bestMatch, type ListEndpoint } from '~/admin-api/collection.server';
import { isHidden, listInMemory } from '~/admin-api/records.server';
import * as blog from '~/content-types/blog/schema.server';
import { bookableTypeList } from '~/content-types/bookable-types.server';
import * as culinary from '~/content-types/culinary/schema.server';
import { recordHref } from '~/content-types/shared.server';
import { contentTypes, detailHref } from '~/definitions/registry';
import type { ContentType } from '~/definitions/types';
import type { PriceView } from '~/lib/currency';
import type { SearchHit } from './search';
import { titlesInMemory } from './title-index.server';

/** A content type's list in memory, as search reads it. Without the list there are no matches. */
interface SearchableList {
  contentType: ContentType;
  /** What the card of the record with this URL param shows; undefined if it is not in memory. */
  preview: (param: string) => SearchHit['preview'];
  /** Whether the list says that the record with this URL param is not public. */
  isHidden: (param: string) => boolean;
  /** The records whose titles match a query, best first. */
  search: (query: string, limit: number) => Promise<SearchMatch[]>;
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
  price?: PriceView | null;
}

/** The lists of the content types. */
export const searchableLists: readonly SearchableList[] = [
  ...bookableTypeList.map(({ type, collection, toCard }) => searchable(contentTypes[type], collection, toCard)),
  searchable(contentTypes.culinary, culinary.dishes, (dish) => ({
    href: detailHref(contentTypes.culinary, culinary.dishParam(dish)),
    price: dish.price === null ? null : { amount: dish.price },
  })),
  searchable(contentTypes.blog, blog.collection, (article) => ({ href: recordHref(blog.collection, article) })),
];

function searchable<R extends BaseRecord>(
  contentType: ContentType,
  list: ListEndpoint<R>,
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
      const record = bestMatch(param, listInMemory(list) ?? []);
      return record && previewOf(record, toHitTarget(record));
    },
    isHidden: (param) => isHidden(list, param),
    search: async (query, limit) => {
      const matches = (await titlesInMemory(list))?.search(query, limit) ?? [];
      return matches.map(({ record, distance }) => ({ distance, toHit: () => toHit(record) }));
    },
  };
}
