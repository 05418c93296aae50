import { z } from 'zod';
import { type Resource, recordPart } from '~/admin-api/collection-config.server';
import {
  count,
  identifier,
  knownPrice,
  moment,
  pictures,
  requiredText,
  text,
} from '~/admin-api/field-decoders.server';
import { detailHref, sections } from '~/content-types/registry';
import { amount, priceView } from '~/lib/currency';
import { beginning, CARD_TEXT } from '~/lib/truncate';
import type { ListSource } from '~/list-page/loader.server';
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
    image: pictures,
    images: pictures,
    created_at: moment,
  })
  .transform(({ name, quantity, image, images, created_at, ...same }) => ({
    ...same,
    title: name,
    quantity: quantity ?? 0,
    pictures: [...new Set([...image, ...images])],
    createdAt: created_at,
  }));

/** An event facility, as the admin host's record is read (specification 3). */
export type Facility = z.output<typeof schema>;

export const facilities: Resource<Facility> = {
  adminPath: sections.facilities.adminPath,
  schema,
  callBy: 'id',
  linkBy: 'id',
};

const href = (facility: Facility) => detailHref(sections.facilities, recordPart(facilities, facility));

/** What a facility's card shows. */
export const toCard = (facility: Facility) => ({
  href: href(facility),
  title: facility.title,
  picture: facility.pictures[0],
  category: facility.category ?? undefined,
  price: amount(facility.price),
  description: facility.description && beginning(facility.description, CARD_TEXT),
  quantity: facility.quantity,
});

/** What a facility's page shows. */
export const toDetail = (facility: Facility) => ({
  ...toCard(facility),
  price: priceView(facility.price, { prefix: 'Harga', suffix: 'per unit' }),
  pictures: facility.pictures,
  description: facility.description ?? 'Deskripsi fasilitas belum tersedia.',
  orderHref: orderHref(facility, href(facility)),
});

export const facilityList: ListSource<Facility, ReturnType<typeof toCard>> = { categories, toCard };
