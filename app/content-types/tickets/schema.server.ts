import { z } from 'zod';
import { type CollectionConfig, canonicalParam } from '~/admin-api/collection-config.server';
import {
  count,
  identifier,
  imagePaths,
  knownPrice,
  rating,
  text,
  textOr,
  timestamp,
} from '~/admin-api/field-decoders.server';
import { contentTypes, detailHref } from '~/content-types/registry';
import { formatPrice, priceView } from '~/lib/currency';
import { formatDay } from '~/lib/dates.server';
import type { ListConfig } from '~/list-page/loader.server';
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
    event_date: timestamp,
    location: text,
    stock: count,
    created_at: timestamp,
    image: imagePaths,
    images: imagePaths,
    rating,
    capacity: count,
  })
  .transform(({ name, title, image, images, created_at, event_date, stock, capacity, ...same }) => ({
    ...same,
    title: name ?? title,
    images: [...new Set([...image, ...images])],
    createdAt: created_at,
    date: event_date,
    stock: stock ?? 0,
    capacity: capacity ?? 1,
  }))
  .refine((ticket): ticket is typeof ticket & { title: string } => ticket.title !== null);

/** A parsed ticket record (specification 3). */
export type Ticket = z.output<typeof schema>;

export const tickets: CollectionConfig<Ticket> = {
  adminPath: contentTypes.tickets.adminPath,
  schema,
  apiParam: 'id',
  urlParam: 'id',
};

const href = (ticket: Ticket) => detailHref(contentTypes.tickets, canonicalParam(tickets, ticket));

/** View model of a ticket's card. */
export const toCard = (ticket: Ticket) => ({
  href: href(ticket),
  title: ticket.title,
  image: ticket.images[0],
  category: ticket.category ?? undefined,
  price: formatPrice(ticket.price),
  rating: ticket.rating,
  location: ticket.location,
  date: formatDay(ticket.date),
  stock: ticket.stock,
});

/** View model of a ticket's page. */
export const toDetail = (ticket: Ticket) => ({
  ...toCard(ticket),
  price: priceView(ticket.price, { prefix: 'Harga', suffix: 'per tiket' }),
  images: ticket.images,
  description: ticket.description,
  capacity: ticket.capacity,
  orderHref: orderHref(ticket, href(ticket)),
});

export const ticketList: ListConfig<Ticket, ReturnType<typeof toCard>> = { categories, toCard };
