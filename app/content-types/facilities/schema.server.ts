import type { z } from 'zod';
import type { DescribedCollection } from '~/admin-api/collection.server';
import { withAliases } from '~/admin-api/field-aliases.server';
import * as decode from '~/admin-api/field-decoders.server';
import { type Offer, orderSentences, soldOutQuestion, stockTerms } from '~/booking/offer.server';
import { definition } from '~/definitions/facilities';
import type { FilterValues } from '~/definitions/filters';
import { per, priceView } from '~/lib/currency';
import { excerptOf } from '~/lib/text/long-text.server';
import { truncateEncoded } from '~/lib/whatsapp';
import { defineBookableType } from '../define-type.server';
import { baseFields, mergeImages, offerBase, searchTexts, toCardBase } from '../shared.server';

const fields = baseFields
  .extend({
    description: decode.longText,
    price: decode.nonZeroPrice,
    quantity: decode.countOr(0),
    image: decode.imagePaths,
  })
  .transform((facility) => mergeImages(decode.withText(facility, 'description')));

const schema = withAliases({ title: ['name'] }, fields);

export type Facility = z.output<typeof schema>;

export const collection: DescribedCollection<Facility> = {
  ...definition,
  adminPath: '/api/admin/fasilitas',
  fallbackDescription: 'Deskripsi fasilitas belum tersedia.',
  schema,
  apiIdField: 'id',
  urlIdField: 'id',
};

const isInStock = ({ quantity }: Facility) => quantity > 0;

const toFilterValues = ({ title, price }: Facility): FilterValues => ({ texts: [title], price });

const toSearchTexts = (facility: Facility) => searchTexts([facility.category], [facility.description?.plain]);

export const toCard = (facility: Facility) => ({
  ...toCardBase(collection, facility),
  price: priceView(facility.price, { unit: 'per unit' }),
  description: excerptOf(facility.description),
  quantity: facility.quantity,
});

export const toDetail = (facility: Facility) => ({
  ...toCard(facility),
  images: facility.images,
  description: excerptOf(facility.description) ?? collection.fallbackDescription,
});

/** Returns the offer. The order message has name, category and price per unit. */
function toOffer(facility: Facility): Offer {
  const { category, quantity } = facility;
  const isAvailable = isInStock(facility);
  const suffix = (word: string) => (category === null ? '' : ` (${word} ${truncateEncoded(category, 100)})`);
  return {
    ...offerBase(collection, facility),
    label: 'Harga',
    unit: per('unit'),
    ...stockTerms(quantity),
    sentences: orderSentences(
      {
        id: [
          (title) => `memesan fasilitas ${title}${suffix('kategori')}`,
          isAvailable ? 'apakah masih tersedia untuk acara saya' : soldOutQuestion.id,
        ],
        en: [
          (title) => `book the facility ${title}${suffix('category')}`,
          isAvailable ? 'is it available for my event' : soldOutQuestion.en,
        ],
      },
      isAvailable,
    ),
  };
}

export const facilities = defineBookableType({
  type: 'facilities',
  collection,
  toFilterValues,
  toSearchTexts,
  toCard,
  toDetail,
  toOffer,
  isInStock,
});
