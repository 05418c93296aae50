import type { z } from 'zod';
import * as decode from '~/admin-api/field-decoders.server';
import { type Offer, orderSentences } from '~/booking/offer.server';
import {
  baseFields,
  type Collection,
  firstFacilities,
  offerBase,
  toCardBase,
} from '~/content-types/base-record.server';
import { contentTypes } from '~/content-types/registry';
import { formatPriceFrom } from '~/lib/currency';
import type { Facets } from '~/list-page/facet-table.server';

const fields = baseFields
  .extend({
    title: decode.requiredText,
    category: decode.text,
    price: decode.nonZeroPrice,
    rating: decode.rating,
    givenRating: decode.givenRating,
    location: decode.text,
    capacity: decode.count,
    transmission: decode.text,
    fasilitas_1: decode.text,
    fasilitas_2: decode.text,
    fasilitas_3: decode.text,
    description: decode.longTextOr('Deskripsi transportasi belum tersedia.'),
  })
  .transform(({ fasilitas_1, fasilitas_2, fasilitas_3, ...same }) => ({
    ...same,
    facilities: [fasilitas_1, fasilitas_2, fasilitas_3].filter((name) => name !== null),
  }));

const schema = decode.withAliases(
  { ...decode.fieldAliases, capacity: ['jumlah_orang'], transmission: ['transmisi'] },
  fields,
);

export type Vehicle = z.output<typeof schema>;

export const collection: Collection<Vehicle> = {
  ...contentTypes.vehicles,
  schema,
  apiParam: 'slug',
  urlParam: 'title',
};

/** What the list filters and sorts a vehicle by. */
export const toFacets = (vehicle: Vehicle): Facets => ({
  texts: [vehicle.title, vehicle.location],
  price: vehicle.price,
  rating: vehicle.givenRating,
  people: { min: 0, max: vehicle.capacity ?? 0 },
});

/** View model of a vehicle on a card. */
export const toCard = (vehicle: Vehicle) => ({
  ...toCardBase(collection, vehicle),
  price: formatPriceFrom(vehicle.price, '/hari'),
  rating: vehicle.rating,
  capacity: vehicle.capacity,
  transmission: vehicle.transmission,
  facilities: firstFacilities(vehicle.facilities),
});

/** View model of a vehicle's page. */
export const toDetail = (vehicle: Vehicle) => {
  // The order has the page's price.
  const { price, ...card } = toCard(vehicle);
  return {
    ...card,
    images: vehicle.images,
    facilities: vehicle.facilities,
    location: vehicle.location,
    description: vehicle.description,
  };
};

/** What a vehicle offers, with a question about availability in its order message (specification 2). */
export function toOffer(vehicle: Vehicle): Offer {
  const { capacity } = vehicle;
  return {
    ...offerBase(collection, vehicle),
    label: 'Start From :',
    unit: 'per hari',
    multiplies: ['hari'],
    limits: capacity
      ? [{ param: 'orang', isOutside: (people) => people > capacity, warning: `Muat ${capacity} orang` }]
      : [],
    cancellation: 'Batal hingga 3 hari sebelum berangkat: dana kembali 50%.',
    sentences: orderSentences((title) => `menyewa ${title}`, 'apakah kendaraan ini masih tersedia'),
  };
}
