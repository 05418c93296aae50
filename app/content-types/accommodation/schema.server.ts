import { z } from 'zod';
import { type CollectionConfig, canonicalParam } from '~/admin-api/collection-config.server';
import {
  count,
  fieldAliases,
  identifier,
  imagePaths,
  knownPrice,
  rating,
  text,
  textOr,
  timestamp,
  withAliases,
} from '~/admin-api/field-decoders.server';
import { contentTypes, detailHref } from '~/content-types/registry';
import { formatPrice, priceView } from '~/lib/currency';
import { firstFacilities } from '~/list-page/first-facilities';
import type { ListConfig } from '~/list-page/loader.server';
import { categories } from './categories';
import { orderHref } from './whatsapp-message.server';

const fields = z
  .object({
    id: identifier,
    judul: textOr('Nama Hotel'),
    slug: identifier,
    kategori: textOr('Hotel'),
    harga: knownPrice,
    rating,
    alamat: text,
    location: text,
    kamar_tersedia: count,
    images: imagePaths,
    fasilitas_1: text,
    fasilitas_2: text,
    fasilitas_3: text,
    fasilitas_4: text,
    fasilitas_5: text,
    deskripsi: textOr('Deskripsi akomodasi belum tersedia.'),
    created_at: timestamp,
  })
  .transform((wire) => ({
    id: wire.id,
    slug: wire.slug,
    title: wire.judul,
    category: wire.kategori,
    price: wire.harga,
    rating: wire.rating,
    location: wire.alamat ?? wire.location ?? 'Bali',
    area: wire.location ?? wire.alamat ?? 'Bali',
    rooms: wire.kamar_tersedia ?? 10,
    images: wire.images,
    facilities: [
      wire.fasilitas_1,
      wire.fasilitas_2,
      wire.fasilitas_3,
      wire.fasilitas_4,
      wire.fasilitas_5,
    ].filter((name) => name !== null),
    description: wire.deskripsi,
    createdAt: wire.created_at,
  }));

const schema = withAliases(fieldAliases, fields);

/** A parsed accommodation record (specification 3). */
export type Accommodation = z.output<typeof schema>;

export const accommodations: CollectionConfig<Accommodation> = {
  adminPath: contentTypes.accommodation.adminPath,
  schema,
  apiParam: 'slug',
  urlParam: 'title',
};

const href = (place: Accommodation) =>
  detailHref(contentTypes.accommodation, canonicalParam(accommodations, place));

const toBase = (place: Accommodation) => ({
  href: href(place),
  title: place.title,
  image: place.images[0],
  category: place.category,
  rating: place.rating,
});

/** View model of an accommodation's card. */
export const toCard = (place: Accommodation) => ({
  ...toBase(place),
  price: formatPrice(place.price, '/malam'),
  location: place.area,
  facilities: firstFacilities(place.facilities),
});

/** View model of an accommodation's page. */
export const toDetail = (place: Accommodation) => ({
  ...toBase(place),
  price: priceView(place.price, { prefix: 'Start From', suffix: 'per malam' }),
  location: place.location,
  facilities: place.facilities,
  rooms: place.rooms,
  images: place.images,
  description: place.description,
  orderHref: orderHref(place, href(place)),
});

export const accommodationList: ListConfig<Accommodation, ReturnType<typeof toCard>> = { categories, toCard };
