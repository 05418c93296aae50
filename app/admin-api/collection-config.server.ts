import type { z } from 'zod';
import { titleSlug } from '~/lib/slug';

/** What the records of all sections have in common once they are read. */
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

/** A kind of record at the admin host: where it lies and how it is read. */
export interface CollectionConfig<R extends BaseRecord> {
  /** Path of the list; a record lies below it. */
  adminPath: string;
  schema: z.ZodType<R>;
  /** What the call table names for one record's call: `{slug}` or `{id}` (specification 7). */
  apiParam: 'slug' | 'id';
  /** The form in which the lists link to a record, which is its canonical one (specification 2, decisions 3). */
  urlParam: 'slug' | 'id' | 'title';
  logMessages?: LogMessages;
}

/** Messages of the log for what visitors are not told of when it cannot be had (specification 8). */
export interface LogMessages {
  list: string;
  record?: string;
}

/** A longer last part of an address means no record: nobody links to one, and the admin host is not asked. */
export const MAX_PARAM_LENGTH = 300;

/** The last part of a record's address, not yet encoded: its section's form, or what the record has instead. */
export function canonicalParam(
  collection: Pick<CollectionConfig<BaseRecord>, 'urlParam'>,
  record: BaseRecord,
): string {
  const { slug, id } = record;
  const fromTitle = titleSlug(record.title);
  const candidates = { title: [fromTitle, slug, id], slug: [slug, id], id: [id, slug] }[collection.urlParam];
  return candidates.find((form) => form !== null && form.length <= MAX_PARAM_LENGTH) ?? fromTitle;
}

/** Whether the last part of an address means this record: by id, slug or title in slug form (decisions 3). */
export function matchesParam(param: string, record: BaseRecord): boolean {
  return param === record.slug || param === record.id || titleSlug(param) === titleSlug(record.title);
}
