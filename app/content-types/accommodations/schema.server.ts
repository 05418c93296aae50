import type { z } from 'zod';
import type { DescribedCollection } from '~/admin-api/collection.server';
import { facilityAliases, fieldAliases, withAliases } from '~/admin-api/field-aliases.server';
import * as decode from '~/admin-api/field-decoders.server';
import type { RoomNoun } from '~/booking/message-words';
import { type Offer, orderSentences } from '~/booking/offer.server';
import { definition } from '~/definitions/accommodations';
import type { FilterValues } from '~/definitions/filters';
import { per, priceView } from '~/lib/currency';
import { pick } from '~/lib/pick';
import { excerptOf } from '~/lib/text/long-text.server';
import { defineBookableType } from '../define-type.server';
import {
  areaOf,
  baseFilterValues,
  bookableFields,
  firstFacilities,
  offerBase,
  ratingOf,
  searchTexts,
  titleAndLocation,
  toCardBase,
} from '../shared.server';

const fields = bookableFields
  .extend({
    title: decode.textOr('Nama Hotel'),
    category: decode.textOr('Hotel'),
    address: decode.text,
    rooms: decode.countOr(10),
    facilities: decode.texts,
  })
  .transform(({ address, ...same }) => ({
    ...decode.withText(same, 'description'),
    // Directions need the street first; cards show the area.
    location: address ?? same.location ?? 'Bali',
    area: same.location ?? address ?? 'Bali',
  }));

const schema = withAliases(
  { ...fieldAliases, address: ['alamat'], rooms: ['kamar_tersedia'], facilities: facilityAliases(5) },
  fields,
);

export type Accommodation = z.output<typeof schema>;

export const collection: DescribedCollection<Accommodation> = {
  ...definition,
  adminPath: '/api/admin/akomodasis',
  fallbackDescription: 'Deskripsi akomodasi belum tersedia.',
  schema,
  apiIdField: 'slug',
  urlIdField: 'title',
};

const rooms: ReadonlyMap<string, RoomNoun> = new Map([
  ['Camping Ground', 'petak'],
  ['Glamping', 'tenda'],
  ['Hostel', 'tempat tidur'],
]);

/** Returns what `kamar` counts in a category; null if one record is one house. */
export const roomOf = (category: string): RoomNoun | null =>
  category === 'Villa Private' ? null : (rooms.get(category) ?? 'kamar');

const isInStock = ({ rooms }: Accommodation) => rooms > 0;

const toPlace = titleAndLocation;

const toFilterValues = (place: Accommodation): FilterValues => ({
  ...baseFilterValues(place),
  texts: [place.title, place.location, place.area],
  area: areaOf(place.area),
});

const toSearchTexts = (place: Accommodation) =>
  searchTexts([place.category, place.area, place.location], [place.description?.plain, ...place.facilities]);

export const toCard = (place: Accommodation) => ({
  ...toCardBase(collection, place),
  price: priceView(place.price, { unit: '/malam' }),
  ...ratingOf(place),
  location: place.area,
  facilities: firstFacilities(place.facilities),
});

export const toDetail = (place: Accommodation) => ({
  ...toCardBase(collection, place),
  ...ratingOf(place),
  ...pick(place, 'category', 'location', 'facilities', 'rooms', 'images'),
  room: roomOf(place.category),
  description: excerptOf(place.description) ?? collection.fallbackDescription,
});

function toOffer(place: Accommodation): Offer {
  const base = offerBase(collection, place);
  const stay = { label: 'Start From', unit: per('malam') };
  const room = roomOf(place.category);
  if (room === null) {
    return {
      ...base,
      ...stay,
      params: base.params.filter((param) => param !== 'kamar'),
      multiplies: ['malam'],
      sentences: orderSentences(
        {
          id: [(title) => `menyewa ${title}`, 'apakah masih tersedia untuk tanggal yang saya inginkan'],
          en: [(title) => `rent ${title}`, 'is it available for my dates'],
        },
        true,
      ),
    };
  }
  const englishRoom = englishRooms[room];
  return {
    ...base,
    ...stay,
    room,
    multiplies: ['malam', 'kamar'],
    sentences: orderSentences(
      {
        id: [(title) => `memesan ${room} di ${title}`, `apakah masih ada ${room} untuk tanggal yang saya inginkan`],
        en: [(title) => `book a ${englishRoom} at ${title}`, `is there a ${englishRoom} for my dates`],
      },
      true,
    ),
  };
}

const englishRooms: Record<RoomNoun, string> = { kamar: 'room', petak: 'pitch', tenda: 'tent', 'tempat tidur': 'bed' };

export const accommodations = defineBookableType({
  type: 'accommodations',
  collection,
  toFilterValues,
  toSearchTexts,
  toCard,
  toDetail,
  toOffer,
  toPlace,
  isInStock,
});
