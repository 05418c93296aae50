import { priceView } from '~/lib/currency';
import { type Property, priceMeasure, ratingProperty } from '../comparison-properties.server';
import { type Accommodation, roomOf } from './schema.server';

/** The properties that a comparison of accommodations shows. */
export const properties: readonly Property<Accommodation>[] = [
  { label: 'Harga', read: ({ price }) => priceView(price, { unit: 'per malam' }), measure: priceMeasure },
  { label: 'Kategori', read: ({ category }) => category },
  { label: 'Alamat', read: ({ location }) => location },
  {
    label: 'Kamar tersedia',
    shortLabel: 'kamar',
    read: ({ category, rooms }) => `${rooms} ${roomOf(category) ?? 'kamar'}`,
    // A bed is not a room.
    measure: {
      read: ({ category, rooms }) => ((roomOf(category) ?? 'kamar') === 'kamar' ? rooms : null),
      words: ['banyak', 'sedikit'],
      format: (rooms) => `${rooms} kamar`,
    },
  },
  ratingProperty,
  { label: 'Fasilitas', read: ({ facilities }) => facilities },
];
