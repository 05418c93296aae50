import type { z } from 'zod';
import * as decode from '~/admin-api/field-decoders.server';
import { type Offer, orderSentences } from '~/booking/offer.server';
import { baseFields, type Collection, mergeImages, offerBase, toCardBase } from '~/content-types/base-record.server';
import { contentTypes } from '~/content-types/registry';
import { formatPrice } from '~/lib/currency';
import { formatDay, fullDate, isoDate, isoDateTime, parseDate } from '~/lib/dates.server';
import { EXCERPT_LENGTH, truncate } from '~/lib/truncate';
import type { Facets } from '~/list-page/facet-table.server';

const fields = baseFields
  .extend({
    title: decode.requiredText,
    description: decode.longText,
    category: decode.text,
    price: decode.nonZeroPrice,
    date: decode.text,
    location: decode.text,
    capacity: decode.count,
    rating: decode.rating,
    givenRating: decode.givenRating,
    image: decode.imagePaths,
  })
  .transform((event) => ({ ...mergeImages(event), ...parseEventDate(event.date) }));

const schema = decode.withAliases({ title: ['title', 'judul', 'name'], date: ['event_date', 'date'] }, fields);

/** Parses the date, and whether the time is known: databases store a date without time as midnight. */
function parseEventDate(text: string | null) {
  const date = parseDate(text)?.getTime() ?? null;
  return {
    date,
    hasTime: date !== null && /[T ]\d{2}:\d{2}/.test(text ?? '') && !/[T ]00:00/.test(text ?? ''),
  };
}

export type EventRecord = z.output<typeof schema>;

export const collection: Collection<EventRecord> = { ...contentTypes.events, schema, apiParam: 'slug', urlParam: 'id' };

/** What the list filters and sorts an event by. */
export const toFacets = (event: EventRecord): Facets => ({
  texts: [event.title, event.location],
  price: event.price,
  rating: event.givenRating,
  date: event.date,
});

/** View model of an event on a card. */
export const toCard = (event: EventRecord) => ({
  ...toCardBase(collection, event),
  price: formatPrice(event.price, ' per event'),
  description: event.description && truncate(event.description, EXCERPT_LENGTH),
  date: formatDay(event.date),
  location: event.location,
  capacity: event.capacity,
});

/** View model of an event's page. */
export const toDetail = (event: EventRecord) => ({
  ...toCard(event),
  images: event.images,
  description: event.description ?? 'Deskripsi event belum tersedia.',
  rating: event.rating,
  fullDate: formatDay(event.date, fullDate),
  start: event.date === null ? null : event.hasTime ? isoDateTime(new Date(event.date)) : isoDate(new Date(event.date)),
});

export const toPlace = ({ location }: EventRecord) => location;

/** What an event offers, with a question about availability in its order message (specification 7). */
export const toOffer = (event: EventRecord): Offer => ({
  ...offerBase(collection, event),
  label: 'Start From',
  unit: 'per event',
  multiplies: [],
  eventDate: event.date,
  sentences: orderSentences((title) => `memesan tempat di event ${title}`, 'apakah masih tersedia'),
});
