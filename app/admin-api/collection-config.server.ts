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
}

export interface ListResource<R> {
  /** Path of the list; a record's path is `{adminPath}/{slug or id}`. */
  adminPath: string;
  schema: z.ZodType<R>;
  /** Log messages for failed calls that visitors see no error for (specification 8). */
  logMessages?: { list: string; record?: string };
}

/** A list whose records have URLs: with their identifiers. */
export interface CollectionConfig<R extends BaseRecord> extends ListResource<R> {
  /** The path parameter of the endpoint for one record: `{slug}` or `{id}` (specification 7). */
  apiParam: 'slug' | 'id';
  /** The identifier in the record's canonical URL, which lists link to (specification 2, requirements 3). */
  urlParam: 'slug' | 'id' | 'title';
}

/** A longer URL param is not found without a request to the admin host: no link contains one. */
export const MAX_PARAM_LENGTH = 300;

/** A record's param in its canonical URL, not encoded: `urlParam`, or else an identifier that the record has. */
export function canonicalParam(collection: Pick<CollectionConfig<BaseRecord>, 'urlParam'>, record: BaseRecord): string {
  const { slug, id } = record;
  const fromTitle = titleSlug(record.title);
  const candidates = { title: [fromTitle, slug, id], slug: [slug, id], id: [id, slug] }[collection.urlParam];
  return candidates.find((form) => form !== null && form.length <= MAX_PARAM_LENGTH) ?? fromTitle;
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
