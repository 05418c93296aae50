import { z } from 'zod';
import { type CollectionConfig, canonicalParam } from '~/admin-api/collection-config.server';
import {
  count,
  csvList,
  fieldAliases,
  identifier,
  imagePaths,
  knownPrice,
  listOf,
  mapEmbed,
  rating,
  requiredText,
  text,
  timestamp,
  withAliases,
} from '~/admin-api/field-decoders.server';
import { contentTypes, detailHref } from '~/content-types/registry';
import { formatPriceFrom, priceView } from '~/lib/currency';
import type { ListConfig } from '~/list-page/loader.server';
import { categories } from './categories';
import { orderHref } from './whatsapp-message.server';

const activity = z.object({ aktivitas: requiredText }).transform(({ aktivitas }) => aktivitas);

const day = z
  .object({ day: text, title: text, aktivitas: listOf(activity) })
  .transform(({ day, title, aktivitas }) => ({ day, title, activities: aktivitas }));

const fields = z
  .object({
    id: identifier,
    judul: requiredText,
    slug: identifier,
    hari: count,
    malam: count,
    harga: knownPrice,
    location: text,
    rating,
    min_people: count,
    kategori_paket: text,
    images: imagePaths,
    created_at: timestamp,
    map: mapEmbed,
    overview: z.object({ deskripsi: text }).catch({ deskripsi: null }),
    deskripsi: text,
    tempat: listOf(z.object({ places: csvList })),
    termasuk: listOf(z.object({ termasuk: csvList })),
    tidaktermasuk: listOf(z.object({ tidak_termasuk: csvList })),
    jadwal: listOf(day),
  })
  .transform((wire) => ({
    id: wire.id,
    slug: wire.slug,
    title: wire.judul,
    category: wire.kategori_paket,
    price: wire.harga,
    duration: duration(wire.hari, wire.malam),
    location: wire.location,
    rating: wire.rating,
    minPeople: wire.min_people,
    images: wire.images,
    createdAt: wire.created_at,
    map: wire.map,
    description: wire.overview.deskripsi ?? wire.deskripsi ?? 'Deskripsi belum tersedia.',
    places: wire.tempat[0]?.places ?? [],
    included: wire.termasuk[0]?.termasuk ?? [],
    excluded: wire.tidaktermasuk[0]?.tidak_termasuk ?? [],
    days: inDayOrder(wire.jadwal).map((entry, index) => ({ ...entry, day: dayName(entry.day, index) })),
  }));

const schema = withAliases({ ...fieldAliases, kategori_paket: fieldAliases.kategori }, fields);

/** Formats `3 hari 2 malam`; returns null when both numbers are unknown. */
function duration(days: number | null, nights: number | null): string | null {
  const parts = [days ? `${days} hari` : '', nights ? `${nights} malam` : ''].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : null;
}

/** Sorts days by the number in their name; days without a number follow in API order (decisions 5). */
function inDayOrder<D extends { day: string | null }>(days: readonly D[]): D[] {
  const number = ({ day }: D) => Number(/\d+/.exec(day ?? '')?.[0] ?? Number.POSITIVE_INFINITY);
  return days.toSorted((a, b) => number(a) - number(b) || 0);
}

/** Returns a day's name: `Hari 2` from a number or the list index, a text unchanged. */
function dayName(given: string | null, index: number): string {
  if (given === null) return `Hari ${index + 1}`;
  return /^\d+$/.test(given) ? `Hari ${given}` : given;
}

/** A parsed tour package record (specification 3). */
export type Package = z.output<typeof schema>;

export const packages: CollectionConfig<Package> = {
  adminPath: contentTypes.packages.adminPath,
  schema,
  apiParam: 'slug',
  urlParam: 'slug',
};

const href = (tour: Package) => detailHref(contentTypes.packages, canonicalParam(packages, tour));

/** View model of a package's card. */
export const toCard = (tour: Package) => ({
  href: href(tour),
  title: tour.title,
  image: tour.images[0],
  category: tour.category ?? undefined,
  price: formatPriceFrom(tour.price),
  rating: tour.rating,
  duration: tour.duration,
  location: tour.location,
});

/** View model of a package's page. */
export const toDetail = (tour: Package) => {
  const { createdAt, id, slug, price: _, ...shown } = tour;
  return {
    ...shown,
    ...toCard(tour),
    price: priceView(tour.price, { prefix: 'Start From' }),
    orderHref: orderHref(tour, href(tour)),
  };
};

export const packageList: ListConfig<Package, ReturnType<typeof toCard>> = { categories, toCard };
