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
  textOr,
} from '~/admin-api/field-decoders.server';
import { detailHref, sections } from '~/content-types/registry';
import { amount, priceView } from '~/lib/currency';
import { shownDay } from '~/lib/dates.server';
import type { ListSource } from '~/list-page/loader.server';
import { categories } from './categories';
import { orderHref } from './whatsapp-message.server';

const schema = z
  .object({
    id: identifier,
    slug: identifier,
    name: text,
    title: text,
    description: textOr('Deskripsi tiket belum tersedia.'),
    category: text,
    price: knownPrice,
    event_date: moment,
    location: text,
    stock: count,
    created_at: moment,
    image: pictures,
    images: pictures,
    rating,
    capacity: count,
  })
  .transform(({ name, title, image, images, created_at, event_date, stock, capacity, ...same }) => ({
    ...same,
    title: name ?? title,
    pictures: [...new Set([...image, ...images])],
    createdAt: created_at,
    date: event_date,
    stock: stock ?? 0,
    capacity: capacity ?? 1,
  }))
  .refine((ticket): ticket is typeof ticket & { title: string } => ticket.title !== null);

/** A ticket, as the admin host's record is read (specification 3). */
export type Ticket = z.output<typeof schema>;

export const tickets: Resource<Ticket> = {
  adminPath: sections.tickets.adminPath,
  schema,
  callBy: 'id',
  linkBy: 'id',
};

const href = (ticket: Ticket) => detailHref(sections.tickets, recordPart(tickets, ticket));

/** What a ticket's card shows. */
export const toCard = (ticket: Ticket) => ({
  href: href(ticket),
  title: ticket.title,
  picture: ticket.pictures[0],
  category: ticket.category ?? undefined,
  price: amount(ticket.price),
  rating: ticket.rating,
  location: ticket.location,
  date: shownDay(ticket.date),
  stock: ticket.stock,
});

/** What a ticket's page shows. */
export const toDetail = (ticket: Ticket) => ({
  ...toCard(ticket),
  price: priceView(ticket.price, { prefix: 'Harga', suffix: 'per tiket' }),
  pictures: ticket.pictures,
  description: ticket.description,
  capacity: ticket.capacity,
  orderHref: orderHref(ticket, href(ticket)),
});

export const ticketList: ListSource<Ticket, ReturnType<typeof toCard>> = { categories, toCard };
