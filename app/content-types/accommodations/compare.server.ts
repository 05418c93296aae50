import { formatPrice } from '~/lib/currency';
import { type Property, ratingText } from '../comparison-properties.server';
import type { Accommodation } from './schema.server';

/** What a comparison shows of accommodations. */
export const properties: readonly Property<Accommodation>[] = [
  { label: 'Harga', read: ({ price }) => formatPrice(price, ' per malam') },
  { label: 'Kategori', read: ({ category }) => category },
  { label: 'Alamat', read: ({ location }) => location },
  { label: 'Kamar tersedia', read: ({ rooms }) => `${rooms} kamar` },
  { label: 'Rating', read: ({ givenRating }) => ratingText(givenRating) },
  { label: 'Fasilitas', read: ({ facilities }) => facilities },
];
