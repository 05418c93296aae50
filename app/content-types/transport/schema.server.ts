import { z } from 'zod';
import { type CollectionConfig, canonicalParam } from '~/admin-api/collection-config.server';
import {
  count,
  fieldAliases,
  identifier,
  imagePaths,
  knownPrice,
  rating,
  requiredText,
  text,
  textOr,
  timestamp,
  withAliases,
} from '~/admin-api/field-decoders.server';
import { contentTypes, detailHref } from '~/content-types/registry';
import { formatPriceFrom, priceView } from '~/lib/currency';
import { firstFacilities } from '~/list-page/first-facilities';
import type { ListConfig } from '~/list-page/loader.server';
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
    images: imagePaths,
    fasilitas_1: text,
    fasilitas_2: text,
    fasilitas_3: text,
    deskripsi: textOr('Deskripsi transportasi belum tersedia.'),
    created_at: timestamp,
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
    images: wire.images,
    facilities: [wire.fasilitas_1, wire.fasilitas_2, wire.fasilitas_3].filter((name) => name !== null),
    description: wire.deskripsi,
    createdAt: wire.created_at,
  }));

const schema = withAliases(fieldAliases, fields);

/** A parsed vehicle record (specification 3). */
export type Vehicle = z.output<typeof schema>;

export const vehicles: CollectionConfig<Vehicle> = {
  adminPath: contentTypes.transport.adminPath,
  schema,
  apiParam: 'slug',
  urlParam: 'title',
};

const href = (vehicle: Vehicle) => detailHref(contentTypes.transport, canonicalParam(vehicles, vehicle));

const toBase = (vehicle: Vehicle) => ({
  href: href(vehicle),
  title: vehicle.title,
  image: vehicle.images[0],
  category: vehicle.category ?? undefined,
  rating: vehicle.rating,
  capacity: vehicle.capacity,
  transmission: vehicle.transmission,
});

/** View model of a vehicle's card. */
export const toCard = (vehicle: Vehicle) => ({
  ...toBase(vehicle),
  price: formatPriceFrom(vehicle.price, '/hari'),
  facilities: firstFacilities(vehicle.facilities),
});

/** View model of a vehicle's page. */
export const toDetail = (vehicle: Vehicle) => ({
  ...toBase(vehicle),
  price: priceView(vehicle.price, { prefix: 'Start From :', suffix: 'per hari' }),
  images: vehicle.images,
  facilities: vehicle.facilities,
  description: vehicle.description,
  orderHref: orderHref(vehicle, href(vehicle)),
});

export const vehicleList: ListConfig<Vehicle, ReturnType<typeof toCard>> = { categories, toCard };
