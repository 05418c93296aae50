import type { z } from 'zod';
import type { DescribedCollection } from '~/admin-api/collection.server';
import { withAliases } from '~/admin-api/field-aliases.server';
import * as decode from '~/admin-api/field-decoders.server';
import type { Offer } from '~/booking/offer.server';
import { definition } from '~/definitions/attractions';
import type { FilterValues } from '~/definitions/filters';
import { per, priceView } from '~/lib/currency';
import { pick } from '~/lib/pick';
import { excerptOf } from '~/lib/text/long-text.server';
import { defineBookableType } from '../define-type.server';
import {
  areaOf,
  bookableFields,
  mergeImages,
  offerBase,
  ratingOf,
  searchTexts,
  titleAndLocation,
  toCardBase,
} from '../shared.server';

const fields = bookableFields
  .extend({
    price: decode.price,
    harga: decode.price,
    days: decode.positiveCountOr(1),
    nights: decode.countOr(0),
    image: decode.imagePaths,
  })
  .transform(({ price, harga, ...same }) => ({
    ...mergeImages(decode.withText(same, 'description')),
    slug: same.slug ?? same.id,
    // A missing price means free; only an unreadable price is unknown.
    price: price === undefined && harga === undefined ? 0 : (price ?? harga ?? null),
  }));

const schema = withAliases(
  { title: ['title', 'judul', 'name'], days: ['duration_days'], nights: ['duration_nights'] },
  fields,
);

export type Attraction = z.output<typeof schema>;

export const collection: DescribedCollection<Attraction> = {
  ...definition,
  adminPath: '/api/admin/attractions',
  fallbackDescription: 'Deskripsi atraksi belum tersedia.',
  schema,
  apiIdField: 'slug',
  urlIdField: 'id',
  logMessages: { list: 'Gagal mengambil data atraksi' },
};

const toPlace = titleAndLocation;

const toFilterValues = ({ title, location, price }: Attraction): FilterValues => ({
  texts: [title, location],
  price,
  area: areaOf(location),
});

const isFree = ({ price }: Attraction) => price === 0;

const toSearchTexts = (attraction: Attraction) =>
  searchTexts([attraction.category, attraction.location], [attraction.description?.plain]);

export const toCard = (attraction: Attraction) => ({
  ...toCardBase(collection, attraction, 1),
  ...ratingOf(attraction),
  ...pick(attraction, 'location'),
  // The card of a free attraction shows no price.
  price: isFree(attraction) ? null : priceView(attraction.price, { unit: 'per orang' }),
  description: excerptOf(attraction.description),
});

export const toDetail = (attraction: Attraction) => ({
  ...toCard(attraction),
  images: attraction.images,
  isFree: isFree(attraction),
  description: excerptOf(attraction.description) ?? collection.fallbackDescription,
  duration: attraction.nights > 0 ? `${attraction.days} hari ${attraction.nights} malam` : `${attraction.days} hari`,
});

/** Returns the offer. For a free attraction it has no price, and the message names none. */
function toOffer(attraction: Attraction): Offer {
  const askPrice = attraction.price === null;
  return {
    ...offerBase(collection, { ...attraction, price: attraction.price || null }),
    label: 'Harga',
    unit: per('orang'),
    ...(isFree(attraction) && { freeText: 'Gratis' }),
    multiplies: ['orang'],
    cancellation: 'Tidak dapat dikembalikan setelah pembelian.',
    sentences: {
      id: (title, price) => [
        `Halo, saya ingin berkunjung ke ${title}${price === null ? '' : ` (tiket ${price})`}.`,
        `Mohon info ${askPrice ? 'harga tiket, ' : ''}waktu terbaik dan cara memesannya. Terima kasih.`,
      ],
      en: (title, price) => [
        `Hello, I would like to visit ${title}${price === null ? '' : ` (ticket ${price})`}.`,
        `Please tell me ${askPrice ? 'the ticket price, ' : ''}the best time and how to book. Thank you.`,
      ],
    },
  };
}

export const attractions = defineBookableType({
  type: 'attractions',
  collection,
  toFilterValues,
  toSearchTexts,
  toCard,
  toDetail,
  toOffer,
  toPlace,
});
