import type { z } from 'zod';
import { titleSlug } from '~/lib/slug';

/** The fields that the parsed records of all content types share. */
export interface BaseRecord {
  id: string | null;
  slug: string | null;
  title: string;
  category: string | null;
  /** Milliseconds; null sorts last. */
  createdAt: number | null;
  /** Storage paths, the main one first. */
  images: readonly string[];
  /** In place of the usual URL param, where another record of the list would share it (requirements 3). */
  uniqueParam?: string;
}

export interface ListResource<R extends BaseRecord> {
  /** Path of the list; a record's path is `{adminPath}/{slug or id}`. */
  adminPath: string;
  schema: z.ZodType<R>;
  /** Log messages for failed calls that visitors see no error for (specification 8). */
  logMessages?: { list: string; record?: string };
  urlParam?: UrlParam;
}

/** The identifier in a record's canonical URL, which lists link to (specification 2, requirements 3). */
type UrlParam = 'slug' | 'id' | 'title';

/** A list whose records have URLs: with their identifiers. */
export interface CollectionConfig<R extends BaseRecord> extends ListResource<R> {
  /** The path parameter of the endpoint for one record: `{slug}` or `{id}` (specification 7). */
  apiParam: 'slug' | 'id';
  /** Whether a record of the list has all that its page needs, so that it stands in for its own response. Default: always. */
  isComplete?(record: R): boolean;
  urlParam: UrlParam;
}

/** A longer URL param is not found without a request to the admin host: no link contains one. */
export const MAX_PARAM_LENGTH = 300;

/** A record's param in its canonical URL, not encoded: `urlParam`, or else an identifier that the record has. */
export function canonicalParam({ urlParam }: { urlParam: UrlParam }, record: BaseRecord): string {
  const { slug, id, uniqueParam } = record;
  if (uniqueParam !== undefined) return uniqueParam;
  const fromTitle = titleSlug(record.title);
  const candidates = { title: [fromTitle, slug, id], slug: [slug, id], id: [id, slug] }[urlParam];
  return candidates.find((form) => form !== null && form.length <= MAX_PARAM_LENGTH) ?? fromTitle;
}

/** Gives records that would share a URL one of their own: by slug, else by id (requirements 3). */
export function withUniqueParams<R extends BaseRecord>(urlParam: UrlParam | undefined, records: readonly R[]): R[] {
  if (urlParam === undefined) return [...records];
  const usual = records.map((record) => canonicalParam({ urlParam }, record));
  const isShared = sharedBy(usual);
  const isSharedSlug = sharedBy(records.map(({ slug }) => slug));
  return records.map((record, index) => {
    if (!isShared(usual[index])) return record;
    const { slug, id } = record;
    const uniqueParam = (slug !== null && !isSharedSlug(slug) ? slug : id) ?? undefined;
    return uniqueParam === undefined ? record : { ...record, uniqueParam };
  });
}

function sharedBy<T>(values: readonly T[]): (value: T | undefined) => boolean {
  const counts = new Map<T | undefined, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return (value) => (counts.get(value) ?? 0) > 1;
}

/** Whether a URL param equals this record's id, slug or slugified title (requirements 3). */
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
