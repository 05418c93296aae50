import type { z } from 'zod';
import * as decode from '~/admin-api/field-decoders.server';
import { type Offer, orderSentences, soldOutQuestion } from '~/booking/offer.server';
import { baseFields, type Collection, mergeImages, offerBase, toCardBase } from '~/content-types/base-record.server';
import { contentTypes } from '~/content-types/registry';
import { formatPrice } from '~/lib/currency';
import { formatDay } from '~/lib/dates.server';
import type { Facets } from '~/list-page/facet-table.server';

const fields = baseFields
  .extend({
    title: decode.requiredText,
    description: decode.longTextOr('Deskripsi tiket belum tersedia.'),
    category: decode.text,
    price: decode.nonZeroPrice,
    date: decode.timestamp,
    location: decode.text,
    stock: decode.countOr(0),
    image: decode.imagePaths,
    rating: decode.rating,
    givenRating: decode.givenRating,
    capacity: decode.countOr(1),
  })
  .transform(mergeImages);

const schema = decode.withAliases({ title: ['name', 'title'], date: ['event_date'] }, fields);

export type Ticket = z.output<typeof schema>;

export const collection: Collection<Ticket> = { ...contentTypes.tickets, schema, apiParam: 'id', urlParam: 'id' };

/** What the list filters and sorts a ticket by. */
export const toFacets = (ticket: Ticket): Facets => ({
  texts: [ticket.title, ticket.location],
  price: ticket.price,
  rating: ticket.givenRating,
  date: ticket.date,
});

/** View model of a ticket on a card. */
export const toCard = (ticket: Ticket) => ({
  ...toCardBase(collection, ticket),
  price: formatPrice(ticket.price, ' per tiket'),
  rating: ticket.rating,
  location: ticket.location,
  date: formatDay(ticket.date),
  stock: ticket.stock,
});

/** View model of a ticket's page. */
export const toDetail = (ticket: Ticket) => ({
  ...toCard(ticket),
  images: ticket.images,
  description: ticket.description,
  capacity: ticket.capacity,
});

export const isInStock = ({ stock }: Ticket) => stock > 0;
export const toPlace = ({ location }: Ticket) => location;

/** What a ticket offers, with a question about the stock in its order message (decisions 8). */
export function toOffer(ticket: Ticket): Offer {
  const { stock } = ticket;
  return {
    ...offerBase(collection, ticket),
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
