import { z } from 'zod';
import {
  identifier,
  imagePaths,
  price,
  rating,
  requiredText,
  text,
  timestamp,
  withAliases,
} from '~/admin-api/field-decoders.server';
import { formatRupiah } from '~/lib/currency';
import { titleSlug } from '~/lib/slug';

const fields = z
  .object({
    id: identifier,
    slug: identifier,
    judul: requiredText,
    deskripsi: text,
    rating,
    alamat: text,
    kategori: text,
    harga_min: price,
    harga_max: price,
    images: imagePaths,
    created_at: timestamp,
  })
  .transform((wire) => ({
    id: wire.id,
    slug: wire.slug,
    title: wire.judul,
    description: wire.deskripsi,
    rating: wire.rating,
    address: wire.alamat,
    category: wire.kategori,
    price: priceRange(wire.harga_min, wire.harga_max),
    images: wire.images,
    createdAt: wire.created_at,
  }));

const schema = withAliases(
  { judul: ['name', 'title'], deskripsi: ['description'], images: ['image'] },
  fields,
);

function priceRange(min: number | null, max: number | null): string | null {
  if (min === null && max === null) return null;
  if (min === null || max === null || min === max) return formatRupiah(min ?? max ?? 0);
  return `${formatRupiah(Math.min(min, max))} - ${formatRupiah(Math.max(min, max))}`;
}

/** A parsed dish or restaurant record (specification 3). */
export type Food = z.output<typeof schema>;

export const dishes = {
  adminPath: '/api/admin/makanans',
  schema,
  logMessages: { list: 'Gagal mengambil data makanan' },
};
export const restaurants = {
  adminPath: '/api/admin/restorans',
  schema,
  logMessages: { list: 'Gagal mengambil data restoran' },
};
/** The dishes on the home page. */
export const kuliners = {
  adminPath: '/api/admin/kuliners',
  schema,
  logMessages: { list: 'Gagal mengambil data kuliner' },
};

/** View model of a dish's or a restaurant's card. */
export const toCard = (food: Food) => ({
  /** The card's `id`, so that links can target it. */
  anchor: food.slug ?? titleSlug(food.title),
  title: food.title,
  image: food.images[0],
  description: food.description,
  rating: food.rating,
  address: food.address,
  category: food.category ?? undefined,
  price: food.price,
});

export type FoodView = ReturnType<typeof toCard>;
