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
const [QUOTE, BACKSLASH, COMMA] = [code('"'), code('\\'), code(',')];
const OPENING = [code('['), code('{')];
const CLOSING = [code(']'), code('}')];

/**
 * Finds `data` in the JSON of an envelope; undefined if it has none.
 *
 * @throws {Error} if the rest is no JSON object, or longer than an envelope
 */
export function findDataMember(json: Buffer): Buffer | undefined {
  let data: { start: number; end: number } | undefined;
  for (const { start, end } of scanElements(json, json.indexOf('{'))) {
    const [key] = /^\s*"data"\s*:/.exec(json.toString('latin1', start, Math.min(end, start + 100))) ?? [];
    if (key) data = { start: start + key.length, end };
  }
  const { start = json.length, end = json.length } = data ?? {};
  if (json.length - (end - start) > RESPONSE.maxEnvelopeBytes) throw new Error('too long');
  const rest = `${json.toString('utf8', 0, start)}${data ? 'null' : ''}${json.toString('utf8', end)}`;
  const envelope: unknown = JSON.parse(rest.replace(/^\ufeff/, ''));
  if (typeof envelope !== 'object' || envelope === null || Array.isArray(envelope)) throw new Error('no envelope');
  return data && json.subarray(start, end);
}

/**
 * Parses the data of a response: a list item by item, in slices between which other requests are served. Reading many
 * values at once takes seconds, above all those with names of their own.
 *
 * @throws {Error} if it is no JSON, or no list and has too many values
 */
export async function parseData(json: Buffer): Promise<JsonData> {
  const open = json.findIndex((byte) => byte > code(' '));
  if (json[open] !== OPENING[0]) {
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
    if (!isEmptyList && count <= LIST.maxRecords) items.push(parseItem(json, part));
    close = part.end;
  });
  if (json.toString('utf8', close).trim() !== ']') throw new Error('no list');
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
