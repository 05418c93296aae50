import { z } from 'zod';
import { RECORD } from '~/server/limits.server';
import { DATE_FIELDS, NAME_FIELDS, PRICE_FIELDS, readPictures, readScalar, TEXT_FIELDS } from './field-values.server';

/** The names of common fields on the wire, which are Indonesian or English. */
export const fieldAliases = {
  title: ['judul', 'title', 'name'],
  price: ['harga', 'price'],
  category: ['kategori', 'category'],
  images: ['images', 'image'],
  description: ['deskripsi', 'description'],
} as const;

/** The names of a record's facilities: `fasilitas_1` and so on. */
export const facilityAliases = (count: number) => Array.from({ length: count }, (_, index) => `fasilitas_${index + 1}`);

const commonAliases = {
  createdAt: ['created_at'],
  updatedAt: ['updated_at'],
  ratingOrNull: ['rating'],
  reviewCount: ['jumlah_ulasan', 'reviews_count', 'ulasan_count'],
};

/**
 * A schema whose fields have other names on the wire; `createdAt`, `updatedAt`, `ratingOrNull` and `reviewCount` always have.
 *
 * @param aliases for each field, its names on the wire; the first that is not empty counts, of `facilities` all. A list
 *   counts as empty except for `images`, `facilities` and `category`: another field that is a list keeps its wire name
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

/** Whether a field takes this value: text, a number, an object that holds one or, as images, any that holds pictures. */
const isFilled = (value: unknown, field: string) =>
  field === 'images'
    ? readPictures(value).length > 0
    : (!Array.isArray(value) || field === 'category') && readScalar(value, HELD_FIELDS) !== null;
