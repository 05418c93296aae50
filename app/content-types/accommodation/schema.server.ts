import { z } from 'zod';
import { type Resource, recordPart } from '~/admin-api/collection-config.server';
import {
  count,
  englishNames,
  englishToo,
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
import { firstFacilities } from '~/list-page/first-facilities';
import type { ListSource } from '~/list-page/loader.server';
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
    images: pictures,
    fasilitas_1: text,
    fasilitas_2: text,
    fasilitas_3: text,
    fasilitas_4: text,
    fasilitas_5: text,
    deskripsi: textOr('Deskripsi akomodasi belum tersedia.'),
    created_at: moment,
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
    pictures: wire.images,
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

const schema = englishToo(englishNames, fields);

/** A place to stay, as the admin host's record is read (specification 3). */
export type Accommodation = z.output<typeof schema>;

export const accommodations: Resource<Accommodation> = {
  adminPath: sections.accommodation.adminPath,
  schema,
  callBy: 'slug',
  linkBy: 'title',
};

const href = (place: Accommodation) => detailHref(sections.accommodation, recordPart(accommodations, place));

const toBase = (place: Accommodation) => ({
  href: href(place),
  title: place.title,
  picture: place.pictures[0],
  category: place.category,
  rating: place.rating,
});

/** What an accommodation's card shows. */
export const toCard = (place: Accommodation) => ({
  ...toBase(place),
  price: amount(place.price, '/malam'),
  location: place.area,
  facilities: firstFacilities(place.facilities),
});

/** What an accommodation's page shows. */
export const toDetail = (place: Accommodation) => ({
  ...toBase(place),
  price: priceView(place.price, { prefix: 'Start From', suffix: 'per malam' }),
  location: place.location,
  facilities: place.facilities,
  rooms: place.rooms,
  pictures: place.pictures,
  description: place.description,
  orderHref: orderHref(place, href(place)),
});

export const accommodationList: ListSource<Accommodation, ReturnType<typeof toCard>> = { categories, toCard };
