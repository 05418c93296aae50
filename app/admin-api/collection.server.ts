import type { z } from 'zod';
import type { ContentType } from '~/definitions/types';
import { forEachSliced } from '~/lib/for-each-sliced.server';
import { memoizeWeak } from '~/lib/memoize-weak';
import { titleSlug } from '~/lib/slug';
import { LIST, RECORD } from '~/server/limits.server';

/** The fields that the parsed records of all content types share. */
export interface BaseRecord {
  id: string | null;
  slug: string | null;
  title: string;
  category: string | null;
  /** Milliseconds; null sorts last. */
  createdAt: number | null;
  /** Milliseconds. */
  updatedAt: number | null;
  /** Storage paths, the main image first. */
  images: readonly string[];
  /** Replaces the usual URL param if another record of the list would share it. */
  uniqueParam?: string;
}

/** A list of the admin host. */
export interface ListEndpoint<R extends BaseRecord> {
  /** Path of the list; a record's path is `{adminPath}/{slug or id}`. */
  adminPath: string;
  schema: z.ZodType<R>;
  /** Log messages for failed calls that show visitors no error. */
  logMessages?: { list: string; record?: string };
  urlIdField?: UrlParam;
}

/** The identifier in a record's canonical URL, which lists link to. */
type UrlParam = 'slug' | 'id' | 'title';

/** A content type whose records have a list, an endpoint and a page of their own. */
export interface Collection<R extends BaseRecord> extends ContentType, ListEndpoint<R> {
  /** The path parameter of the record endpoint: `{slug}` or `{id}`. */
  apiIdField: 'slug' | 'id';
  /**
   * Whether a record of the list has everything that its page needs, so it can replace the record's own response.
   * Default: always.
   */
  sufficesForPage?(record: R): boolean;
  urlIdField: UrlParam;
  /** Replaces a missing description. */
  fallbackDescription?: string;
}

/** A collection whose pages show a fallback for a missing description. */
export interface DescribedCollection<R extends BaseRecord> extends Collection<R> {
  fallbackDescription: string;
}

/**
 * Returns a record's param in its canonical URL, not encoded: `urlIdField`, otherwise an identifier that the record
 * has.
 */
export function canonicalParam({ urlIdField }: { urlIdField: UrlParam }, record: BaseRecord): string {
  const { slug, id, uniqueParam } = record;
  if (uniqueParam !== undefined) return uniqueParam;
  const fromTitle = titleSlug(record.title);
  const candidates = { title: [fromTitle, slug, id], slug: [slug, id], id: [id, slug] }[urlIdField];
  const mayBeInUrl = (form: string) => form.length <= RECORD.maxIdentifier && !RESERVED_ENDING.test(form);
  return candidates.find((form) => form !== null && mayBeInUrl(form)) ?? fromTitle;
}

/** A URL with this ending is a record's data or calendar, not its page. */
const RESERVED_ENDING = /\.(?:data|ics)$/i;

/**
 * Gives a record its own URL, by slug or else by id, if its usual URL is also another record's or would open another
 * record.
 */
export async function withUniqueParams<R extends BaseRecord>(
  urlIdField: UrlParam | undefined,
  records: readonly R[],
): Promise<R[]> {
  if (urlIdField === undefined) return [...records];
  const usualParams: string[] = [];
  const [usual, slugs, ids] = [createCounts(), createCounts(), createCounts()];
  await forEachSliced(records, LIST.parseSliceMs, (record) => {
    const param = canonicalParam({ urlIdField }, record);
    usualParams.push(param);
    usual.add(param);
    slugs.add(record.slug);
    ids.add(record.id);
  });
  /** Whether a param finds this record and no other in `bestMatch`. */
  const isOwn = (param: string, { slug, id }: R) =>
    slugs.of(param) === Number(slug === param) && (slug === param || ids.of(param) === Number(id === param));
  const unique: R[] = [];
  await forEachSliced(records, LIST.parseSliceMs, (record, index) => {
    const param = usualParams[index] ?? '';
    const uniqueParam =
      usual.of(param) === 1 && isOwn(param, record)
        ? undefined
        : [record.slug, record.id].find(
            (param) => param !== null && param.length <= RECORD.maxIdentifier && isOwn(param, record),
          );
    unique.push(uniqueParam ? { ...record, uniqueParam } : record);
  });
  return unique;
}

function createCounts() {
  const counts = new Map<string | null, number>();
  const of = (value: string | null) => counts.get(value) ?? 0;
  return { of, add: (value: string | null) => counts.set(value, of(value) + 1) };
}

/**
 * Returns the record that a URL param means in a list. A slug wins over an id, both win over a title, and the exact
 * form wins over another spelling.
 */
export function bestMatch<R extends BaseRecord>(param: string, records: readonly R[]): R | undefined {
  const position = positionsByForm(records).get(param) ?? positionsBySpelling(records).get(titleSlug(param));
  return position === undefined ? undefined : records[position];
}

// Computed once per version of a list: slugifying 5,000 titles for each guessed URL would block the process.
const positionsByForm = memoizeWeak((records: readonly BaseRecord[]) => positionsBy(records, (form) => form));
const positionsBySpelling = memoizeWeak((records: readonly BaseRecord[]) => positionsBy(records, titleSlug));

function positionsBy(records: readonly BaseRecord[], toKey: (form: string) => string): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  const add = (form: string | null, position: number) => {
    const key = form === null ? '' : toKey(form);
    if (key !== '' && !positions.has(key)) positions.set(key, position);
  };
  for (const [position, { slug }] of records.entries()) add(slug, position);
  for (const [position, { id }] of records.entries()) add(id, position);
  for (const [position, { title }] of records.entries()) add(titleSlug(title), position);
  return positions;
}

/** Whether a URL param equals this record's id, slug or slugified title. */
export function isExactMatch(param: string, { slug, id, title }: BaseRecord): boolean {
  return [slug, id, titleSlug(title)].includes(param);
}

/**
 * Whether a URL param equals this record's id, slug or title in any case and with any whitespace. Such a URL redirects
 * to the canonical one.
 */
export function isLooseMatch(param: string, { slug, id, title }: BaseRecord): boolean {
  const wanted = titleSlug(param);
  return [title, slug, id].some((form) => form !== null && titleSlug(form) === wanted);
}

/**
 * Whether a record's canonical param is known without its list. Only the list knows whether another record has the same
 * title, but a slug identifies one record.
 */
export function isCanonicalKnown(collection: Collection<BaseRecord>, param: string, record: BaseRecord): boolean {
  return collection.urlIdField !== 'title' || [param, record.slug].includes(canonicalParam(collection, record));
}

/** Whether two records are the same record of a list. */
export const isSameRecord = (a: BaseRecord, b: BaseRecord) =>
  a.id !== null && b.id !== null ? a.id === b.id : a.slug === b.slug;
