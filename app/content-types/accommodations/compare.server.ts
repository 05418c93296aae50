import { formatPrice } from '~/lib/currency';
import { type Property, priceMeasure, ratingMeasure, ratingText } from '../comparison-properties.server';
import type { Accommodation } from './schema.server';

/** What a comparison shows of accommodations. */
export const properties: readonly Property<Accommodation>[] = [
  { label: 'Harga', read: ({ price }) => formatPrice(price, ' per malam'), measure: priceMeasure },
  { label: 'Kategori', read: ({ category }) => category },
  { label: 'Alamat', read: ({ location }) => location },
  {
    label: 'Kamar tersedia',
    shortLabel: 'kamar',
    read: ({ rooms }) => `${rooms} kamar`,
    measure: { read: ({ rooms }) => rooms, words: ['banyak', 'sedikit'], format: (rooms) => `${rooms} kamar` },
  },
  { label: 'Rating', read: ({ givenRating }) => ratingText(givenRating), measure: ratingMeasure },
  { label: 'Fasilitas', read: ({ facilities }) => facilities },
];
