import { z } from 'zod';
import { type ApiError, ResultError } from '~/lib/result';
import { LIST, RECORD, RESPONSE } from '~/server/limits.server';
import { forEachTimeSliced, waitForTurn } from '~/server/turns.server';
import { ONE_PAGE, type PageInfo, readPageInfo } from './page-info.server';

/** The data of a response. */
export interface JsonData {
  /** A list has at most 15,000 items, of which those with too many values are null. */
  data: unknown;
  /** The number of items that were left out. */
  cut: number;
}

/** The JSON of a response's data, and whether it is a page of a list. */
export interface Unwrapped {
  /** Undefined when the response has none. */
  data: Buffer | undefined;
  page: PageInfo;
}

/** A member of an object or an item of an array: where it starts and ends, and the number of values in it. */
interface ElementRange {
  start: number;
  end: number;
  values: number;
}

/** A member of an object, with where its value starts. */
interface Member {
  key: string;
  start: number;
  end: number;
}

const code = (character: string) => character.charCodeAt(0);
const [QUOTE, BACKSLASH, COMMA] = [code('"'), code('\\'), code(',')];
const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const OPENING = [code('['), code('{')];
const CLOSING = [code(']'), code('}')];

/**
 * Finds the data in the JSON of a response: `{"data": …}`, also within another `data`, or a list or an object with whole
 * numbers as keys alone (requirements 15).
 *
 * @throws {Error} if the rest is no JSON object, or longer than an envelope
 */
export async function unwrap(json: Buffer): Promise<Unwrapped> {
  const start = skipBlank(json, 0);
  if (json[start] === OPENING[0] || hasIndexKeys(json, start)) return { data: json.subarray(start), page: ONE_PAGE };
  const members = await membersOf(json, start);
  if (!members) throw invalid('too_large', json.length);
  const outer = takeData(json, start, members);
  if (!outer.data) return { data: undefined, page: ONE_PAGE };
  await waitForTurn();
  const inner = await findInner(outer.data);
  return { data: inner?.data ?? outer.data, page: readPageInfo({ ...outer.rest, ...inner?.rest }) };
}

/** The list within a paginator; undefined for a record, which may have a field `data` too. */
async function findInner(json: Buffer) {
  const open = skipBlank(json, 0);
  if (json[open] !== OPENING[1] || hasIndexKeys(json, open)) return undefined;
  const members = (await membersOf(json, open)) ?? [];
  const has = (name: string) => members.some(({ key }) => key === name);
  return has('data') && !has('id') && !has('slug') ? takeData(json, open, members) : undefined;
}

/** Takes the member `data` of the object that opens at an index, and parses the others. */
function takeData(json: Buffer, open: number, members: readonly Member[]) {
  const data = members.findLast(({ key }) => key === 'data');
  const { start, end } = data ?? { start: json.length, end: json.length };
  const restBytes = json.length - (end - start);
  if (restBytes > RESPONSE.maxEnvelopeBytes) throw invalid('too_large', restBytes);
  const rest: unknown = JSON.parse(
    `${json.toString('utf8', open, start)}${data ? 'null' : ''}${json.toString('utf8', end)}`,
  );
  return { data: data && json.subarray(start, end), rest: z.record(z.string(), z.unknown()).parse(rest) };
}

/** The members of the object that opens at an index; undefined if they are more than any object here may have. */
async function membersOf(json: Buffer, open: number): Promise<Member[] | undefined> {
  const members: Member[] = [];
  await forEachTimeSliced(scanElements(json, open), LIST.parseSliceMs, (part) => {
    if (part && members.length <= RECORD.maxFields) members.push(memberAt(json, part.start, part.end));
  });
  return members.length > RECORD.maxFields ? undefined : members;
}

/** A member of an object; its key is empty if it is long, escaped or missing. */
function memberAt(json: Buffer, start: number, end: number): Member {
  const beginning = json.toString('latin1', start, Math.min(end, start + 100));
  const [match = '', key = ''] = /^\s*"([^"\\]*)"\s*:/.exec(beginning) ?? [];
  return { key, start: start + match.length, end };
}

/** Whether the object that opens at an index has a whole number as its first key, as a filtered collection has. */
function hasIndexKeys(json: Buffer, open: number): boolean {
  return json[open] === OPENING[1] && isIndex(memberAt(json, open + 1, json.length));
}

const isIndex = ({ key }: Member) => /^\d+$/.test(key);

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
  if (json[open] !== OPENING[0] && !isIndexed) return { data: parseValue(json, open), cut: 0 };
  const items: unknown[] = [];
  let count = 0;
  let close = open;
  await forEachTimeSliced(scanElements(json, open), LIST.parseSliceMs, (part) => {
    if (!part) return;
    const isEmptyList = count === 0 && json[part.end] !== COMMA && isBlank(json, part);
    if (!isEmptyList) count += 1;
    if (!isEmptyList && count <= LIST.maxRecords) items.push(parseItem(json, isIndexed ? indexed(json, part) : part));
    close = part.end;
  });
  if (json.toString('utf8', close).trim() !== (isIndexed ? '}' : ']')) throw new Error('no list');
  return { data: items, cut: count - items.length };
}

function parseValue(json: Buffer, open: number): unknown {
  let values = 0;
  for (const part of json[open] === OPENING[1] ? scanElements(json, open) : []) {
    values += part?.values ?? 0;
    if (values > RECORD.maxValues) throw invalid('too_large', json.length);
  }
  return JSON.parse(json.toString());
}

const parseItem = (json: Buffer, { start, end, values }: ElementRange): unknown =>
  values > RECORD.maxValues ? null : JSON.parse(json.toString('utf8', start, end));

/** The value of a member whose key is a whole number. */
function indexed(json: Buffer, { start, end, values }: ElementRange): ElementRange {
  const member = memberAt(json, start, end);
  if (!isIndex(member)) throw invalid('no_list');
  return { ...member, values };
}

const isBlank = (json: Buffer, { start, end }: ElementRange) => json.toString('utf8', start, end).trim() === '';

const invalid = (reason: Extract<ApiError, { code: 'invalid_response' }>['reason'], bytes?: number) =>
  new ResultError({ code: 'invalid_response', reason, bytes });

/** Scanning as much takes 5 ms at most. */
const PAUSE_BYTES = 256 * 1024;

/**
 * The comma-separated parts of the object or array that opens at an index, and undefined where a reader in slices may
 * pause within a long part. Throws if it is not closed.
 */
function* scanElements(json: Buffer, open: number): Generator<ElementRange | undefined> {
  let pauseAt = open + PAUSE_BYTES;
  let depth = 0;
  let start = open + 1;
  let values = 1;
  for (let at = open; at < json.length; at += 1) {
    if (at > pauseAt) {
      pauseAt = at + PAUSE_BYTES;
      yield undefined;
    }
    const byte = json[at] ?? 0;
    if (byte === QUOTE) {
      at = endOfString(json, at);
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

/** The index of the quote that closes the string which opens at an index. Throws if there is none. */
function endOfString(json: Buffer, open: number): number {
  let at = open;
  let backslashes: number;
  do {
    at = json.indexOf(QUOTE, at + 1);
    if (at < 0) throw new Error('not closed');
    backslashes = 0;
    while (json[at - 1 - backslashes] === BACKSLASH) backslashes += 1;
  } while (backslashes % 2 === 1);
  return at;
}
