import type { z } from 'zod';
import type { DescribedCollection } from '~/admin-api/collection.server';
import { withAliases } from '~/admin-api/field-aliases.server';
import * as decode from '~/admin-api/field-decoders.server';
import { type Offer, orderSentences } from '~/booking/offer.server';
import { definition } from '~/definitions/events';
import type { FilterValues } from '~/definitions/filters';
import { per, priceView } from '~/lib/currency';
import { type DayView, formatDay, fullDate, fullDateTime, isoDateTime, toDay } from '~/lib/dates.server';
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
  .extend({ date: decode.moment, capacity: decode.positiveCount, image: decode.imagePaths })
  .transform(({ date, ...same }) => ({
    ...mergeImages(decode.withText(same, 'description')),
    date: date?.time ?? null,
    hasTime: date?.isWholeDay === false,
  }));

const schema = withAliases({ title: ['title', 'judul', 'name'], date: ['event_date', 'date'] }, fields);

export type EventRecord = z.output<typeof schema>;

export const collection: DescribedCollection<EventRecord> = {
  ...definition,
  adminPath: '/api/admin/events',
  fallbackDescription: 'Deskripsi event belum tersedia.',
  schema,
  apiIdField: 'slug',
  urlIdField: 'id',
};

const toPlace = ({ location }: EventRecord) => location;

const toFilterValues = (event: EventRecord): FilterValues => ({ ...baseFilterValues(event), date: event.date });

const toSearchTexts = (event: EventRecord) => searchTexts([event.category, event.location], [event.description?.plain]);

export const toCard = (event: EventRecord) => ({
  ...toCardBase(collection, event),
  ...pick(event, 'location', 'capacity'),
  price: priceView(event.price, { unit: 'per event' }),
  description: excerptOf(event.description),
  date: formatDay(event.date),
});

export const toDetail = (event: EventRecord) => ({
  ...toCard(event),
  ...ratingOf(event),
  description: excerptOf(event.description) ?? collection.fallbackDescription,
  ...pick(event, 'images', 'hasTime'),
  start: toStart(event),
});

/** Returns the event's day, with the hour if known. */
const toStart = ({ date, hasTime }: EventRecord): DayView | null => {
  if (date === null) return null;
  return hasTime ? { text: fullDateTime(date), iso: isoDateTime(date) } : toDay(date, fullDate);
};

/** The minimum number of days between order and event. */
const LEAD_DAYS = 7;

const toOffer = (event: EventRecord): Offer => ({
  ...offerBase(collection, event),
  label: 'Start From',
  unit: per('event'),
  multiplies: [],
  eventDate: event.date,
  leadDays: LEAD_DAYS,
  sentences: orderSentences(
    {
      id: [(title) => `memesan tempat di event ${title}`, 'apakah masih tersedia'],
      en: [(title) => `book places at the event ${title}`, 'are there places left'],
    },
    true,
  ),
});

export const events = defineBookableType({
  type: 'events',
  collection,
  toFilterValues,
  toSearchTexts,
  toCard,
  toDetail,
  toOffer,
  toPlace,
});
