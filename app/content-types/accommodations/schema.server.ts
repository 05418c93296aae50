import type { z } from 'zod';
import * as decode from '~/admin-api/field-decoders.server';
import { type Offer, orderSentences } from '~/booking/offer.server';
import {
  baseFields,
  type Collection,
  firstFacilities,
  offerBase,
  titleAndLocation,
  toCardBase,
} from '~/content-types/base-record.server';
import { contentTypes } from '~/content-types/registry';
import { formatPrice } from '~/lib/currency';
import type { Facets } from '~/list-page/facet-table.server';

const fields = baseFields
  .extend({
    title: decode.textOr('Nama Hotel'),
    category: decode.textOr('Hotel'),
    price: decode.nonZeroPrice,
    rating: decode.rating,
    givenRating: decode.givenRating,
    address: decode.text,
    location: decode.text,
    rooms: decode.countOr(10),
    fasilitas_1: decode.text,
    fasilitas_2: decode.text,
    fasilitas_3: decode.text,
    fasilitas_4: decode.text,
    fasilitas_5: decode.text,
    description: decode.longTextOr('Deskripsi akomodasi belum tersedia.'),
  })
  .transform(({ address, fasilitas_1, fasilitas_2, fasilitas_3, fasilitas_4, fasilitas_5, ...same }) => ({
    ...same,
    location: address ?? same.location ?? 'Bali',
    area: same.location ?? address ?? 'Bali',
    facilities: [fasilitas_1, fasilitas_2, fasilitas_3, fasilitas_4, fasilitas_5].filter((name) => name !== null),
  }));

const schema = decode.withAliases({ ...decode.fieldAliases, address: ['alamat'], rooms: ['kamar_tersedia'] }, fields);

export type Accommodation = z.output<typeof schema>;

export const collection: Collection<Accommodation> = {
  ...contentTypes.accommodations,
  schema,
  apiParam: 'slug',
  urlParam: 'title',
};

/** What the list filters and sorts a place by. */
export const toFacets = (place: Accommodation): Facets => ({
  texts: [place.title, place.location, place.area],
  price: place.price,
  rating: place.givenRating,
});

/** View model of an accommodation on a card. */
export const toCard = (place: Accommodation) => ({
  ...toCardBase(collection, place),
  price: formatPrice(place.price, '/malam'),
  rating: place.rating,
  location: place.area,
  facilities: firstFacilities(place.facilities),
});

/** View model of an accommodation's page. */
export const toDetail = (place: Accommodation) => ({
  ...toCardBase(collection, place),
  category: place.category,
  rating: place.rating,
  location: place.location,
  facilities: place.facilities,
  rooms: place.rooms,
  images: place.images,
  description: place.description,
});

export const isInStock = ({ rooms }: Accommodation) => rooms > 0;
export const toPlace = titleAndLocation;

/** What an accommodation offers. */
export const toOffer = (place: Accommodation): Offer => ({
  ...offerBase(collection, place),
  label: 'Start From',
  unit: 'per malam',
  multiplies: ['malam', 'kamar'],
  sentences: orderSentences(
    (title) => `memesan kamar di ${title}`,
    'apakah masih ada kamar untuk tanggal yang saya inginkan',
  ),
});
