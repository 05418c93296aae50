import type { z } from 'zod';
import type { DescribedCollection } from '~/admin-api/collection.server';
import { facilityAliases, fieldAliases, withAliases } from '~/admin-api/field-aliases.server';
import * as decode from '~/admin-api/field-decoders.server';
import { type Offer, orderSentences } from '~/booking/offer.server';
import type { FilterValues } from '~/definitions/filters';
import { definition } from '~/definitions/vehicles';
import { per, priceView } from '~/lib/currency';
import { pick } from '~/lib/pick';
import { excerptOf } from '~/lib/text/long-text.server';
import { defineBookableType } from '../define-type.server';
import {
  baseFilterValues,
  bookableFields,
  firstFacilities,
  offerBase,
  ratingOf,
  searchTexts,
  toCardBase,
} from '../shared.server';
import { isSelfDriven } from './self-driven';

const fields = bookableFields
  .extend({
    capacity: decode.positiveCount,
    transmission: decode.text,
    facilities: decode.texts,
  })
  .transform((vehicle) => decode.withText(vehicle, 'description'));

const aliases = { capacity: ['jumlah_orang'], transmission: ['transmisi'], facilities: facilityAliases(3) };
const schema = withAliases({ ...fieldAliases, ...aliases }, fields);

export type Vehicle = z.output<typeof schema>;

export const collection: DescribedCollection<Vehicle> = {
  ...definition,
  adminPath: '/api/admin/transportasis',
  fallbackDescription: 'Deskripsi transportasi belum tersedia.',
  schema,
  apiIdField: 'slug',
  urlIdField: 'title',
};

const toFilterValues = (vehicle: Vehicle): FilterValues => ({
  ...baseFilterValues(vehicle),
  people: { min: 0, max: vehicle.capacity ?? 0 },
});

const toSearchTexts = (vehicle: Vehicle) =>
  searchTexts([vehicle.category, vehicle.location], [vehicle.description?.plain, ...vehicle.facilities]);

/** Whether a facility repeats a fact on the card: `Transmisi Otomatis Halus` beside `Otomatis`. */
const namesTransmission = (facility: string, { transmission }: Vehicle) =>
  transmission !== null && facility.toLowerCase().startsWith(`transmisi ${transmission.toLowerCase()}`);

export const toCard = (vehicle: Vehicle) => ({
  ...toCardBase(collection, vehicle),
  ...ratingOf(vehicle),
  ...pick(vehicle, 'capacity', 'transmission'),
  price: priceView(vehicle.price, { label: 'Start From', unit: '/hari' }),
  facilities: firstFacilities(vehicle.facilities.filter((name) => !namesTransmission(name, vehicle))),
});

export const toDetail = (vehicle: Vehicle) => {
  // The price is part of the order.
  const { price, ...card } = toCard(vehicle);
  const description = excerptOf(vehicle.description) ?? collection.fallbackDescription;
  return { ...card, ...pick(vehicle, 'images', 'facilities', 'location'), description };
};

/** Returns the offer. The order message asks about availability. */
function toOffer(vehicle: Vehicle): Offer {
  const { capacity } = vehicle;
  const base = offerBase(collection, vehicle);
  return {
    ...base,
    params: isSelfDriven(vehicle.category) ? base.params.filter((param) => param !== 'sopir') : base.params,
    label: 'Start From :',
    unit: per('hari'),
    multiplies: ['hari'],
    countLimits: capacity ? [{ param: 'orang', max: capacity, warning: `Muat ${capacity} orang` }] : [],
    cancellation: 'Batal hingga 3 hari sebelum berangkat: dana kembali 50%.',
    sentences: orderSentences({
      id: [(title) => `menyewa ${title}`, 'apakah kendaraan ini masih tersedia'],
      en: [(title) => `rent ${title}`, 'is it available'],
    }),
  };
}

export const vehicles = defineBookableType({
  type: 'vehicles',
  collection,
  toFilterValues,
  toSearchTexts,
  toCard,
  toDetail,
  toOffer,
});
