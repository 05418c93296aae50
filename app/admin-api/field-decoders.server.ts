import { z } from 'zod';
import { type Moment, parseMoment } from '~/lib/dates.server';
import { mapEmbedUrl, mapsPageUrl } from '~/lib/google-maps';
import { type LongText, plainLine, plainLines, readLongText, withoutDataUrls } from '~/lib/text/long-text.server';
import { config } from '~/server/env.server';
import { RECORD } from '~/server/limits.server';
import { logDistinct } from '~/server/logger.server';
import {
  AMOUNT_FIELDS,
  cut,
  DATE_FIELDS,
  fromJsonText,
  isDash,
  NAME_FIELDS,
  PRICE_FIELDS,
  readItems,
  readList,
  readObject,
  readPictures,
  readScalar,
  readTexts,
  TEXT_FIELDS,
  URL_FIELDS,
} from './field-values.server';
import { readCount, readPrice, readRating } from './numbers.server';
import { storagePath } from './storage-path.server';

/**
 * The fields of the admin host's records, as zod schemas that never fail: a missing or invalid field takes its
 * default, so that one bad field never invalidates a record.
 */

function readText(value: unknown, max: number = RECORD.maxLongText): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  // JSON may contain lone surrogates, which no URL can encode, and control characters; Word uses some as line breaks.
  const wellFormed = cut(value.trim(), max)
    .replace(/[\v\f]/g, '\n')
    .replace(/\p{Surrogate}|(?![\t\n\r])\p{Cc}/gu, '');
  return wellFormed.trim() || null;
}

/** Reads a name or a title, without tags and entities. */
function readName(value: unknown, max: number): string | null {
  const found = readText(readScalar(value, NAME_FIELDS));
  return found === null ? null : readText(plainLine(found).replace(/[\r\n]+/g, ' '), max);
}

/** Returns a field parsed by `read`, which also receives `undefined` for a missing field. */
export const field = <T>(read: (value: unknown) => T) =>
  z
    .unknown()
    .transform((value) => read(value))
    .prefault(undefined);

/** The text of a name, a title, a place or a category, or null. Numbers become text. */
export const text = field((value) => readName(value, RECORD.maxText));

/** The texts of a list, without blanks and dashes. */
export const texts = field((value) =>
  readList(value, RECORD.maxItems)
    .flatMap((item) => readName(item, RECORD.maxText) ?? [])
    .filter((item) => !isDash(item)),
);

/** Like `text`; a record without it is invalid. */
export const requiredText = text.pipe(z.string());

/** The same, or the default. */
export const textOr = (fallback: string) => text.transform((found) => found ?? fallback);

/** The source of a description or an article, or null; `withText` reads it. */
export const longText = field((value) => {
  const found = readScalar(typeof value === 'string' ? withoutDataUrls(value) : value, TEXT_FIELDS);
  return readText(typeof found === 'string' ? withoutDataUrls(found) : found);
});

/** Returns the number that is sent, or that an object holds. A list is not a number. */
const readAmount = (value: unknown, fields: readonly string[] = AMOUNT_FIELDS): unknown =>
  Array.isArray(fromJsonText(value)) ? value : (readScalar(value, fields) ?? value);

/** Reads a record's longer text. Its first heading is dropped if it repeats the title. */
export const withText = <K extends string, T extends { title: string } & Record<K, string | null>>(
  record: T,
  name: K,
) =>
  ({
    ...record,
    [name]: record[name] === null ? null : readLongText(record[name], record.title),
  }) as Omit<T, K> & Record<K, LongText | null>;

/** An id or slug as text, or null. */
export const identifier = field((value) => {
  const found = readText(readScalar(value, ['value']));
  return found !== null && found.length <= RECORD.maxIdentifier ? found : null;
});

/** A price in whole rupiah; null if it is unreadable, undefined if it is missing. */
export const price = field((value) => readPrice(readAmount(value, PRICE_FIELDS)));

/** The price of an orderable item: whole rupiah above 0. Anything else is unknown, so null. */
export const nonZeroPrice = price.transform((amount) => amount || null);

/** A count: a whole number of 0 or more, or null. */
export const count = field((value) => readCount(readAmount(value)));

/** A count, or the default. */
export const countOr = (fallback: number) => count.transform((number) => number ?? fallback);

/** A number of people, seats or days: 1 or more, or null. */
export const positiveCount = count.transform((number) => number || null);

/** The same, or the default. */
export const positiveCountOr = (fallback: number) => count.transform((number) => number || fallback);

/** A rating above 0, up to 5; null when missing or out of range: 0 is a column's default. */
export const ratingOrNull = field((value) => readRating(readAmount(value)));

/** Like `ratingOrNull`, with the default 4.5. */
export const rating = ratingOrNull.transform((stars) => stars ?? 4.5);

const onUnreadableDate = logDistinct('admin-date-unreadable');

function readMoment(value: unknown): Moment | null {
  const found = withTimeZone(value) ?? readScalar(value, DATE_FIELDS);
  const moment = parseMoment(found, config.adminTimes);
  // Databases store an unknown date as zeros.
  if (moment === null && typeof found === 'string' && !/^[\s0]*$|^0000/.test(found)) onUnreadableDate(found);
  return moment;
}

const OFFSETS: Record<string, string> = {
  UTC: '+00:00',
  'Asia/Jakarta': '+07:00',
  'Asia/Makassar': '+08:00',
  'Asia/Jayapura': '+09:00',
};

/** Reads the date of a PHP object, which has its time zone in a separate field. */
function withTimeZone(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('timezone' in value) || !('date' in value)) return null;
  const { date, timezone } = value;
  if (typeof date !== 'string' || typeof timezone !== 'string') return null;
  return date + (OFFSETS[timezone] ?? (/^[+-]\d{2}:\d{2}$/.test(timezone) ? timezone : ''));
}

/** Milliseconds since the epoch, or null. */
export const timestamp = field((value) => readMoment(value)?.time ?? null);

/** A time, or the start of a whole day in Bali; null if unknown. */
export const moment = field(readMoment);

/**
 * The unique items of a list in a field, in any form of the list. Blanks and dashes are skipped.
 *
 * @param name the field of an object that holds the list, or the text of an item
 */
export const items = (name: string) =>
  field((value) => {
    const found = readItems(value, name).flatMap((item) => readName(item, RECORD.maxItemText) ?? []);
    return cut(
      [...new Set(found)].filter((item) => !isDash(item)),
      RECORD.maxItems,
    );
  });

/** The lines of the texts in a list; one text may have several lines. */
export const lines = (name: string, max: number) =>
  field((value) => {
    const found = readTexts(value, name).flatMap((text) => plainLines(cut(withoutDataUrls(text), RECORD.maxLongText)));
    return cut(found, max)
      .flatMap((line) => readText(line, RECORD.maxItemText) ?? [])
      .filter((line) => !isDash(line));
  });

/** An object, also sent as a list of one or as JSON text; null for any other value. */
export const objectOf = <S extends z.ZodType>(schema: S) =>
  field((value): z.output<S> | null => schema.safeParse(readObject(value)).data ?? null);

/** A list of records, each parsed by the schema; invalid ones are skipped. */
export const listOf = <S extends z.ZodType>(schema: S, max = RECORD.maxItems) =>
  field((value) =>
    readList(value, max).flatMap((item): z.output<S>[] => {
      const parsed = schema.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    }),
  );

/** Storage paths, from a path, a list, a JSON-encoded list or absolute URLs on the admin host. */
export const imagePaths = field((value) => [
  ...new Set(cut(readPictures(value), RECORD.maxImages).flatMap((item) => storagePath(readText(item)) ?? [])),
]);

/** A map: the URL of a Google Maps embed or of a Google Maps page; the other one is null. */
export const map = field((value) => {
  const text = readText(readScalar(value, URL_FIELDS), RECORD.maxMapText);
  return { embed: text && mapEmbedUrl(text), page: text && mapsPageUrl(text) };
});
