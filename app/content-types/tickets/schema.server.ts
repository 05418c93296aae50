import type { z } from 'zod';
import type { DescribedCollection } from '~/admin-api/collection.server';
import { withAliases } from '~/admin-api/field-aliases.server';
import * as decode from '~/admin-api/field-decoders.server';
import { type Offer, orderSentences, soldOutQuestion, stockTerms } from '~/booking/offer.server';
import type { FilterValues } from '~/definitions/filters';
import { definition } from '~/definitions/tickets';
import { per, priceView } from '~/lib/currency';
import { formatDay } from '~/lib/dates.server';
import { pick } from '~/lib/pick';
import { excerptOf } from '~/lib/text/long-text.server';
import { defineBookableType } from '../define-type.server';
import {
  baseFilterValues,
  bookableFields,
  mergeImages,
  offerBase,
  ratingOf,
  searchTexts,
  toCardBase,
} from '../shared.server';

const fields = bookableFields
  .extend({
    date: decode.timestamp,
    stock: decode.countOr(0),
    image: decode.imagePaths,
    capacity: decode.positiveCountOr(1),
  })
  .transform((ticket) => mergeImages(decode.withText(ticket, 'description')));

const schema = withAliases({ title: ['name', 'title'], date: ['event_date'] }, fields);

export type Ticket = z.output<typeof schema>;

export const collection: DescribedCollection<Ticket> = {
  ...definition,
  adminPath: '/api/admin/tickets',
  fallbackDescription: 'Deskripsi tiket belum tersedia.',
  schema,
  apiIdField: 'id',
  urlIdField: 'id',
};

const isInStock = ({ stock }: Ticket) => stock > 0;

const toPlace = ({ location }: Ticket) => location;

const toFilterValues = (ticket: Ticket): FilterValues => ({ ...baseFilterValues(ticket), date: ticket.date });

const toSearchTexts = (ticket: Ticket) => searchTexts([ticket.category, ticket.location], [ticket.description?.plain]);

export const toCard = (ticket: Ticket) => ({
  ...toCardBase(collection, ticket),
  ...ratingOf(ticket),
  ...pick(ticket, 'location', 'stock'),
  price: priceView(ticket.price, { unit: 'per tiket' }),
  date: formatDay(ticket.date),
});

export const toDetail = (ticket: Ticket) => ({
  ...toCard(ticket),
  ...pick(ticket, 'images', 'capacity'),
  description: excerptOf(ticket.description) ?? collection.fallbackDescription,
});

/** Returns the offer. The order message asks about the stock. */
function toOffer(ticket: Ticket): Offer {
  const base = offerBase(collection, ticket);
  const { date, stock } = ticket;
  return {
    ...base,
    // A ticket with a fixed date has no date to choose.
    params: date === null ? base.params : base.params.filter((param) => param !== 'tanggal'),
    label: 'Harga',
    unit: per('tiket'),
    ...stockTerms(stock),
    eventDate: date,
    cancellation: 'Tidak dapat dikembalikan setelah pembelian.',
    sentences: orderSentences({
      id: [(title) => `memesan tiket ${title}`, stock > 0 ? 'apakah stoknya masih ada' : soldOutQuestion.id],
      en: [(title) => `book tickets for ${title}`, stock > 0 ? 'are there tickets left' : soldOutQuestion.en],
    }),
  };
}

export const tickets = defineBookableType({
  type: 'tickets',
  collection,
  toFilterValues,
  toSearchTexts,
  toCard,
  toDetail,
  toOffer,
  toPlace,
  isInStock,
});
