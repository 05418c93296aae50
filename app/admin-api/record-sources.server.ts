import { z } from 'zod';
import { forEachSliced } from '~/lib/for-each-sliced.server';
import type { Result } from '~/lib/result';
import { LIST } from '~/server/limits.server';
import { log } from '~/server/logger.server';
import { PRIORITY } from './call-queue.server';
import {
  type BaseRecord,
  type Collection,
  isExactMatch,
  type ListEndpoint,
  withUniqueParams,
} from './collection.server';
import { identifier } from './field-decoders.server';
import { fetchList } from './paginated-list.server';
import { publicationOf } from './publication.server';
import type { Parsed, ResponseFetcher } from './response-cache.server';

export const NOT_FOUND = { ok: false, error: { code: 'not_found' } } as const;

/** Returns how a list is fetched and parsed. */
export function listSource<R extends BaseRecord>(
  { adminPath, schema, urlIdField }: ListEndpoint<R>,
  logMessage?: string,
): ResponseFetcher<R[]> {
  const parse = async (data: unknown): Promise<Parsed<R[]>> => {
    if (!Array.isArray(data)) return { ok: false, error: { code: 'invalid_response', reason: 'no_list' } };
    const records: R[] = [];
    let invalid = 0;
    let validUntil: number | undefined;
    const hidden = new Set<string>();
    await forEachSliced(data, LIST.parseSliceMs, (raw, index) => {
      const publication = publicationOf(raw);
      if (!publication.isPublic) {
        for (const identifier of identifiersOf(raw)) hidden.add(identifier);
        validUntil = Math.min(publication.from ?? Number.POSITIVE_INFINITY, validUntil ?? Number.POSITIVE_INFINITY);
        return;
      }
      const parsed = schema.safeParse(raw);
      if (parsed.success) records.push(parsed.data);
      else {
        invalid += 1;
        if (invalid <= LIST.maxInvalidLogged) {
          log.warn({ event: 'admin-record-invalid', path: adminPath, index });
        }
      }
    });
    if (invalid > LIST.maxInvalidLogged) log.warn({ event: 'admin-records-invalid', path: adminPath, count: invalid });
    return {
      ok: true,
      data: await withUniqueParams(urlIdField, records),
      validUntil: Number.isFinite(validUntil) ? validUntil : undefined,
      hidden: hidden.size > 0 ? hidden : undefined,
    };
  };
  return { parse, logMessage, fetch: (signal) => fetchList(adminPath, { logMessage, signal }) };
}

const identifiersSchema = z.object({ id: identifier, slug: identifier });

function identifiersOf(raw: unknown): string[] {
  const { id, slug } = identifiersSchema.safeParse(raw).data ?? {};
  return [id, slug].flatMap((one) => one ?? []);
}

/** Returns how a record is fetched and parsed. */
export function recordSource<R extends BaseRecord>(
  { schema, logMessages }: Collection<R>,
  identifier: string,
): ResponseFetcher<R> {
  const parse = (data: unknown): Result<R> => {
    const [raw = null] = Array.isArray(data) && data.length <= 1 ? data : [data];
    const empty = raw === null || (typeof raw === 'object' && Object.keys(raw).length === 0);
    if (!publicationOf(raw).isPublic) return { ok: false, error: { code: 'not_found', isDeleted: true } };
    if (empty) return NOT_FOUND;
    const parsed = schema.safeParse(raw);
    return parsed.success ? { ok: true, data: parsed.data } : { ok: false, error: { code: 'invalid_response' } };
  };
  return {
    parse,
    priority: PRIORITY.record,
    notFoundStatuses: [404, 410],
    logMessage: logMessages?.record,
    // The admin host may find a record under unboundedly many params, such as `13abc`.
    isTransient: (record) => !isExactMatch(identifier, record),
  };
}
