import { z } from 'zod';
import {
  contentTypeOfSearchType,
  type SearchHit,
  type SearchResult,
  type SearchView,
  searchHref,
} from '~/content-types/search';
import { MIN_SEARCH_LENGTH } from '~/lib/search-params';
import { log } from '~/server/logger.server';
import { PRIORITY } from './call-queue.server';
import { identifier, text } from './field-decoders.server';
import { fetchJson } from './http-client.server';
import type { Result } from './result';

const MAX_HITS = 50;
const PATH = '/api/admin/searches/search';
const LOG_MESSAGE = 'Gagal mengambil hasil pencarian';

const resultSchema = z
  .object({ id: identifier, type: text, title: text, label: text, url: text })
  .transform(({ id, type, title, label, url }): SearchHit | null => {
    const contentType = contentTypeOfSearchType(type ?? '');
    if (!contentType || title === null) return null;
    return { title, label: label ?? contentType.name, href: searchHref(contentType, url, id) };
  });

/** Returns the admin host's first 50 unique results for a query, with their URLs on this site. Never cached. */
export async function search(query: string, signal?: AbortSignal): Promise<Result<SearchResult>> {
  const options = { signal, priority: PRIORITY.search, logMessage: LOG_MESSAGE };
  const result = await fetchJson(`${PATH}?query=${encodeURIComponent(query)}`, options);
  if (!result.ok) return result;
  const { data } = result.data;
  if (!Array.isArray(data)) {
    log.warn({ event: 'admin-response-invalid', path: PATH, msg: LOG_MESSAGE });
    return { ok: false, error: { code: 'invalid_response' } };
  }
  const unique = new Map<string, SearchHit>();
  for (const raw of data) {
    const hit = resultSchema.safeParse(raw).data;
    if (hit) unique.set(`${hit.href} ${hit.title}`, hit);
    if (unique.size > MAX_HITS) break;
  }
  const hits = [...unique.values()].slice(0, MAX_HITS);
  return { ok: true, data: { hits, truncated: unique.size > MAX_HITS } };
}

/** The search results for a text; sends no request for two characters or fewer (decisions 2). */
export async function searchView(text: string, signal?: AbortSignal): Promise<SearchView> {
  if (text.length < MIN_SEARCH_LENGTH) return { state: 'short', text };
  const result = await search(text, signal);
  return result.ok ? { state: 'found', text, ...result.data } : { state: 'failed', text };
}
