import { z } from 'zod';
import { LIST, RECORD, RESPONSE } from '~/server/limits.server';
import { forEachTimeSliced } from '~/server/yield-to-event-loop.server';

/** The data of a response. */
export interface JsonData {
  /** A list has at most 20,000 items, of which those with too many values are null. */
  data: unknown;
  /** The number of items that were left out. */
  cut: number;
}

/** A member of an object or an item of an array: where it starts and ends, and the number of values in it. */
interface ElementRange {
  start: number;
  end: number;
  values: number;
}

const code = (character: string) => character.charCodeAt(0);
const [QUOTE, BACKSLASH, COMMA, COLON] = [code('"'), code('\\'), code(','), code(':')];
const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const OPENING = [code('['), code('{')];
const CLOSING = [code(']'), code('}')];

/** The JSON of a response's data, and whether it is a page of a list. */
export interface Unwrapped {
  /** Undefined when the response has none. */
  data: Buffer | undefined;
  page: PageInfo;
}

/** What a paginator says of its pages (requirements 15). */
export interface PageInfo {
  last: number | null;
  hasNext: boolean;
}

const ONE_PAGE: PageInfo = { last: null, hasNext: false };

const link = z.string().min(1).catch('');
const lastPage = z.coerce.number().int().positive().nullable().catch(null);
const paginator = z
  .object({
    last_page: lastPage,
    next_page_url: link,
    meta: z.object({ last_page: lastPage }).catch({ last_page: null }),
    links: z.object({ next: link }).catch({ next: '' }),
  })
  .transform(({ last_page, next_page_url, meta, links }): PageInfo => {
    const last = last_page ?? meta.last_page;
    return { last, hasNext: last === null ? next_page_url !== '' || links.next !== '' : last > 1 };
  });

/**
 * Finds the data in the JSON of a response: `{"data": …}`, also within another `data`, or a list or an object with whole
 * numbers as keys alone (requirements 15).
 *
 * @throws {Error} if the rest is no JSON object, or longer than an envelope
 */
export function unwrap(json: Buffer): Unwrapped {
  const start = skipBlank(json, 0);
  if (json[start] === OPENING[0] || hasIndexKeys(json, start)) return { data: json.subarray(start), page: ONE_PAGE };
  const outer = findDataMember(json, start);
  if (!outer.data) return { data: undefined, page: ONE_PAGE };
  const within = skipBlank(outer.data, 0);
  const inner = outer.data[within] === OPENING[1] && !hasIndexKeys(outer.data, within) && findInner(outer.data, within);
  return inner
    ? { data: inner.data, page: paginator.parse(inner.rest) }
    : { data: outer.data, page: paginator.parse(outer.rest) };
}

/** The list within a paginator; undefined for a record, which may have a field `data` too. */
function findInner(json: Buffer, open: number) {
  const keys = new Set<string | undefined>();
  for (const { start, end } of scanElements(json, open)) {
    keys.add(keyAt(json, start, end));
    if (keys.size > RECORD.maxFields) return undefined;
  }
  return keys.has('data') && !keys.has('id') && !keys.has('slug') ? findDataMember(json, open) : undefined;
}

/** Finds the member `data` of the object that opens at an index, and parses the others. */
function findDataMember(json: Buffer, open: number): { data: Buffer | undefined; rest: unknown } {
  let data: { start: number; end: number } | undefined;
  for (const { start, end } of scanElements(json, open)) {
    if (keyAt(json, start, end) === 'data') data = { start: json.indexOf(COLON, start) + 1, end };
  }
  const { start = json.length, end = json.length } = data ?? {};
  if (json.length - (end - start) > RESPONSE.maxEnvelopeBytes) throw new Error('too long');
  const rest: unknown = JSON.parse(
    `${json.toString('utf8', open, start)}${data ? 'null' : ''}${json.toString('utf8', end)}`,
  );
  if (typeof rest !== 'object' || rest === null || Array.isArray(rest)) throw new Error('no envelope');
  return { data: data && json.subarray(data.start, data.end), rest };
}

/** The key of an object's member, as far as it is short. */
const keyAt = (json: Buffer, start: number, end: number) =>
  /^\s*"([^"\\]*)"\s*:/.exec(json.toString('latin1', start, Math.min(end, start + 100)))?.[1];

/** Whether the object that opens at an index has a whole number as its first key, as a filtered collection has. */
function hasIndexKeys(json: Buffer, open: number): boolean {
  if (json[open] !== OPENING[1]) return false;
  return /^\{\s*"\d+"\s*:/.test(json.toString('latin1', open, open + 100));
}

/** The index of the first byte that is neither blank nor part of a byte order mark. */
function skipBlank(json: Buffer, from: number): number {
  let at = json.subarray(from, from + 3).equals(BYTE_ORDER_MARK) ? from + 3 : from;
  while (at < json.length && (json[at] ?? 0) <= code(' ')) at += 1;
  return at;
}

/**
 * Parses the data of a response: a list item by item, in slices between which other requests are served. Reading many
 * values at once takes seconds, above all those with names of their own.
 *
 * @throws {Error} if it is no JSON, or no list and has too many values
 */
export async function parseData(json: Buffer): Promise<JsonData> {
  const open = skipBlank(json, 0);
  const isIndexed = hasIndexKeys(json, open);
  if (json[open] !== OPENING[0] && !isIndexed) {
    if (json[open] !== OPENING[1]) return { data: JSON.parse(json.toString()), cut: 0 };
    const values = [...scanElements(json, open)].reduce((sum, part) => sum + part.values, 0);
    if (values > RECORD.maxValues) throw new Error('too many values');
    return { data: JSON.parse(json.toString()), cut: 0 };
  }
  const items: unknown[] = [];
  let count = 0;
  let close = open;
  await forEachTimeSliced(scanElements(json, open), LIST.parseSliceMs, (part) => {
    const isEmptyList = count === 0 && json[part.end] !== COMMA && isBlank(json, part);
    if (!isEmptyList) count += 1;
    const item = isIndexed ? { ...part, start: json.indexOf(COLON, part.start) + 1 } : part;
    if (!isEmptyList && count <= LIST.maxRecords) items.push(parseItem(json, item));
    close = part.end;
  });
  if (json.toString('utf8', close).trim() !== (isIndexed ? '}' : ']')) throw new Error('no list');
  return { data: items, cut: count - items.length };
}

const parseItem = (json: Buffer, { start, end, values }: ElementRange): unknown =>
  values > RECORD.maxValues ? null : JSON.parse(json.toString('utf8', start, end));

const isBlank = (json: Buffer, { start, end }: ElementRange) => json.toString('utf8', start, end).trim() === '';

/** The comma-separated parts of the object or array that opens at an index. Throws if it is not closed. */
function* scanElements(json: Buffer, open: number): Generator<ElementRange> {
  let depth = 0;
  let start = open + 1;
  let values = 1;
  for (let at = open; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) {
      at += 1;
      while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
    } else if (byte === COMMA) {
      values += 1;
      if (depth === 1) {
        yield { start, end: at, values };
        start = at + 1;
        values = 1;
      }
    } else if (byte === OPENING[0] || byte === OPENING[1]) {
      depth += 1;
      values += 1;
    } else if (byte === CLOSING[0] || byte === CLOSING[1]) {
      depth -= 1;
      if (depth === 0) {
        yield { start, end: at, values };
        return;
      }
    }
  }
  throw new Error('not closed');
}
