import { z } from 'zod';
import { type Resource, recordPart } from '~/admin-api/collection-config.server';
import {
  count,
  identifier,
  knownPrice,
  moment,
  pictures,
  rating,
  text,
} from '~/admin-api/field-decoders.server';
import { detailHref, sections } from '~/content-types/registry';
import { amount, priceView } from '~/lib/currency';
import { fullDate, isoDay, isoMoment, parseDate, shownDay } from '~/lib/dates.server';
import { beginning, CARD_TEXT } from '~/lib/truncate';
import type { ListSource } from '~/list-page/loader.server';
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
    image: pictures,
    images: pictures,
    created_at: moment,
  })
  .transform(({ title, judul, name, event_date, date, image, images, created_at, ...same }) => ({
    ...same,
    title: title ?? judul ?? name,
    ...readWhen(event_date ?? date),
    pictures: [...new Set([...image, ...images])],
    createdAt: created_at,
  }))
  .refine((event): event is typeof event & { title: string } => event.title !== null);

/** When it is, and whether the hour is known: midnight is how a database writes "that day". */
function readWhen(given: string | null) {
  const date = parseDate(given)?.getTime() ?? null;
  return {
    date,
    timed: date !== null && /[T ]\d{2}:\d{2}/.test(given ?? '') && !/[T ]00:00/.test(given ?? ''),
  };
}

/** An event, as the admin host's record is read (specification 3). */
export type Event = z.output<typeof schema>;

export const events: Resource<Event> = {
  adminPath: sections.events.adminPath,
  schema,
  callBy: 'slug',
  linkBy: 'id',
};

const href = (event: Event) => detailHref(sections.events, recordPart(events, event));

/** What an event's card shows. */
export const toCard = (event: Event) => ({
  href: href(event),
  title: event.title,
  picture: event.pictures[0],
  category: event.category ?? undefined,
  price: amount(event.price),
  description: event.description && beginning(event.description, CARD_TEXT),
  date: shownDay(event.date),
  location: event.location,
  capacity: event.capacity,
});

/** What an event's page shows. */
export const toDetail = (event: Event) => ({
  ...toCard(event),
  price: priceView(event.price, { prefix: 'Start From', suffix: 'per event' }),
  pictures: event.pictures,
  description: event.description ?? 'Deskripsi event belum tersedia.',
  rating: event.rating,
  fullDate: shownDay(event.date, fullDate),
  start:
    event.date === null ? null : event.timed ? isoMoment(new Date(event.date)) : isoDay(new Date(event.date)),
  orderHref: orderHref(event, href(event)),
});

export const eventList: ListSource<Event, ReturnType<typeof toCard>> = { categories, toCard };
