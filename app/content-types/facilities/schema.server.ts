import type { z } from 'zod';
import * as decode from '~/admin-api/field-decoders.server';
import { baseFields, type Collection, mergeImages, toCardBase } from '~/content-types/base-record.server';
import { contentTypes } from '~/content-types/registry';
import { formatPrice } from '~/lib/currency';
import { EXCERPT_LENGTH, truncate } from '~/lib/truncate';
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

export const facilities: Collection<Facility> = { ...contentTypes.facilities, schema, apiParam: 'id', urlParam: 'id' };

/** What the list filters and sorts a facility by. */
export const toFacets = (facility: Facility): Facets => ({
  texts: [facility.title],
  price: facility.price,
});

/** View model of an event facility on a card. */
export const toCard = (facility: Facility) => ({
  ...toCardBase(facilities, facility),
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
