import { z } from 'zod';
import { type CollectionConfig, canonicalParam } from '~/admin-api/collection-config.server';
import {
  count,
  identifier,
  imagePaths,
  price,
  rating,
  text,
  timestamp,
} from '~/admin-api/field-decoders.server';
import { contentTypes, detailHref } from '~/content-types/registry';
import { formatRupiah } from '~/lib/currency';
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
    price,
    harga: price,
    category: text,
    rating,
    location: text,
    duration_days: count,
    duration_nights: count,
    image: imagePaths,
    images: imagePaths,
    created_at: timestamp,
  })
  .transform(({ id, slug, title, judul, name, price, harga, image, images, created_at, ...same }) => ({
    id,
    slug: slug ?? id,
    title: title ?? judul ?? name,
    // Visitors see a price of 0 and a missing price alike: free.
    price: (price ?? harga) || null,
    category: same.category,
    description: same.description,
    rating: same.rating,
    location: same.location,
    days: same.duration_days ?? 1,
    nights: same.duration_nights ?? 0,
    images: [...new Set([...image, ...images])],
    createdAt: created_at,
  }))
  .refine((attraction): attraction is typeof attraction & { title: string } => attraction.title !== null);

/** A parsed attraction record (specification 3). */
export type Attraction = z.output<typeof schema>;

export const attractions: CollectionConfig<Attraction> = {
  adminPath: contentTypes.attractions.adminPath,
  schema,
  apiParam: 'slug',
  urlParam: 'id',
  logMessages: { list: 'Gagal mengambil data atraksi' },
};

const href = (attraction: Attraction) =>
  detailHref(contentTypes.attractions, canonicalParam(attractions, attraction));
const shownPrice = (attraction: Attraction) =>
  attraction.price === null ? null : formatRupiah(attraction.price);

/** View model of an attraction's card. */
export const toCard = (attraction: Attraction) => ({
  href: href(attraction),
  title: attraction.title,
  image: attraction.images[0],
  category: attraction.category ?? undefined,
  price: shownPrice(attraction),
  description: attraction.description && truncate(attraction.description, EXCERPT_LENGTH),
  location: attraction.location,
});

/** View model of an attraction's page. */
export const toDetail = (attraction: Attraction) => ({
  ...toCard(attraction),
  images: attraction.images,
  description: attraction.description ?? 'Deskripsi atraksi belum tersedia.',
  rating: attraction.rating,
  duration:
    attraction.nights > 0 ? `${attraction.days} hari ${attraction.nights} malam` : `${attraction.days} hari`,
  orderHref: orderHref(attraction, href(attraction)),
});

export const attractionList: ListConfig<Attraction, ReturnType<typeof toCard>> = {
  categories,
  toCard,
  order: 'as-delivered',
};
