import { z } from 'zod';
import { type BaseRecord, type Collection, canonicalParam } from '~/admin-api/collection.server';
import * as decode from '~/admin-api/field-decoders.server';
import { MAX_TEXT_LENGTH } from '~/definitions/filters';
import { detailHref } from '~/definitions/registry';
import type { RatingView } from '~/lib/rating';
import { newPlanItem } from '~/plan-items/items';
import { RECORD } from '~/server/limits.server';
import type { SearchTexts } from './define-type.server';

/** The fields that the records of all collections have. */
export const baseFields = z.object({
  id: decode.identifier,
  slug: decode.identifier,
  title: decode.requiredText,
  category: decode.text,
  images: decode.imagePaths,
  createdAt: decode.timestamp,
  updatedAt: decode.timestamp,
});

/** The fields of a record's rating, for `ratingOf`. */
export const ratingFields = {
  rating: decode.rating,
  ratingOrNull: decode.ratingOrNull,
  reviewCount: decode.positiveCount,
};

/** The fields of most records that can be ordered. */
export const bookableFields = baseFields.extend({
  description: decode.longText,
  price: decode.nonZeroPrice,
  ...ratingFields,
  location: decode.text,
});

/** View model of a record's rating. Our default rating comes from no reviews. */
export const ratingOf = ({
  rating,
  ratingOrNull,
  reviewCount,
}: Pick<z.output<typeof bookableFields>, keyof typeof ratingFields>): RatingView => ({
  rating,
  ...(ratingOrNull !== null && reviewCount !== null && { reviewCount }),
});

/** What most lists filter and sort by. */
export const baseFilterValues = ({
  title,
  location,
  price,
  ratingOrNull,
}: Pick<z.output<typeof bookableFields>, 'title' | 'location' | 'price' | 'ratingOrNull'>) => ({
  texts: [title, location],
  price,
  rating: ratingOrNull,
  area: areaOf(location),
});

/** The area of a location: what is before the first comma; null if that is no name. */
export function areaOf(location: string | null): string | null {
  const area = location?.split(',', 1)[0]?.trim() ?? '';
  return area !== '' && area.length <= MAX_TEXT_LENGTH ? area : null;
}

/** What a search finds a record by: its category and place, and what else it says. */
export const searchTexts = (
  about: readonly (string | null)[],
  texts: readonly (string | null | undefined)[],
): SearchTexts => ({ about: about.filter(Boolean).join(' '), text: texts.filter(Boolean).join(' ') });

/** Merges a record's `image` into its `images`, as the main one. */
export const mergeImages = <T extends { image: string[]; images: string[] }>({ image, images, ...same }: T) => ({
  ...same,
  images: [...new Set([...image, ...images])].slice(0, RECORD.maxImages),
});

/** The canonical path of a record's page. */
export const recordHref = (collection: Collection<BaseRecord>, record: BaseRecord) =>
  detailHref(collection, canonicalParam(collection, record));

/** The place of a record whose title is the name of a place. */
export const titleAndLocation = ({ title, location }: { title: string; location: string | null }): string =>
  location === null ? title : `${title}, ${location}`;

/**
 * View model of what the cards of all content types show.
 *
 * @param minPeople the fewest people, where the price is per person
 */
export const toCardBase = (collection: Collection<BaseRecord>, record: BaseRecord, minPeople?: number) => ({
  href: recordHref(collection, record),
  title: record.title,
  image: record.images[0],
  category: record.category ?? undefined,
  item: newPlanItem(collection.path, record, minPeople),
});

/** The part of an offer that is the same for all content types (`booking/offer.server.ts`). */
export function offerBase(collection: Collection<BaseRecord>, record: BaseRecord & { price: number | null }) {
  const { title, price, id, slug } = record;
  const short = [id, slug].flatMap((param) => (param === null ? [] : detailHref(collection, param)));
  // The list's path fits into every message.
  const paths = [...new Set([recordHref(collection, record), ...short, collection.path])];
  return { title, price, paths, params: collection.booking ?? [] };
}

const SHOWN_FACILITIES = 3;

/** View model of the facilities on a card: the first three, and the number of the others. */
export const firstFacilities = (facilities: readonly string[]) => ({
  names: facilities.slice(0, SHOWN_FACILITIES),
  more: Math.max(0, facilities.length - SHOWN_FACILITIES),
});
