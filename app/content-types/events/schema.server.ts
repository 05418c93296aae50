import { z } from 'zod';
import { type CollectionConfig, canonicalParam } from '~/admin-api/collection-config.server';
import {
  count,
  identifier,
  imagePaths,
  knownPrice,
  rating,
  text,
  timestamp,
} from '~/admin-api/field-decoders.server';
import { contentTypes, detailHref } from '~/content-types/registry';
import { formatPrice, priceView } from '~/lib/currency';
import { formatDay, fullDate, isoDate, isoDateTime, parseDate } from '~/lib/dates.server';
import { EXCERPT_LENGTH, truncate } from '~/lib/truncate';
import type { ListConfig } from '~/list-page/loader.server';
import { categories } from './categories';
import { orderHref } from './whatsapp-message.server';

const schema = z
  .object({
    id: identifier,
    slug: identifier,
    title: text,
    judul: text,
    name: text,
    description: text,
    category: text,
    price: knownPrice,
    event_date: text,
    date: text,
    location: text,
    capacity: count,
    rating,
    image: imagePaths,
    images: imagePaths,
    created_at: timestamp,
  })
  .transform(({ title, judul, name, event_date, date, image, images, created_at, ...same }) => ({
    ...same,
    title: title ?? judul ?? name,
    ...readWhen(event_date ?? date),
    images: [...new Set([...image, ...images])],
    createdAt: created_at,
  }))
  .refine((event): event is typeof event & { title: string } => event.title !== null);

/** Parses the date, and whether the time is known: databases store a date without time as midnight. */
function readWhen(given: string | null) {
  const date = parseDate(given)?.getTime() ?? null;
  return {
    date,
    timed: date !== null && /[T ]\d{2}:\d{2}/.test(given ?? '') && !/[T ]00:00/.test(given ?? ''),
  };
}

/** A parsed event record (specification 3). */
export type Event = z.output<typeof schema>;

export const events: CollectionConfig<Event> = {
  adminPath: contentTypes.events.adminPath,
  schema,
  apiParam: 'slug',
  urlParam: 'id',
};

const href = (event: Event) => detailHref(contentTypes.events, canonicalParam(events, event));

/** View model of an event's card. */
export const toCard = (event: Event) => ({
  href: href(event),
  title: event.title,
  image: event.images[0],
  category: event.category ?? undefined,
  price: formatPrice(event.price),
  description: event.description && truncate(event.description, EXCERPT_LENGTH),
  date: formatDay(event.date),
  location: event.location,
  capacity: event.capacity,
});

/** View model of an event's page. */
export const toDetail = (event: Event) => ({
  ...toCard(event),
  price: priceView(event.price, { prefix: 'Start From', suffix: 'per event' }),
  images: event.images,
  description: event.description ?? 'Deskripsi event belum tersedia.',
  rating: event.rating,
  fullDate: formatDay(event.date, fullDate),
  start:
    event.date === null
      ? null
      : event.timed
        ? isoDateTime(new Date(event.date))
        : isoDate(new Date(event.date)),
  orderHref: orderHref(event, href(event)),
});

export const eventList: ListConfig<Event, ReturnType<typeof toCard>> = { categories, toCard };
