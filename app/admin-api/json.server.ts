import { type ApiError, ResultError } from '~/lib/result';
import { LIST, RECORD, RESPONSE } from '~/server/limits.server';
import { ONE_PAGE, type PageInfo, readPageInfo } from './page-info.server';

/** The contents of a response's JSON. */
export interface Unwrapped {
  /**
   * Undefined if the response has no data. A list has at most 5,000 items, and an item with too many values is null.
   */
  data: unknown;
  /** The paginator's members. */
  page: PageInfo;
  /** The number of items that were left out. */
  cut: number;
}

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the data in the JSON of a response. It accepts `{"data": …}`, also nested in another `data`, a list, an
 * object with whole numbers as keys, and a bare record.
 *
 * @throws {Error} if the JSON is not an object or a list, has too many objects and lists, or is a record with too many
 *   values
 */
export function readJson(json: Uint8Array): Unwrapped {
  if (hasTooManyParts(json)) throw invalid('too_large');
  // `TextDecoder` also drops a byte order mark.
  const body: unknown = JSON.parse(new TextDecoder().decode(json));
  const list = listOf(body);
  if (list) return { ...bounded(list), page: ONE_PAGE };
  if (!isObject(body)) throw new Error('no envelope');
  const { data = isRecord(body) ? body : undefined, ...envelope } = body;
  const paginator = isPaginator(data) ? data : null;
  const page = readPageInfo({ ...envelope, ...paginator });
  return { ...bounded(paginator ? paginator.data : data), page };
}

const [OBJECT, LIST_START] = Buffer.from('{[');

/** Whether a JSON text has more objects and lists than `JSON.parse` reads in time. Brackets in texts count too. */
function hasTooManyParts(json: Uint8Array): boolean {
  // Each object or list takes at least three bytes: two brackets and a comma.
  if (json.length < 3 * RESPONSE.maxParts) return false;
  let parts = 0;
  for (const byte of json) if (byte === OBJECT || byte === LIST_START) parts += 1;
  return parts > RESPONSE.maxParts;
}

/** Whether this is a record without an envelope, which is how a bare model is sent. */
const isRecord = (body: JsonObject) => 'id' in body || 'slug' in body;

/** Whether this is a list in a paginator. A record may have a field `data` too. */
const isPaginator = (data: unknown): data is JsonObject =>
  isObject(data) && listOf(data) === null && 'data' in data && !('id' in data) && !('slug' in data);

/**
 * Returns a list, or the values of an object with whole numbers as keys, which is how a filtered collection is sent;
 * null for anything else.
 */
function listOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  const keys = isObject(value) ? Object.keys(value) : [];
  // JavaScript puts whole-number keys first, whatever their order in the JSON.
  if (!/^\d+$/.test(keys[0] ?? '')) return null;
  if (!/^\d+$/.test(keys.at(-1) ?? '')) throw invalid('no_list');
  return Object.values(value as JsonObject);
}

function bounded(data: unknown): Pick<Unwrapped, 'data' | 'cut'> {
  const list = listOf(data);
  if (!list) {
    if (hasTooManyValues(data)) throw invalid('too_large');
    return { data, cut: 0 };
  }
  const items = list.slice(0, LIST.maxRecords).map((item) => (hasTooManyValues(item) ? null : item));
  return { data: items, cut: list.length - items.length };
}

/** Whether a record has more values than its schema can read in time. */
function hasTooManyValues(record: unknown): boolean {
  let left = RECORD.maxValues;
  const rest = [record];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inside = Array.isArray(value) ? value : Object.values(value);
    left -= inside.length;
    if (left < 0) return true;
    for (const one of inside) rest.push(one);
  }
  return false;
}

const invalid = (reason: Extract<ApiError, { code: 'invalid_response' }>['reason']) =>
  new ResultError({ code: 'invalid_response', reason });
