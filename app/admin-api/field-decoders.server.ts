import { z } from 'zod';
import { parseDate } from '~/lib/dates.server';
import { config } from '~/server/env.server';

/**
 * The fields of the admin host's records, as zod schemas that never fail: a missing or invalid field takes its
 * default, so that one bad field never invalidates a record (decisions 4 and 5).
 */

const MAX_TEXT = 100_000;

function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  // JSON may contain lone surrogates, which no URL can encode.
  const trimmed = value
    .slice(0, MAX_TEXT)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
  return trimmed === '' ? null : trimmed;
}

function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function readList(value: unknown): unknown[] {
  if (typeof value === 'string' && value.trim().startsWith('[')) {
    try {
      return readList(JSON.parse(value));
    } catch {
      return [];
    }
  }
  return Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
}

/** A field parsed by `read`, which also receives `undefined` for a missing field. */
export const field = <T>(read: (value: unknown) => T) => z.unknown().transform(read).prefault(undefined);

/** Trimmed text or null. Numbers become text. */
export const text = field(readText);

/** Trimmed text; a record without it is invalid. */
export const requiredText = text.pipe(z.string());

/** Trimmed text, or the default. */
export const textOr = (fallback: string) => field((value) => readText(value) ?? fallback);

/** An id or slug as text, or null. */
export const identifier = field((value) => {
  const found = readText(value);
  return found !== null && found.length <= 300 ? found : null;
});

/** Whole rupiah or null; numeric strings count (decisions 5). */
export const price = field((value) => {
  const number = readNumber(value);
  return number !== null && number >= 0 && number <= Number.MAX_SAFE_INTEGER ? Math.round(number) : null;
});

/** The price of an orderable item: whole rupiah above 0. Anything else is unknown: null (decisions 5). */
export const knownPrice = price.transform((amount) => amount || null);

/** A count: a whole number of 0 or more, or null. */
export const count = field((value) => {
  const number = readNumber(value);
  return number !== null && number >= 0 && number <= 1_000_000 ? Math.floor(number) : null;
});

/** A rating from 0 to 5; 4.5 when missing or out of range (specification 5, decisions 5). */
export const rating = field((value) => {
  const number = readNumber(value);
  return number !== null && number >= 0 && number <= 5 ? number : 4.5;
});

/** Milliseconds since the epoch, or null. */
export const timestamp = field((value) => parseDate(value)?.getTime() ?? null);

/** The unique non-blank items of a comma-separated string or of a list of strings. */
export const csvList = field((value) => {
  const items = readList(value).flatMap((item) => (typeof item === 'string' ? item.split(',') : []));
  return [...new Set(items.map((item) => item.trim()))].filter((item) => item !== '');
});

/** A list of records, each parsed by the schema; invalid ones are skipped. */
export const listOf = <S extends z.ZodType>(schema: S) =>
  field((value) =>
    readList(value).flatMap((item): z.output<S>[] => {
      const parsed = schema.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    }),
  );

/**
 * Storage paths (no leading slash, no `storage/`) from any of the forms that the admin host uses: a path, a list, a
 * JSON-encoded list, an absolute URL on the admin host. Anything else is skipped (decisions 5).
 */
export const imagePaths = field((value) => [
  ...new Set(readList(value).flatMap((item) => storagePath(readText(item)) ?? [])),
]);

const ABSOLUTE = /^[a-z][a-z\d+.-]*:|^\/\//i;

/** The storage path of a percent-encoded image URL in a text; null for a URL on another host. */
export function storagePathFromUrl(url: string): string | null {
  return storagePath(ABSOLUTE.test(url) ? url : `${config.adminHost}/${url}`);
}

function storagePath(given: string | null): string | null {
  if (given === null || given.length > 500) return null;
  let path = given;
  if (path.startsWith(`${config.adminHost}/`)) path = decodedPath(path.slice(config.adminHost.length));
  else if (ABSOLUTE.test(path) || path.includes('\\')) return null;
  path = path.replace(/^\/+/, '').replace(/^storage\/+/, '');
  const safe = path !== '' && !path.split('/').some((part) => part === '' || part === '.' || part === '..');
  return safe ? path : null;
}

/** The path of a URL without query and hash, decoded unless its percent-encoding is invalid. */
function decodedPath(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The URL of a Google Maps embed, from a plain https URL or from the `src` of an `<iframe>`. Anything else is null:
 * no other site is ever framed (decisions 5).
 */
export const mapEmbed = field((value) => {
  const given = readText(value);
  if (given === null) return null;
  const src = given.startsWith('<')
    ? /<iframe\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(given)?.[1]?.replaceAll('&amp;', '&')
    : given;
  if (!src || !URL.canParse(src)) return null;
  const url = new URL(src);
  const google =
    /^(www\.|maps\.)?google\.(com|co\.id)$/.test(url.hostname) &&
    (url.pathname.startsWith('/maps') || url.hostname.startsWith('maps.'));
  return url.protocol === 'https:' && google && url.username === '' && url.port === '' ? url.href : null;
});

/** English aliases of common fields (decisions 5). */
export const fieldAliases = {
  judul: ['title', 'name'],
  harga: ['price'],
  kategori: ['category'],
  images: ['image'],
  deskripsi: ['description'],
} as const;

/**
 * A schema whose Indonesian fields may also have English names (specification 3).
 *
 * @param aliases for each field, the names to try when it is missing or empty
 */
export function withAliases<S extends z.ZodType>(aliases: Record<string, readonly string[]>, schema: S) {
  return z.preprocess((wire) => {
    if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return wire;
    const record: Record<string, unknown> = { ...wire };
    for (const [field, alternatives] of Object.entries(aliases)) {
      if (!isEmpty(record[field])) continue;
      const other = alternatives.find((name) => !isEmpty(record[name]));
      if (other) record[field] = record[other];
    }
    return record;
  }, schema);
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
