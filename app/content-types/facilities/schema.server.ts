import type { z } from 'zod';
import * as decode from '~/admin-api/field-decoders.server';
import { baseFields, type Collection, hrefOf, mergeImages, toCardBase } from '~/content-types/base-record.server';
import { nextChance, orderView } from '~/content-types/order.server';
import { contentTypes } from '~/content-types/registry';
import { formatPrice } from '~/lib/currency';
import { EXCERPT_LENGTH, truncate } from '~/lib/truncate';
import { truncateEncoded } from '~/lib/whatsapp';
import type { Facets } from '~/list-page/filter.server';

const fields = baseFields
  .extend({
    title: decode.requiredText,
    category: decode.text,
    description: decode.text,
    price: decode.nonZeroPrice,
    quantity: decode.countOr(0),
    image: decode.imagePaths,
  })
  .transform(mergeImages);

const schema = decode.withAliases({ title: ['name'] }, fields);

export type Facility = z.output<typeof schema>;

export const facilities: Collection<Facility> = { ...contentTypes.facilities, schema, apiParam: 'id', urlParam: 'id' };

/** What the list filters and sorts a facility by. */
export const toFacets = (facility: Facility): Facets => ({
  texts: [facility.title],
  price: facility.price,
});

export const toCard = (facility: Facility) => ({
  ...toCardBase(facilities, facility),
  price: formatPrice(facility.price),
  description: facility.description && truncate(facility.description, EXCERPT_LENGTH),
  quantity: facility.quantity,
});

/** View model of a facility's page, with name, category and price per unit in its order message (specification 7). */
export const toDetail = (facility: Facility) => {
  const category = facility.category === null ? '' : ` (kategori ${truncateEncoded(facility.category, 100)})`;
  return {
    ...toCard(facility),
    ...orderView(facility.price, hrefOf(facilities, facility), {
      prefix: 'Harga',
      unit: 'per unit',
      wish: `memesan fasilitas ${truncateEncoded(facility.title)}${category}`,
      question: facility.quantity > 0 ? 'apakah masih tersedia untuk acara saya' : nextChance,
    }),
    images: facility.images,
    description: facility.description ?? 'Deskripsi fasilitas belum tersedia.',
  };
};
