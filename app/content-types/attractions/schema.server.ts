import { z } from 'zod';
import { type Resource, recordPart } from '~/admin-api/collection-config.server';
import { count, identifier, moment, pictures, price, rating, text } from '~/admin-api/field-decoders.server';
import { detailHref, sections } from '~/content-types/registry';
import { rupiah } from '~/lib/currency';
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
    price,
    harga: price,
    category: text,
    rating,
    location: text,
    duration_days: count,
    duration_nights: count,
    image: pictures,
    images: pictures,
    created_at: moment,
  })
  .transform(({ id, slug, title, judul, name, price, harga, image, images, created_at, ...same }) => ({
    id,
    slug: slug ?? id,
    title: title ?? judul ?? name,
    // A visit that costs nothing and one without a price are the same to a visitor: free.
    price: (price ?? harga) || null,
    category: same.category,
    description: same.description,
    rating: same.rating,
    location: same.location,
    days: same.duration_days ?? 1,
    nights: same.duration_nights ?? 0,
    pictures: [...new Set([...image, ...images])],
    createdAt: created_at,
  }))
  .refine((attraction): attraction is typeof attraction & { title: string } => attraction.title !== null);

/** An attraction, as the admin host's record is read (specification 3). */
export type Attraction = z.output<typeof schema>;

export const attractions: Resource<Attraction> = {
  adminPath: sections.attractions.adminPath,
  schema,
  callBy: 'slug',
  linkBy: 'id',
  logMessages: { list: 'Gagal mengambil data atraksi' },
};

const href = (attraction: Attraction) =>
  detailHref(sections.attractions, recordPart(attractions, attraction));
const shownPrice = (attraction: Attraction) => (attraction.price === null ? null : rupiah(attraction.price));

/** What an attraction's card shows. */
export const toCard = (attraction: Attraction) => ({
  href: href(attraction),
  title: attraction.title,
  picture: attraction.pictures[0],
  category: attraction.category ?? undefined,
  price: shownPrice(attraction),
  description: attraction.description && beginning(attraction.description, CARD_TEXT),
  location: attraction.location,
});

/** What an attraction's page shows. */
export const toDetail = (attraction: Attraction) => ({
  ...toCard(attraction),
  pictures: attraction.pictures,
  description: attraction.description ?? 'Deskripsi atraksi belum tersedia.',
  rating: attraction.rating,
  duration:
    attraction.nights > 0 ? `${attraction.days} hari ${attraction.nights} malam` : `${attraction.days} hari`,
  orderHref: orderHref(attraction, href(attraction)),
});

export const attractionList: ListSource<Attraction, ReturnType<typeof toCard>> = {
  categories,
  toCard,
  order: 'as-delivered',
};
