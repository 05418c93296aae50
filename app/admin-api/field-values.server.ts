import { plainLines } from '~/lib/text/long-text.server';
import { tryOr } from '~/lib/try-or';
import { RECORD } from '~/server/limits.server';
import { logCount } from '~/server/logger.server';

/** The forms in which the admin host sends lists and objects within a record. */

const onCut = logCount('admin-value-cut');

/** The beginning of a text or list. */
export function cut<T extends { length: number; slice(start: number, end: number): T }>(value: T, max: number): T {
  if (value.length <= max) return value;
  onCut();
  return value.slice(0, max);
}

/** Parses a text that is JSON of a list or an object; broken JSON is null. Any other value stays as it is. */
export function fromJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (!/^\s*(?:\[\s*(?:["{[\]\d]|null)|\{\s*["}])/.test(value)) return value;
  const json = cut(value, RECORD.maxLongText);
  return tryOr(() => JSON.parse(json), null);
}

/** The items of a list, or the value as the only one. */
export function readList(value: unknown, max: number): unknown[] {
  const list = fromJsonText(value);
  if (Array.isArray(list)) return cut(list, max);
  return list === null || list === undefined ? [] : [list];
}

/** An object, the first of a list, or either as JSON text. */
export const readObject = (value: unknown): unknown => readList(value, RECORD.maxItems)[0];

/** A member of such an object, if it has it. */
export function readMember(value: unknown, name: string): unknown {
  const object = readObject(value);
  return typeof object === 'object' && object !== null ? (object as Record<string, unknown>)[name] : undefined;
}

/** What holds the text of an object in a list. */
const TEXT_FIELDS = ['nama', 'name', 'judul', 'title', 'item', 'value', 'text', 'label'];

/** How deep lists, objects and JSON text lie in each other; editors' panels send three levels at most. */
const MAX_DEPTH = 4;

/**
 * The texts in a text, a list of texts or objects, an object, or any of these as JSON text.
 *
 * @param field the field of an object that holds its text, before the usual ones
 */
export function readTexts(value: unknown, field: string, depth = 0): string[] {
  const found = fromJsonText(value);
  if (typeof found === 'string') return [found];
  if (typeof found !== 'object' || found === null || depth === MAX_DEPTH) return [];
  if (Array.isArray(found)) return cut(found, RECORD.maxItems).flatMap((item) => readTexts(item, field, depth + 1));
  const fields = found as Record<string, unknown>;
  const name = [field, ...TEXT_FIELDS].find((name) => fields[name] !== null && fields[name] !== undefined);
  return name === undefined ? [] : readTexts(fields[name], field, depth + 1);
}

/** An item up to the next comma, semicolon or line break outside of brackets, which may hold one more pair. */
const ITEM = /(?:\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\]|[^,;\n])+/g;

/** Splits a text at commas, semicolons and line breaks, never inside brackets; one that is not closed is none. */
export const splitItems = (text: string): string[] =>
  (plainLines(cut(text, RECORD.maxLongText)).join('\n').match(ITEM) ?? []).map((item) => item.replaceAll('\n', ' '));

/** Whether a text stands for nothing: a dash alone. */
export const isDash = (text: string) => /^[-–—]$/.test(text);
