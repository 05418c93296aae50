import { plainLines, withoutDataUrls } from '~/lib/text/long-text.server';
import { tryOr } from '~/lib/try-or';
import { RECORD } from '~/server/limits.server';
import { logCount } from '~/server/logger.server';

/** The forms in which the admin host sends lists and objects within a record. */

const onCut = logCount('admin-value-cut');

/** Returns the beginning of a text or list, up to `max`. */
export function cut<T extends { length: number; slice(start: number, end: number): T }>(value: T, max: number): T {
  if (value.length <= max) return value;
  onCut();
  return value.slice(0, max);
}

/** Parses a text that is a JSON list or object; broken JSON becomes null. Returns any other value unchanged. */
export function fromJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (!/^\s*(?:\[\s*(?:["{[\]\d]|null)|\{\s*["}])/.test(value)) return value;
  const json = cut(withoutDataUrls(value), RECORD.maxLongText);
  return tryOr(() => JSON.parse(json), null);
}

/** The maximum nesting of lists, objects and JSON text; editors' panels send at most three levels. */
const MAX_DEPTH = 4;

/**
 * The keys under which an object holds a name (a relation, an enum, a row of a list), a longer text and so on; best
 * first.
 */
export const NAME_FIELDS = ['nama', 'name', 'title', 'judul', 'label', 'item', 'text', 'value'] as const;
export const TEXT_FIELDS = ['deskripsi', 'description', 'isi', 'konten', 'content', 'html', 'text', 'value'] as const;
/** The formatted price comes first: an amount alone may be in cents. */
export const PRICE_FIELDS = ['formatted', 'amount', 'nominal', 'harga', 'price', 'value'] as const;
export const AMOUNT_FIELDS = ['amount', 'nominal', 'harga', 'price', 'value'] as const;
export const DATE_FIELDS = ['date', 'tanggal', 'datetime', 'start', 'mulai', 'value'] as const;
export const URL_FIELDS = ['embed', 'url', 'link', 'src', 'value'] as const;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** `id`, `en_US`: the keys of translations. */
const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i;
const INDONESIAN = /^id\b|^id_/i;

/** Returns the translations in an object of translations, Indonesian first; empty for any other object. */
function translationsIn(object: object): unknown[] {
  const entries = Object.entries(object);
  const isTranslated = entries.every(([key, value]) => LANGUAGE.test(key) && typeof value !== 'number');
  if (!isTranslated) return [];
  return entries
    .toSorted(([a], [b]) => Number(INDONESIAN.test(b)) - Number(INDONESIAN.test(a)))
    .map(([, value]) => value);
}

/**
 * Returns the values of an object, best first: under one of these names, in the envelope of a resource, or as
 * translations.
 */
function heldBy(object: object, names: readonly string[]): unknown[] {
  const fields: Record<string, unknown> = { ...object };
  const named = [...names, 'data'].map((name) => fields[name]).filter((value) => value !== null && value !== undefined);
  return [...named, ...translationsIn(object)];
}

/** What an editor stores for an empty text: whitespace and tags, except pictures and videos. */
const BLANK = /^(?:\s|&nbsp;|<(?!\/?(?:img|iframe|oembed)\b)[^<>]*>)*$/i;

/** In characters. Millions of spaces would overflow the stack of the regular expression. */
const MAX_BLANK = 1000;

const isBlank = (text: string) => (text.length > MAX_BLANK ? text.trim() === '' : BLANK.test(text));

/**
 * Returns the text or number in a value, also from JSON text: the value itself, what an object holds (a translation, a
 * relation, an enum, a price), or the first in a list. Null if there is none.
 *
 * @param names the keys under which an object holds such a value, best first
 */
export function readScalar(value: unknown, names: readonly string[], depth = 0): string | number | null {
  // A text that only looks like JSON stays a text.
  const found = fromJsonText(value) ?? value;
  if (typeof found === 'number') return found;
  if (typeof found === 'string') return isBlank(found) ? null : found;
  if (!isObject(found) || depth === MAX_DEPTH) return null;
  const candidates = Array.isArray(found) ? cut(found, RECORD.maxItems) : heldBy(found, names);
  for (const candidate of candidates) {
    const scalar = readScalar(candidate, names, depth + 1);
    if (scalar !== null) return scalar;
  }
  return null;
}

/** Returns the items of a list, or the value as the only item. */
export function readList(value: unknown, max: number): unknown[] {
  const list = fromJsonText(value);
  if (Array.isArray(list)) return cut(list, max);
  return list === null || list === undefined ? [] : [list];
}

/** Returns an object or the first item of a list, also from JSON text. */
export const readObject = (value: unknown): unknown => readList(value, RECORD.maxItems)[0];

/**
 * Returns the texts in a text, an object, or a list of either, also from JSON text.
 *
 * @param field the key of an object that holds its text, before the usual ones
 */
export function readTexts(value: unknown, field: string, depth = 0): string[] {
  const found = fromJsonText(value);
  if (typeof found === 'string') return [found];
  if (!isObject(found) || depth === MAX_DEPTH) return [];
  if (Array.isArray(found)) return cut(found, RECORD.maxItems).flatMap((item) => readTexts(item, field, depth + 1));
  return readTexts(heldBy(found, [field, ...NAME_FIELDS])[0], field, depth + 1);
}

/**
 * Returns the items of a list field. A text is split into items, and so is the text of each row. The texts in a list
 * stay whole, since an item may contain a comma.
 *
 * @param field the key of a row that holds its text, before the usual ones
 */
export function readItems(value: unknown, field: string, depth = 0): string[] {
  const found = fromJsonText(value);
  if (typeof found === 'string') return cut(splitItems(found), RECORD.maxItems);
  if (!isObject(found) || depth === MAX_DEPTH) return [];
  if (!Array.isArray(found)) return readItems(heldBy(found, [field, ...NAME_FIELDS])[0], field, depth + 1);
  return cut(found, RECORD.maxItems).flatMap((item) => {
    const row = fromJsonText(item) ?? item;
    return typeof row === 'string' ? plainLines(row).join(' ') : readItems(row, field, depth + 1);
  });
}

const PICTURE_FIELDS = [
  'path',
  'url',
  'original_url',
  'original',
  'src',
  'file',
  'filename',
  'file_name',
  'image',
  'gambar',
  'foto',
];

/** A file name, which may be under any key. */
const FILE = /\.[a-z\d]{2,5}$/i;

/** Returns the paths or URLs of the pictures in a value: a text, an object, a list of either, or under any keys. */
export function readPictures(value: unknown, depth = 0): string[] {
  const found = fromJsonText(value);
  if (typeof found === 'string') return [found];
  if (!isObject(found) || depth === MAX_DEPTH) return [];
  if (Array.isArray(found)) return cut(found, RECORD.maxImages).flatMap((item) => readPictures(item, depth + 1));
  for (const held of heldBy(found, PICTURE_FIELDS)) {
    const pictures = readPictures(held, depth + 1);
    if (pictures.length > 0) return pictures;
  }
  const others = cut(Object.values(found), RECORD.maxImages);
  return others.flatMap((item) => (isObject(item) || FILE.test(`${item}`) ? readPictures(item, depth + 1) : []));
}

/**
 * An item up to the next comma, semicolon or line break outside of numbers and brackets; round brackets may be nested
 * once.
 */
const ITEM = /(?:\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\]|(?<=\d),(?=\d)|[^,;\n])+/g;

/**
 * Splits a text at commas, semicolons and line breaks, but not inside numbers or brackets. A bracket without its end is
 * ignored.
 */
export const splitItems = (text: string): string[] =>
  (
    plainLines(cut(withoutDataUrls(text), RECORD.maxLongText))
      .join('\n')
      .match(ITEM) ?? []
  ).map((item) => item.replaceAll('\n', ' '));

/** Whether a text means "nothing": a single dash. */
export const isDash = (text: string) => /^[-–—]$/.test(text);
