import { type Offer, orderSentences } from '~/booking/offer.server';
import { offerBase } from '~/content-types/base-record.server';
import { type Accommodation, accommodations } from './schema.server';

/** What an accommodation offers. */
export const toOffer = (place: Accommodation): Offer => ({
  ...offerBase(accommodations, place),
  label: 'Start From',
  unit: 'per malam',
  multiplies: ['malam', 'kamar'],
  sentences: orderSentences(
    (title) => `memesan kamar di ${title}`,
    'apakah masih ada kamar untuk tanggal yang saya inginkan',
  ),
});
