import type { Offer, OrderSentences } from '~/booking/offer.server';
import { offerBase } from '~/content-types/base-record.server';
import { config } from '~/server/env.server';
import { type Package, packages } from './schema.server';

/** What a package offers. */
export function toOffer(tour: Package): Offer {
  const { minPeople } = tour;
  const unit = config.packagePriceUnit;
  return {
    ...offerBase(packages, tour),
    label: 'Start From',
    unit,
    multiplies: unit.endsWith('orang') ? ['orang'] : [],
    limits: minPeople
      ? [{ param: 'orang', isOutside: (people) => people < minPeople, warning: `Minimal ${minPeople} orang` }]
      : [],
    cancellation: 'Pembatalan dikenai biaya; deposit tidak kembali.',
    sentences: sentencesOf(tour),
  };
}

/** Title and, if known, price and duration (decisions 8). */
const sentencesOf =
  ({ duration }: Package): OrderSentences =>
  (title, price) => {
    const facts = [price && `mulai ${price}`, duration && `durasi ${duration}`].filter(Boolean);
    const details = facts.length === 0 ? '' : ` (${facts.join(', ')})`;
    const requestedInfo = price === null ? 'harga, ketersediaan,' : 'ketersediaan';
    return [
      `Halo, saya ingin memesan paket tour ${title}${details}.`,
      `Mohon info ${requestedInfo} dan langkah pemesanannya. Terima kasih.`,
    ];
  };
