import { z } from 'zod';
import { parseDate } from '~/lib/dates.server';
import { mapEmbedUrl } from '~/lib/google-maps';
import { type LongText, plainLine, readLongText, withoutDataUrls } from '~/lib/text/long-text.server';
import { tryOr } from '~/lib/try-or';
import { config } from '~/server/env.server';
import { RECORD } from '~/server/limits.server';
import { logCount } from '~/server/logger.server';

/**
 * The fields of the admin host's records, as zod schemas that never fail: a missing or invalid field takes its
 * default, so that one bad field never invalidates a record (requirements 4 and 5).
 */

const onCut = logCount('admin-value-cut');

/** The beginning of a text or list. */
function cut<T extends { length: number; slice(start: number, end: number): T }>(value: T, max: number): T {
  if (value.length <= max) return value;
  onCut();
  return value.slice(0, max);
}

function readText(value: unknown, max: number = RECORD.maxLongText): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  // JSON may contain lone surrogates, which no URL can encode.
  const wellFormed = cut(value.trim(), max).replace(/\p{Surrogate}/gu, '');
  return wellFormed.trim() || null;
}

/** A number from 0 to `max`; numeric strings count. */
function readNumber(value: unknown, max: number): number | null {
  const number = typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && number >= 0 && number <= max ? number : null;
}

/** A name or a title: without tags and entities (requirements 15). */
function readName(value: unknown, max: number): string | null {
  const found = readText(value);
  return found === null ? null : readText(plainLine(found), max);
}

function readList(value: unknown, max: number): unknown[] {
  if (typeof value === 'string' && value.trimStart().startsWith('[')) {
    const json = cut(value, RECORD.maxLongText);
    return readList(
      tryOr(() => JSON.parse(json), []),
      max,
    );
  }
  if (Array.isArray(value)) return cut(value, max);
  return value === null || value === undefined ? [] : [value];
}

/** A field parsed by `read`, which also receives `undefined` for a missing field. */
export const field = <T>(read: (value: unknown) => T) =>
  z
    .unknown()
    .transform((value) => read(value))
    .prefault(undefined);

/** The words of a name, a title, a place or a category, or null. Numbers become text. */
export const text = field((value) => readName(value, RECORD.maxText));

/** The texts of a list. */
export const texts = field((value) =>
  readList(value, RECORD.maxItems).flatMap((item) => readName(item, RECORD.maxText) ?? []),
);

/** The same; a record without it is invalid. */
export const requiredText = text.pipe(z.string());

/** A required text of a list's item. */
export const itemText = field((value) => readName(value, RECORD.maxItemText)).pipe(z.string());

/** The same, or the default. */
export const textOr = (fallback: string) => text.transform((found) => found ?? fallback);

/** The source of a description or an article, or null: `withText` reads it. */
export const longText = field((value) => readText(typeof value === 'string' ? withoutDataUrls(value) : value));

/** Reads a record's longer text, whose first heading need not repeat its title (requirements 15). */
export const withText = <K extends string, T extends { title: string } & Record<K, string | null>>(
  record: T,
  name: K,
) =>
  ({
    ...record,
    [name]: record[name] === null ? null : readLongText(record[name], record.title),
  }) as Omit<T, K> & Record<K, LongText | null>;

/** In characters; URL params are no longer (`MAX_PARAM_LENGTH`). */
const MAX_IDENTIFIER_LENGTH = 300;

/** An id or slug as text, or null. */
export const identifier = field((value) => {
  const found = readText(value);
  return found !== null && found.length <= MAX_IDENTIFIER_LENGTH ? found : null;
});

/** Whole rupiah or null; numeric strings count (requirements 5). */
export const price = field((value) => {
  const number = readNumber(value, Number.MAX_SAFE_INTEGER);
  return number === null ? null : Math.round(number);
});

/** The price of an orderable item: whole rupiah above 0. Anything else is unknown: null (requirements 5). */
export const nonZeroPrice = price.transform((amount) => amount || null);

/** A count: a whole number of 0 or more, or null. */
export const count = field((value) => {
  const number = readNumber(value, 1_000_000);
  return number === null ? null : Math.floor(number);
});

/** A count, or the default. */
export const countOr = (fallback: number) => count.transform((number) => number ?? fallback);

/** A rating from 0 to 5; null when missing or out of range. */
export const givenRating = field((value) => readNumber(value, 5));

/** The same with the default 4.5 (specification 5, requirements 5). */
export const rating = givenRating.transform((stars) => stars ?? 4.5);

/** Milliseconds since the epoch, or null. */
export const timestamp = field((value) => parseDate(value)?.getTime() ?? null);

/** The unique non-blank items of a comma-separated string or of a list of strings. */
export const csvList = field((value) => {
  const texts = readList(value, RECORD.maxItems).filter((item) => typeof item === 'string');
  const items = texts.flatMap((item) => cut(item, RECORD.maxLongText).split(',', RECORD.maxItems + 1));
  const unique = new Set(items.flatMap((item) => readName(item, RECORD.maxItemText) ?? []));
  return cut([...unique], RECORD.maxItems);
});

/** A list of records, each parsed by the schema; invalid ones are skipped. */
export const listOf = <S extends z.ZodType>(schema: S, max = RECORD.maxItems) =>
  field((value) =>
    readList(value, max).flatMap((item): z.output<S>[] => {
      const parsed = schema.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    }),
  );

/** Storage paths, from a path, a list, a JSON-encoded list or absolute URLs on the admin host (requirements 5). */
export const imagePaths = field((value) => [
  ...new Set(readList(value, RECORD.maxImages).flatMap((item) => storagePath(readText(item)) ?? [])),
]);

/** In characters; no path of the storage is longer. */
const MAX_PATH_LENGTH = 500;

const ABSOLUTE = /^[a-z][a-z\d+.-]*:|^\/\//i;

/** The storage path of a percent-encoded image URL in a text; null for a URL on another host. */
export function storagePathFromUrl(url: string): string | null {
  return storagePath(ABSOLUTE.test(url) ? url : `${config.adminHost}/${url}`);
}

function storagePath(text: string | null): string | null {
  if (text === null || text.length > MAX_PATH_LENGTH) return null;
  let path = text;
  if (path.startsWith(`${config.adminHost}/`)) {
    const encoded = path.slice(config.adminHost.length).replace(/[?#].*$/, '');
    path = tryOr(() => decodeURIComponent(encoded), encoded);
  } else if (ABSOLUTE.test(path) || path.includes('\\')) return null;
  path = path.replace(/^\/+/, '').replace(/^storage\/+/, '');
  const safe = path !== '' && !path.split('/').some((part) => part === '' || part === '.' || part === '..');
  return safe ? path : null;
}

/** The URL of a Google Maps embed, or null. */
export const mapEmbed = field((value) => {
  const text = readText(value, RECORD.maxMapText);
  return text === null ? null : mapEmbedUrl(text);
});

/** The names of common fields on the wire, which are Indonesian or English (requirements 5). */
export const fieldAliases = {
  title: ['judul', 'title', 'name'],
  price: ['harga', 'price'],
  category: ['kategori', 'category'],
  images: ['images', 'image'],
  description: ['deskripsi', 'description'],
} as const;

/** The names of a record's facilities: `fasilitas_1` and so on. */
export const facilityAliases = (count: number) => Array.from({ length: count }, (_, index) => `fasilitas_${index + 1}`);

const commonAliases = { createdAt: ['created_at'], givenRating: ['rating'] };

/**
 * A schema whose fields have other names on the wire (specification 3); `createdAt` and `givenRating` always have.
 *
 * @param aliases for each field, its names on the wire; the first that is not empty counts, of `facilities` all
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

/** Whether a field takes this value: text, a number or, only as images, a list. */
const isFilled = (value: unknown, field: string) =>
  readText(value) !== null || (field === 'images' && Array.isArray(value) && value.length > 0);
