import type { z } from 'zod';
import { fieldAliases, withAliases } from '~/admin-api/field-aliases.server';
import * as decode from '~/admin-api/field-decoders.server';
import { baseFields, ratingFields, ratingOf, searchTexts } from '~/content-types/shared.server';
import { formatRupiah } from '~/lib/currency';
import { pick } from '~/lib/pick';
import { titleSlug } from '~/lib/slug';

const fields = baseFields
  .extend({
    description: decode.longText,
    ...ratingFields,
    address: decode.text,
    harga_min: decode.nonZeroPrice,
    harga_max: decode.nonZeroPrice,
  })
  .transform(({ harga_min, harga_max, ...same }) => ({
    ...decode.withText(same, 'description'),
    price: priceRange(harga_min, harga_max),
  }));

const schema = withAliases(
  { ...fieldAliases, title: ['judul', 'name', 'title'], category: ['kategori'], address: ['alamat'] },
  fields,
);

/** Returns a price range, without an end that is unknown or 0. */
function priceRange(min: number | null, max: number | null): string | null {
  if (min === null && max === null) return null;
  if (min === null || max === null || min === max) return formatRupiah(min ?? max ?? 0);
  return `${formatRupiah(Math.min(min, max))} - ${formatRupiah(Math.max(min, max))}`;
}

export type CulinaryRecord = z.output<typeof schema>;

const endpoint = (adminPath: string, listError: string) => ({ adminPath, schema, logMessages: { list: listError } });

export const dishes = endpoint('/api/admin/makanans', 'Gagal mengambil data makanan');
export const restaurants = endpoint('/api/admin/restorans', 'Gagal mengambil data restoran');
/** The dishes on the home page. */
export const homeDishes = endpoint('/api/admin/kuliners', 'Gagal mengambil data kuliner');

/** Returns the param of a dish's URL `/makanan/{param}`. */
export const dishParam = ({ slug, title }: CulinaryRecord) => slug ?? titleSlug(title);

/** Returns the `id` of a card, for links to it. The prefix avoids the page's own ids. */
const anchorOf = (prefix: string, record: CulinaryRecord) => `${prefix}-${dishParam(record).replace(/\s+/g, '-')}`;

export const dishAnchor = (record: CulinaryRecord) => anchorOf('makanan', record);
export const restaurantAnchor = (record: CulinaryRecord) => anchorOf('restoran', record);

export const toSearchTexts = (record: CulinaryRecord) =>
  searchTexts([record.category, record.address], [record.description?.plain]);

/** Diets that guests ask about. Shown separately, since a card truncates its text. */
const DIETS = [
  [/\btidak halal\b/i, 'Tidak halal'],
  [/\btanpa daging\b/i, 'Tanpa daging'],
] as const;

const dietsOf = ({ description }: CulinaryRecord): string[] =>
  DIETS.flatMap(([words, label]) => (words.test(description?.plain ?? '') ? [label] : []));

export const toCard = (record: CulinaryRecord) => ({
  ...ratingOf(record),
  ...pick(record, 'title', 'address', 'price'),
  description: record.description?.plain || null,
  image: record.images[0],
  category: record.category ?? undefined,
  diets: dietsOf(record),
});

export type CulinaryCard = ReturnType<typeof toCard>;

/** View models of the cards on the culinary page, with their ids. */
export const toDishCard = (record: CulinaryRecord) => ({ ...toCard(record), anchor: dishAnchor(record) });
export const toRestaurantCard = (record: CulinaryRecord) => ({ ...toCard(record), anchor: restaurantAnchor(record) });

export type AnchoredCard = ReturnType<typeof toDishCard>;
