import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { areFewCallsLeft, PRIORITY } from '~/admin-api/call-queue.server';
import { identifier, text } from '~/admin-api/field-decoders.server';
import { fetchJson } from '~/admin-api/http-client.server';
import type { Result } from '~/lib/result';
import { config } from '~/server/env.server';
import { log } from '~/server/logger.server';
import { contentTypeOfSearchType, type SearchHit, searchHref, searchParam } from './search';

const MAX_HITS = 50;
/** Invalid and repeated results included: parsing the 20,000 that fit into a response takes 80 ms. */
const MAX_RESULTS = 1000;
const PATH = '/api/admin/searches/search';
const LOG_MESSAGE = 'Gagal mengambil hasil pencarian';

/** A result of the admin host. */
export interface ApiSearchHit extends SearchHit {
  /** The URL param of its page; null when it links to its type's list. */
  param: string | null;
}

const resultSchema = z
  .object({ id: identifier, type: text, title: text, label: text, url: text })
  .transform(({ id, type, title, label, url }): ApiSearchHit | null => {
    const contentType = contentTypeOfSearchType(type ?? '');
    if (!contentType || title === null) return null;
    const href = searchHref(contentType, url, id);
    const param = searchParam(url, id);
    return { title, label: label ?? contentType.name, href, listPath: contentType.path, param };
  });

interface ApiSearchResult {
  hits: ApiSearchHit[];
  hasMore: boolean;
}

/** The results of recent queries, as long as a response is fresh. */
export const recentSearches = new LRUCache<string, ApiSearchResult>({ max: 500, ttl: config.freshMs });

/**
 * Returns the admin host's first 50 unique results for a query, with their URLs on this site; at its limit, which is not
 * for searches, only those of a recent query.
 */
export async function search(query: string, signal?: AbortSignal): Promise<Result<ApiSearchResult>> {
  const key = query.toLowerCase();
  const known = recentSearches.get(key);
  if (known) return { ok: true, data: known };
  if (areFewCallsLeft()) return { ok: false, error: { code: 'limited', status: 429, retryAt: Date.now() } };
  const result = await request(query, signal);
  if (result.ok && config.freshMs > 0) recentSearches.set(key, result.data);
  return result;
}

async function request(query: string, signal?: AbortSignal): Promise<Result<ApiSearchResult>> {
  const options = { signal, priority: PRIORITY.search, logMessage: LOG_MESSAGE };
  const result = await fetchJson(`${PATH}?query=${encodeURIComponent(query)}`, options);
  if (!result.ok) return result;
  const { data } = result.data;
  if (!Array.isArray(data)) {
    log.warn({ event: 'admin-response-invalid', path: PATH, reason: 'no_list', msg: LOG_MESSAGE });
    return { ok: false, error: { code: 'invalid_response' } };
  }
  const unique = new Map<string, ApiSearchHit>();
  for (const raw of data.slice(0, MAX_RESULTS)) {
    const hit = resultSchema.safeParse(raw).data;
    if (hit) unique.set(`${hit.href} ${hit.title}`, hit);
    if (unique.size > MAX_HITS) break;
  }
  const hits = [...unique.values()].slice(0, MAX_HITS);
  return { ok: true, data: { hits, hasMore: unique.size > MAX_HITS } };
}
