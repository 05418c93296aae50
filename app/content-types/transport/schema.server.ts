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
  requiredText,
  text,
  textOr,
} from '~/admin-api/field-decoders.server';
import { detailHref, sections } from '~/content-types/registry';
import { priceView, startFrom } from '~/lib/currency';
import { firstFacilities } from '~/list-page/first-facilities';
import type { ListSource } from '~/list-page/loader.server';
import { categories } from './categories';
import { orderHref } from './whatsapp-message.server';

const fields = z
  .object({
    id: identifier,
    judul: requiredText,
    slug: identifier,
    kategori: text,
    harga: knownPrice,
    rating,
    location: text,
    jumlah_orang: count,
    transmisi: text,
    images: pictures,
    fasilitas_1: text,
    fasilitas_2: text,
    fasilitas_3: text,
    deskripsi: textOr('Deskripsi transportasi belum tersedia.'),
    created_at: moment,
  })
  .transform((wire) => ({
    id: wire.id,
    slug: wire.slug,
    title: wire.judul,
    category: wire.kategori,
    price: wire.harga,
    rating: wire.rating,
    location: wire.location,
    capacity: wire.jumlah_orang,
    transmission: wire.transmisi,
    pictures: wire.images,
    facilities: [wire.fasilitas_1, wire.fasilitas_2, wire.fasilitas_3].filter((name) => name !== null),
    description: wire.deskripsi,
    createdAt: wire.created_at,
  }));

const schema = englishToo(englishNames, fields);

/** A vehicle, as the admin host's record is read (specification 3). */
export type Vehicle = z.output<typeof schema>;

export const vehicles: Resource<Vehicle> = {
  adminPath: sections.transport.adminPath,
  schema,
  callBy: 'slug',
  linkBy: 'title',
};

const href = (vehicle: Vehicle) => detailHref(sections.transport, recordPart(vehicles, vehicle));

const toBase = (vehicle: Vehicle) => ({
  href: href(vehicle),
  title: vehicle.title,
  picture: vehicle.pictures[0],
  category: vehicle.category ?? undefined,
  rating: vehicle.rating,
  capacity: vehicle.capacity,
  transmission: vehicle.transmission,
});

/** What a vehicle's card shows. */
export const toCard = (vehicle: Vehicle) => ({
  ...toBase(vehicle),
  price: startFrom(vehicle.price, '/hari'),
  facilities: firstFacilities(vehicle.facilities),
});

/** What a vehicle's page shows. */
export const toDetail = (vehicle: Vehicle) => ({
  ...toBase(vehicle),
  price: priceView(vehicle.price, { prefix: 'Start From :', suffix: 'per hari' }),
  pictures: vehicle.pictures,
  facilities: vehicle.facilities,
  description: vehicle.description,
  orderHref: orderHref(vehicle, href(vehicle)),
});

export const vehicleList: ListSource<Vehicle, ReturnType<typeof toCard>> = { categories, toCard };
