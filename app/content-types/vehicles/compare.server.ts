import { formatPrice } from '~/lib/currency';
import { type Property, ratingText } from '../comparison-properties.server';
import type { Vehicle } from './schema.server';

/** What a comparison shows of vehicles. */
export const properties: readonly Property<Vehicle>[] = [
  { label: 'Harga', read: ({ price }) => formatPrice(price, ' per hari') },
  { label: 'Kategori', read: ({ category }) => category },
  { label: 'Kapasitas', read: ({ capacity }) => (capacity === null ? null : `${capacity} orang`) },
  { label: 'Transmisi', read: ({ transmission }) => transmission },
  { label: 'Rating', read: ({ givenRating }) => ratingText(givenRating) },
  { label: 'Lokasi', read: ({ location }) => location },
  { label: 'Fasilitas', read: ({ facilities }) => facilities },
];
