import { priceView } from '~/lib/currency';
import { type Property, priceMeasure, ratingProperty } from '../comparison-properties.server';
import type { Vehicle } from './schema.server';

/** The properties that a comparison of vehicles shows. */
export const properties: readonly Property<Vehicle>[] = [
  { label: 'Harga', read: ({ price }) => priceView(price, { unit: 'per hari' }), measure: priceMeasure },
  { label: 'Kategori', read: ({ category }) => category },
  {
    label: 'Kapasitas',
    read: ({ capacity }) => (capacity === null ? null : `${capacity} orang`),
    measure: { read: ({ capacity }) => capacity, words: ['banyak', 'sedikit'], format: (seats) => `${seats} kursi` },
  },
  { label: 'Transmisi', read: ({ transmission }) => transmission },
  ratingProperty,
  { label: 'Lokasi', read: ({ location }) => location },
  { label: 'Fasilitas', read: ({ facilities }) => facilities },
];
