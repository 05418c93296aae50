import type { z } from 'zod';
import * as decode from '~/admin-api/field-decoders.server';
import type { Offer } from '~/booking/offer.server';
import {
  baseFields,
  type Collection,
  mergeImages,
  offerBase,
  titleAndLocation,
  toCardBase,
} from '~/content-types/base-record.server';
import { contentTypes } from '~/content-types/registry';
import { formatPrice } from '~/lib/currency';
import { EXCERPT_LENGTH, truncate } from '~/lib/truncate';
import type { Facets } from '~/list-page/facet-table.server';

const fields = baseFields
  .extend({
    title: decode.requiredText,
    description: decode.longText,
    price: decode.price,
    harga: decode.price,
    category: decode.text,
    rating: decode.rating,
    location: decode.text,
    days: decode.countOr(1),
    nights: decode.countOr(0),
    image: decode.imagePaths,
  })
  .transform(({ price, harga, ...same }) => ({
    ...mergeImages(same),
    slug: same.slug ?? same.id,
    // Visitors see a price of 0 and a missing price alike: free.
    price: (price ?? harga) || null,
  }));

const schema = decode.withAliases(
  { title: ['title', 'judul', 'name'], days: ['duration_days'], nights: ['duration_nights'] },
  fields,
);

export type Attraction = z.output<typeof schema>;

export const collection: Collection<Attraction> = {
  ...contentTypes.attractions,
  schema,
  apiParam: 'slug',
  urlParam: 'id',
  logMessages: { list: 'Gagal mengambil data atraksi' },
};

/** What the list filters and sorts an attraction by. */
export const toFacets = (attraction: Attraction): Facets => ({
  texts: [attraction.title, attraction.location],
  // Without a price it is free.
  price: attraction.price ?? 0,
});

/** View model of an attraction on a card. */
export const toCard = (attraction: Attraction) => ({
  ...toCardBase(collection, attraction),
  price: attraction.price === null ? null : formatPrice(attraction.price, ' per orang'),
  description: attraction.description && truncate(attraction.description, EXCERPT_LENGTH),
  rating: attraction.rating,
  location: attraction.location,
});

/** View model of an attraction's page. */
export const toDetail = (attraction: Attraction) => ({
  ...toCard(attraction),
  images: attraction.images,
  description: attraction.description ?? 'Deskripsi atraksi belum tersedia.',
  duration: attraction.nights > 0 ? `${attraction.days} hari ${attraction.nights} malam` : `${attraction.days} hari`,
});

export const toPlace = titleAndLocation;

/** What an attraction offers: without a price it is free, and its message names none (specification 5 and 7). */
export const toOffer = (attraction: Attraction): Offer => ({
  ...offerBase(collection, attraction),
  label: 'Harga',
  unit: 'per orang',
  unpriced: 'Gratis',
  multiplies: ['orang'],
  cancellation: 'Tidak dapat dikembalikan setelah pembelian.',
  sentences: (title, price) => [
    `Halo, saya ingin berkunjung ke ${title}${price === null ? '' : ` (tiket ${price})`}.`,
    'Mohon info waktu terbaik dan cara memesannya. Terima kasih.',
  ],
});
