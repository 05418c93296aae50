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

/** A collection of the admin host: its path, schema and identifiers. */
export interface CollectionConfig<R extends BaseRecord> {
  /** Path of the list; a record's path is `{adminPath}/{slug or id}`. */
  adminPath: string;
  schema: z.ZodType<R>;
  /** The path parameter of the endpoint for one record: `{slug}` or `{id}` (specification 7). */
  apiParam: 'slug' | 'id';
  /** The identifier in the record's canonical URL, which lists link to (specification 2, decisions 3). */
  urlParam: 'slug' | 'id' | 'title';
  logMessages?: LogMessages;
}

/** Log messages for failed calls that visitors see no error for (specification 8). */
export interface LogMessages {
  list: string;
  record?: string;
}

/** A longer URL param is not found without a request to the admin host: no link contains one. */
export const MAX_PARAM_LENGTH = 300;

/** A record's param in its canonical URL, not encoded: `urlParam`, or else an identifier that the record has. */
export function canonicalParam(
  collection: Pick<CollectionConfig<BaseRecord>, 'urlParam'>,
  record: BaseRecord,
): string {
  const { slug, id } = record;
  const fromTitle = titleSlug(record.title);
  const candidates = { title: [fromTitle, slug, id], slug: [slug, id], id: [id, slug] }[collection.urlParam];
  return candidates.find((form) => form !== null && form.length <= MAX_PARAM_LENGTH) ?? fromTitle;
}

/** Whether a URL param identifies this record by id, slug or slugified title (decisions 3). */
export function matchesParam(param: string, record: BaseRecord): boolean {
  return param === record.slug || param === record.id || titleSlug(param) === titleSlug(record.title);
}
