import { type Offer, orderSentences } from '~/booking/offer.server';
import { offerBase } from '~/content-types/base-record.server';
import { type EventRecord, events } from './schema.server';

/** What an event offers, with a question about availability in its order message (specification 7). */
export const toOffer = (event: EventRecord): Offer => ({
  ...offerBase(events, event),
  label: 'Start From',
  unit: 'per event',
  multiplies: [],
  eventDate: event.date,
  sentences: orderSentences((title) => `memesan tempat di event ${title}`, 'apakah masih tersedia'),
});
