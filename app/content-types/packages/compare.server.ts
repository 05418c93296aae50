import { formatPrice } from '~/lib/currency';
import { config } from '~/server/env.server';
import { type Property, ratingText } from '../comparison-properties.server';
import type { Package } from './schema.server';

/** What a comparison shows of tour packages. */
export const properties: readonly Property<Package>[] = [
  {
    label: 'Harga',
    read: ({ price }) => formatPrice(price, config.packagePriceUnit && ` ${config.packagePriceUnit}`),
  },
  { label: 'Kategori', read: ({ category }) => category },
  { label: 'Durasi', read: ({ duration }) => duration },
  { label: 'Peserta', read: ({ minPeople }) => (minPeople === null ? null : `Minimal ${minPeople} orang`) },
  { label: 'Rating', read: ({ givenRating }) => ratingText(givenRating) },
  { label: 'Lokasi', read: ({ location }) => location },
  { label: 'Tempat', read: ({ places }) => places },
  { label: 'Termasuk', read: ({ included }) => included },
  { label: 'Tidak termasuk', isNegative: true, read: ({ excluded }) => excluded },
];
