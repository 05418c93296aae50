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
  /** Storage paths, the main one first. */
  images: readonly string[];
  /** Replaces the usual URL param where another record of the list would share it. */
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

/** A content type with its list, and the endpoint of one record, whose page has a URL. */
export interface Collection<R extends BaseRecord> extends ContentType, ListEndpoint<R> {
  /** The path parameter of the endpoint for one record: `{slug}` or `{id}`. */
  apiIdField: 'slug' | 'id';
  /** Whether a record of the list has all that its page needs, so that it can replace its own response. Default: always. */
  sufficesForPage?(record: R): boolean;
  urlIdField: UrlParam;
  /** Replaces a missing description. */
  fallbackDescription?: string;
}

/** A collection whose pages show the fallback where a record has no description. */
export interface DescribedCollection<R extends BaseRecord> extends Collection<R> {
  fallbackDescription: string;
}

/** A record's param in its canonical URL, not encoded: `urlIdField`, or else an identifier that the record has. */
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
 * Gives each record whose URL another one of the list shares, or that would open another one, a URL of its own: by slug,
 * else by id.
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
  /** Whether `bestMatch` finds no other record by a param. */
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
 * The record of a list that a URL param means: by slug rather than id, by these rather than title, and by the exact form
 * rather than another spelling.
 */
export function bestMatch<R extends BaseRecord>(param: string, records: readonly R[]): R | undefined {
  const position = positionsByForm(records).get(param) ?? positionsBySpelling(records).get(titleSlug(param));
  return position === undefined ? undefined : records[position];
}

// Once for each version of a list: slugifying 5,000 titles for each guessed URL would block the process.
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
 * Whether a URL param equals this record's id, slug or title in any case and with any whitespace: such a URL redirects
 * to the canonical one.
 */
export function isLooseMatch(param: string, { slug, id, title }: BaseRecord): boolean {
  const wanted = titleSlug(param);
  return [title, slug, id].some((form) => form !== null && titleSlug(form) === wanted);
}

/** Only the list knows whether another record has this title too; but by its slug a record is never another one. */
export function isCanonicalKnown(collection: Collection<BaseRecord>, param: string, record: BaseRecord): boolean {
  return collection.urlIdField !== 'title' || [param, record.slug].includes(canonicalParam(collection, record));
}

/** Whether two records are the same one of a list. */
export const isSameRecord = (a: BaseRecord, b: BaseRecord) =>
  a.id !== null && b.id !== null ? a.id === b.id : a.slug === b.slug;
