import { type BaseRecord, bestMatch, type ListEndpoint } from '~/admin-api/collection.server';
import { isHidden, listInMemory } from '~/admin-api/records.server';
import * as blog from '~/content-types/blog/schema.server';
import { bookableTypeList } from '~/content-types/bookable-types.server';
import { restaurantHref } from '~/content-types/culinary/culinary-view.server';
import * as culinary from '~/content-types/culinary/schema.server';
import type { SearchTexts } from '~/content-types/define-type.server';
import { recordHref } from '~/content-types/shared.server';
import { contentTypes, detailHref } from '~/definitions/registry';
import type { ContentType } from '~/definitions/types';
import type { PriceView } from '~/lib/currency';
import type { DayView } from '~/lib/dates.server';
import type { SearchHit } from './search';
import { indexInMemory, type Searchable } from './search-index.server';

/** A content type's list in memory, as search reads it. Without the list there are no matches. */
interface SearchableList extends Searchable<Hit> {
  contentType: ContentType;
  /** What the card of the record with this URL param shows; undefined if it is not in memory. */
  preview: (param: string) => SearchHit['preview'];
  /** Whether the list says that the record with this URL param is not public. */
  isHidden: (param: string) => boolean;
}

/** A record that matches a query. */
interface Hit {
  /** Higher for a worse match. */
  distance: number;
  /** Builds its hit: formatting takes longer than the search. */
  toHit: () => SearchHit;
}

interface HitTarget {
  href: string;
  /** In place of the name of its content type. */
  label?: string;
  price?: PriceView | null;
  /** What its card says. */
  duration?: string | null;
  date?: DayView | null;
  location?: string | null;
  capacity?: number | null;
}

/** The lists of the content types. */
export const searchableLists: readonly SearchableList[] = [
  ...bookableTypeList.map(({ type, collection, toSearchTexts, toCard }) =>
    searchable(contentTypes[type], collection, toSearchTexts, toCard),
  ),
  searchable(contentTypes.culinary, culinary.dishes, culinary.toSearchTexts, (dish) => ({
    href: detailHref(contentTypes.culinary, culinary.dishParam(dish)),
    price: priceOf(dish),
  })),
  searchable(contentTypes.culinary, culinary.restaurants, culinary.toSearchTexts, (restaurant) => ({
    href: restaurantHref(restaurant, listInMemory(culinary.restaurants) ?? []),
    label: 'Restoran',
    price: priceOf(restaurant),
  })),
  searchable(contentTypes.blog, blog.collection, blog.articles.toSearchTexts, (article) => ({
    href: recordHref(blog.collection, article),
  })),
];

const priceOf = ({ price }: culinary.CulinaryRecord): PriceView | null => (price === null ? null : { amount: price });

/** How long it takes or when it is, and where, or else for how many people. */
function aboutOf({ duration, date, location, capacity }: HitTarget): string | undefined {
  const facts = [duration, date?.text, location ?? (capacity && `${capacity} orang`)];
  return facts.filter(Boolean).join(' · ') || undefined;
}

function searchable<R extends BaseRecord>(
  contentType: ContentType,
  list: ListEndpoint<R>,
  toSearchTexts: (record: R) => SearchTexts,
  toHitTarget: (record: R) => HitTarget,
): SearchableList {
  const previewOf = (record: R, shown: HitTarget) => ({
    image: record.images[0],
    price: shown.price,
    about: aboutOf(shown),
  });
  const toHit = (record: R): SearchHit => {
    const shown = toHitTarget(record);
    const { name, path: listPath } = contentType;
    return {
      title: record.title,
      label: shown.label ?? name,
      href: shown.href,
      listPath,
      preview: previewOf(record, shown),
    };
  };
  return {
    contentType,
    preview: (param) => {
      const record = bestMatch(param, listInMemory(list) ?? []);
      return record && previewOf(record, toHitTarget(record));
    },
    isHidden: (param) => isHidden(list, param),
    index: async () => {
      const index = await indexInMemory(list, toSearchTexts);
      return (
        index && {
          ...index,
          search: (...asked) =>
            index.search(...asked).map(({ record, distance }) => ({ distance, toHit: () => toHit(record) })),
        }
      );
    },
  };
}
