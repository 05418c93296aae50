import { type Offer, orderSentences, soldOutQuestion } from '~/booking/offer.server';
import { offerBase } from '~/content-types/base-record.server';
import { truncateEncoded } from '~/lib/whatsapp';
import { type Facility, facilities } from './schema.server';

/** What a facility offers, with name, category and price per unit in its order message (specification 7). */
export function toOffer(facility: Facility): Offer {
  const { category, quantity } = facility;
  const suffix = category === null ? '' : ` (kategori ${truncateEncoded(category, 100)})`;
  return {
    ...offerBase(facilities, facility),
    label: 'Harga',
    unit: 'per unit',
    stock: quantity,
    multiplies: ['jumlah'],
    limits: [{ param: 'jumlah', isOutside: (count) => count > quantity, warning: `Stok: ${quantity}` }],
    sentences: orderSentences(
      (title) => `memesan fasilitas ${title}${suffix}`,
      quantity > 0 ? 'apakah masih tersedia untuk acara saya' : soldOutQuestion,
    ),
  };
}
