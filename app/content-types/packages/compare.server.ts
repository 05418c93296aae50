import { priceView } from '~/lib/currency';
import { config } from '~/server/env.server';
import { type Property, priceMeasure, ratingProperty } from '../comparison-properties.server';
import type { Package } from './schema.server';

/** The properties that a comparison of tour packages shows. */
export const properties: readonly Property<Package>[] = [
  {
    label: 'Harga',
    read: ({ price }) => priceView(price, { unit: config.packagePriceUnit.text }),
    measure: priceMeasure,
  },
  { label: 'Kategori', read: ({ category }) => category },
  {
    label: 'Durasi',
    read: ({ duration }) => duration,
    measure: { read: ({ dayCount }) => dayCount, words: ['lama', 'singkat'], format: (days) => `${days} hari` },
  },
  {
    label: 'Peserta',
    read: ({ minPeople }) => (minPeople === null ? null : `Minimal ${minPeople} orang`),
    measure: {
      read: ({ minPeople }) => minPeople,
      isLowestFirst: true,
      words: ['sedikit', 'banyak'],
      format: (people) => `${people} orang`,
    },
  },
  ratingProperty,
  { label: 'Lokasi', read: ({ location }) => location },
  { label: 'Tempat', read: ({ places }) => places },
  { label: 'Termasuk', read: ({ included }) => included },
  { label: 'Tidak termasuk', isNegative: true, read: ({ excluded }) => excluded },
];
