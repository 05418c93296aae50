import { z } from 'zod';
import { RECORD } from '~/server/limits.server';
import { DATE_FIELDS, NAME_FIELDS, PRICE_FIELDS, readPictures, readScalar, TEXT_FIELDS } from './field-values.server';

/** The wire names of common fields, Indonesian or English. */
export const fieldAliases = {
  title: ['judul', 'title', 'name'],
  price: ['harga', 'price'],
  category: ['kategori', 'category'],
  images: ['images', 'image'],
  description: ['deskripsi', 'description'],
} as const;

/** Returns the wire names of a record's facilities: `fasilitas_1` and so on. */
export const facilityAliases = (count: number) => Array.from({ length: count }, (_, index) => `fasilitas_${index + 1}`);

const commonAliases = {
  createdAt: ['created_at'],
  updatedAt: ['updated_at'],
  ratingOrNull: ['rating'],
  reviewCount: ['jumlah_ulasan', 'reviews_count', 'ulasan_count'],
};

/**
 * Returns a schema whose fields have other names on the wire. `createdAt`, `updatedAt`, `ratingOrNull` and
 * `reviewCount` always have them.
 *
 * @param aliases the wire names of each field. The first one that is not empty counts; for `facilities`, all count. A
 *   list counts as empty, except for `images`, `facilities` and `category`: any other list field keeps its wire name
 */
export function withAliases<S extends z.ZodType>(aliases: Record<string, readonly string[]>, schema: S) {
  return z.preprocess((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    if (Object.keys(value).length > RECORD.maxFields) return null;
    const wire: Record<string, unknown> = { ...value };
    const named = Object.entries({ ...commonAliases, ...aliases }).map(([field, names]) => {
      const values = names.map((name) => wire[name]);
      return [field, field === 'facilities' ? values : values.find((value) => isFilled(value, field))];
    });
    return { ...wire, ...Object.fromEntries(named) };
  }, schema);
}

const HELD_FIELDS = [...NAME_FIELDS, ...TEXT_FIELDS, ...PRICE_FIELDS, ...DATE_FIELDS];

/**
 * Whether a field accepts this value: text, a number, or an object that holds one. For images, any object with
 * pictures.
 */
const isFilled = (value: unknown, field: string) =>
  field === 'images'
    ? readPictures(value).length > 0
    : (!Array.isArray(value) || field === 'category') && readScalar(value, HELD_FIELDS) !== null;
