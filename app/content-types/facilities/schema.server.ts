import { z } from 'zod';
import { type CollectionConfig, canonicalParam } from '~/admin-api/collection-config.server';
import {
  count,
  identifier,
  imagePaths,
  knownPrice,
  requiredText,
  text,
  timestamp,
} from '~/admin-api/field-decoders.server';
import { contentTypes, detailHref } from '~/content-types/registry';
import { formatPrice, priceView } from '~/lib/currency';
import { EXCERPT_LENGTH, truncate } from '~/lib/truncate';
import type { ListConfig } from '~/list-page/loader.server';
import { categories } from './categories';
import { orderHref } from './whatsapp-message.server';

const schema = z
  .object({
    id: identifier,
    slug: identifier,
    name: requiredText,
    category: text,
    description: text,
    price: knownPrice,
    quantity: count,
    image: imagePaths,
    images: imagePaths,
    created_at: timestamp,
  })
  .transform(({ name, quantity, image, images, created_at, ...same }) => ({
    ...same,
    title: name,
    quantity: quantity ?? 0,
    images: [...new Set([...image, ...images])],
    createdAt: created_at,
  }));

/** A parsed event facility record (specification 3). */
export type Facility = z.output<typeof schema>;

export const facilities: CollectionConfig<Facility> = {
  adminPath: contentTypes.facilities.adminPath,
  schema,
  apiParam: 'id',
  urlParam: 'id',
};

const href = (facility: Facility) =>
  detailHref(contentTypes.facilities, canonicalParam(facilities, facility));

/** View model of a facility's card. */
export const toCard = (facility: Facility) => ({
  href: href(facility),
  title: facility.title,
  image: facility.images[0],
  category: facility.category ?? undefined,
  price: formatPrice(facility.price),
  description: facility.description && truncate(facility.description, EXCERPT_LENGTH),
  quantity: facility.quantity,
});

/** View model of a facility's page. */
export const toDetail = (facility: Facility) => ({
  ...toCard(facility),
  price: priceView(facility.price, { prefix: 'Harga', suffix: 'per unit' }),
  images: facility.images,
  description: facility.description ?? 'Deskripsi fasilitas belum tersedia.',
  orderHref: orderHref(facility, href(facility)),
});

export const facilityList: ListConfig<Facility, ReturnType<typeof toCard>> = { categories, toCard };
