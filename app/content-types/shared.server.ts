import { z } from 'zod';
import { type BaseRecord, type Collection, canonicalParam } from '~/admin-api/collection.server';
import * as decode from '~/admin-api/field-decoders.server';
import { MAX_TEXT_LENGTH } from '~/definitions/filters';
import { detailHref } from '~/definitions/registry';
import type { RatingView } from '~/lib/rating';
import { newPlanItem } from '~/plan-items/items';
import { RECORD } from '~/server/limits.server';
import type { SearchTexts } from './define-type.server';

/** The fields of the records of all collections. */
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

/** Returns the view model of a record's rating. The default rating has no reviews. */
export const ratingOf = ({
  rating,
  ratingOrNull,
  reviewCount,
}: Pick<z.output<typeof bookableFields>, keyof typeof ratingFields>): RatingView => ({
  rating,
  ...(ratingOrNull !== null && reviewCount !== null && { reviewCount }),
});

/** Returns the values that most lists filter and sort by. */
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

const STREET = /^(?:jalan|jln|jl|gang|gg)\b/i;

/** Returns the area of a location: its first part that is not a street; null if that is not a name. */
export function areaOf(location: string | null): string | null {
  const parts = location?.split(',', 10) ?? [];
  const area = parts.map((part) => part.trim()).find((part) => !STREET.test(part)) ?? '';
  return area !== '' && area.length <= MAX_TEXT_LENGTH ? area : null;
}

/** Returns what a search finds a record by: its category and place, and its other texts. */
export const searchTexts = (
  about: readonly (string | null)[],
  texts: readonly (string | null | undefined)[],
): SearchTexts => ({ about: about.filter(Boolean).join(' '), text: texts.filter(Boolean).join(' ') });

/** Merges a record's `image` into its `images`, as the main image. */
export const mergeImages = <T extends { image: string[]; images: string[] }>({ image, images, ...same }: T) => ({
  ...same,
  images: [...new Set([...image, ...images])].slice(0, RECORD.maxImages),
});

/** Returns the canonical path of a record's page. */
export const recordHref = (collection: Collection<BaseRecord>, record: BaseRecord) =>
  detailHref(collection, canonicalParam(collection, record));

/** Returns the place of a record whose title is a place name. */
export const titleAndLocation = ({ title, location }: { title: string; location: string | null }): string =>
  location === null ? title : `${title}, ${location}`;

/**
 * Returns the view model shared by the cards of all content types.
 *
 * @param minPeople the minimum of people, if the price is per person
 */
export const toCardBase = (collection: Collection<BaseRecord>, record: BaseRecord, minPeople?: number) => ({
  href: recordHref(collection, record),
  title: record.title,
  image: record.images[0],
  category: record.category ?? undefined,
  item: newPlanItem(collection.path, record, minPeople),
});

/** Returns the part of an offer that is the same for all content types (`booking/offer.server.ts`). */
export function offerBase(collection: Collection<BaseRecord>, record: BaseRecord & { price: number | null }) {
  const { title, price, id, slug } = record;
  const short = [id, slug].flatMap((param) => (param === null ? [] : detailHref(collection, param)));
  // The list's path fits into every message.
  const paths = [...new Set([recordHref(collection, record), ...short, collection.path])];
  return { title, price, paths, params: collection.booking ?? [] };
}

const SHOWN_FACILITIES = 3;

/** Returns the view model of the facilities on a card: the first three, and the number of others. */
export const firstFacilities = (facilities: readonly string[]) => ({
  names: facilities.slice(0, SHOWN_FACILITIES),
  more: Math.max(0, facilities.length - SHOWN_FACILITIES),
});
