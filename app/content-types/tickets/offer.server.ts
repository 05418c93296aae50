import { type Offer, orderSentences, soldOutQuestion } from '~/booking/offer.server';
import { offerBase } from '~/content-types/base-record.server';
import { type Ticket, tickets } from './schema.server';

/** What a ticket offers, with a question about the stock in its order message (decisions 8). */
export function toOffer(ticket: Ticket): Offer {
  const { stock } = ticket;
  return {
    ...offerBase(tickets, ticket),
    label: 'Harga',
    unit: 'per tiket',
    stock,
    multiplies: ['jumlah'],
    limits: [{ param: 'jumlah', isOutside: (count) => count > stock, warning: `Stok: ${stock}` }],
    cancellation: 'Tidak dapat dikembalikan setelah pembelian.',
    sentences: orderSentences(
      (title) => `memesan tiket ${title}`,
      stock > 0 ? 'apakah stoknya masih ada' : soldOutQuestion,
    ),
  };
}
