import type { z } from 'zod';
import * as decode from '~/admin-api/field-decoders.server';
import { type Offer, orderSentences, soldOutQuestion } from '~/booking/offer.server';
import { baseFields, type Collection, mergeImages, offerBase, toCardBase } from '~/content-types/base-record.server';
import { contentTypes } from '~/content-types/registry';
import { formatPrice } from '~/lib/currency';
import { EXCERPT_LENGTH, truncate } from '~/lib/truncate';
import { truncateEncoded } from '~/lib/whatsapp';
import type { Facets } from '~/list-page/facet-table.server';

const fields = baseFields
  .extend({
    title: decode.requiredText,
    category: decode.text,
    description: decode.longText,
    price: decode.nonZeroPrice,
    quantity: decode.countOr(0),
    image: decode.imagePaths,
  })
  .transform(mergeImages);

const schema = decode.withAliases({ title: ['name'] }, fields);

export type Facility = z.output<typeof schema>;

export const collection: Collection<Facility> = { ...contentTypes.facilities, schema, apiParam: 'id', urlParam: 'id' };

/** What the list filters and sorts a facility by. */
export const toFacets = (facility: Facility): Facets => ({
  texts: [facility.title],
  price: facility.price,
});

/** View model of an event facility on a card. */
export const toCard = (facility: Facility) => ({
  ...toCardBase(collection, facility),
  price: formatPrice(facility.price, ' per unit'),
  description: facility.description && truncate(facility.description, EXCERPT_LENGTH),
  quantity: facility.quantity,
});

/** View model of a facility's page. */
export const toDetail = (facility: Facility) => ({
  ...toCard(facility),
  images: facility.images,
  description: facility.description ?? 'Deskripsi fasilitas belum tersedia.',
});

export const isInStock = ({ quantity }: Facility) => quantity > 0;

/** What a facility offers, with name, category and price per unit in its order message (specification 7). */
export function toOffer(facility: Facility): Offer {
  const { category, quantity } = facility;
  const suffix = category === null ? '' : ` (kategori ${truncateEncoded(category, 100)})`;
  return {
    ...offerBase(collection, facility),
    label: 'Harga',
    unit: 'per unit',
    stock: quantity,
    multiplies: ['jumlah'],
    limits: [{ param: 'jumlah', isOutside: (count) => count > quantity, warning: `Stok: ${quantity}` }],
    sentences: orderSentences(
      (title) => `memesan fasilitas ${title}${suffix}`,
      quantity > 0 ? 'apakah masih tersedia untuk acara saya' : soldOutQuestion,
    ),
  };
}
