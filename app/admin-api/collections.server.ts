import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { titleSlug } from '~/lib/slug';
import { config } from '~/server/env.server';
import { log } from '~/server/logger.server';
import {
  LONGEST_PART,
  type LogMessages,
  meansRecord,
  type Resource,
  type SiteRecord,
} from './collection-config.server';
import type { Envelope } from './http-client.server';
import { type Answer, getAnswer, isKept, type Reading } from './response-cache.server';
import type { Outcome } from './result';

/** What stands in for a record that the admin host does not have. */
const MISSING = { ok: false, failure: { kind: 'missing' } } as const;

interface ListResource<R> {
  adminPath: string;
  schema: z.ZodType<R>;
  logMessages?: LogMessages;
}

/**
 * All records of a list, in the admin host's order. A record that cannot be read is left out and logged with its
 * place (decisions 4).
 */
export function listRecords<R>(
  resource: ListResource<R>,
  signal?: AbortSignal,
): Promise<Outcome<Answer<R[]>>> {
  return getAnswer(resource.adminPath, readListOf(resource, resource.logMessages?.list), signal);
}

function readListOf<R>({ adminPath, schema }: ListResource<R>, logMessage?: string): Reading<R[]> {
  const read = (data: unknown): Outcome<R[]> => {
    if (!Array.isArray(data)) return { ok: false, failure: { kind: 'format' } };
    const value: R[] = [];
    for (const [place, raw] of data.entries()) {
      const parsed = schema.safeParse(raw);
      if (parsed.success) value.push(parsed.data);
      else log.warn({ event: 'admin-record-unreadable', path: adminPath, place: `data[${place}]` });
    }
    return { ok: true, value };
  };
  return { read, logMessage };
}

function readOne<R extends SiteRecord>({ schema, logMessages }: Resource<R>): Reading<R> {
  const read = (data: unknown): Outcome<R> => {
    const empty =
      data === null || data === undefined || (typeof data === 'object' && Object.keys(data).length === 0);
    if (empty) return MISSING;
    const parsed = schema.safeParse(data);
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, failure: { kind: 'format' } };
  };
  return { read, absent: [404, 410], logMessage: logMessages?.record };
}

/** Parts of addresses that lately meant no record, so that guessed addresses cost the admin host little. */
const unknown = new LRUCache<string, true>({ max: 5000, ttl: 30_000 });

const keeps = config.freshMs + config.staleMs > 0;

/**
 * The record that the last part of an address means (decisions 3): what the admin host knows under it, else the
 * record of the section's list whose slug, id or title in slug form equals it. `missing` when there is none; any
 * other failure when the admin host did not say.
 */
export async function findRecord<R extends SiteRecord>(
  resource: Resource<R>,
  part: string,
  signal?: AbortSignal,
): Promise<Outcome<Answer<R>>> {
  // `.` and `..` would be resolved away and ask another path.
  if (part === '' || part === '.' || part === '..' || part.length > LONGEST_PART) return MISSING;
  const path = recordPath(resource, part);
  if (unknown.has(path)) return MISSING;

  const one = readOne(resource);
  const alias = { read: readText, source: () => meantBy(resource, part, signal) };
  const aliasPath = `${path}#alias`;
  const knownAsAlias = !(await isKept(path, one)) && (await isKept(aliasPath, alias));
  if (!knownAsAlias) {
    const direct = await getAnswer(path, one, signal);
    if (direct.ok || direct.failure.kind !== 'missing') return direct;
  }
  const called = await getAnswer(aliasPath, alias, signal);
  const found = called.ok ? await getAnswer(recordPath(resource, called.value.value), one, signal) : called;
  if (!found.ok && found.failure.kind === 'missing' && keeps) unknown.set(path, true);
  return found;
}

function recordPath(resource: Resource<SiteRecord>, called: string): string {
  return `${resource.adminPath}/${encodeURIComponent(called)}`;
}

const readText = (data: unknown): Outcome<string> =>
  typeof data === 'string' ? { ok: true, value: data } : MISSING;

/** By what name the admin host knows the record that a part of an address stands for, as the list tells. */
async function meantBy(
  resource: Resource<SiteRecord>,
  part: string,
  signal?: AbortSignal,
): Promise<Outcome<Envelope>> {
  // It is the record that nobody sees when this list cannot be had.
  const reading = readListOf(resource, resource.logMessages?.record);
  const list = await getAnswer(resource.adminPath, reading, signal);
  if (!list.ok) return list;
  const meant = list.value.value.find((record) => meansRecord(part, record));
  const called = meant && (resource.callBy === 'id' ? (meant.id ?? meant.slug) : (meant.slug ?? meant.id));
  if (!called || called === part) return MISSING;
  // A title can be written in any case and with any blanks; only the forms that links have are worth a snapshot.
  const passing = ![meant.slug, meant.id, titleSlug(meant.title)].includes(part);
  return { ok: true, value: { data: called, bytes: called.length, passing } };
}
