import type { Offer } from '~/booking/offer.server';
import { offerBase } from '~/content-types/base-record.server';
import { type Attraction, attractions } from './schema.server';

/** What an attraction offers: without a price it is free, and its message names none (specification 5 and 7). */
export const toOffer = (attraction: Attraction): Offer => ({
  ...offerBase(attractions, attraction),
  label: 'Harga',
  unit: 'per orang',
  unpriced: 'Gratis',
  multiplies: ['orang'],
  cancellation: 'Tidak dapat dikembalikan setelah pembelian.',
  sentences: (title, price) => [
    `Halo, saya ingin berkunjung ke ${title}${price === null ? '' : ` (tiket ${price})`}.`,
    'Mohon info waktu terbaik dan cara memesannya. Terima kasih.',
  ],
});
