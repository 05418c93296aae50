import { z } from 'zod';
import {
  type SearchHit,
  type SearchResult,
  type SearchView,
  searchHref,
  sectionOfType,
} from '~/content-types/search';
import { MIN_SEARCH_LENGTH } from '~/lib/search-params';
import { log } from '~/server/logger.server';
import { identifier, text } from './field-decoders.server';
import { ask } from './http-client.server';
import type { Outcome } from './result';

const MAX_HITS = 50;
const PATH = '/api/admin/searches/search';
const LOG_MESSAGE = 'Gagal mengambil hasil pencarian';

const result = z
  .object({ id: identifier, type: text, title: text, label: text, url: text })
  .transform(({ id, type, title, label, url }): SearchHit | null => {
    const section = sectionOfType(type ?? '');
    if (!section || title === null) return null;
    return { title, label: label ?? section.name, href: searchHref(section, url, id) };
  });

/**
 * The admin host's first 50 results for a text, each once, with their URLs on this site. Asked anew each time, never
 * kept.
 */
export async function search(sought: string, signal?: AbortSignal): Promise<Outcome<SearchResult>> {
  const outcome = await ask(`${PATH}?query=${encodeURIComponent(sought)}`, {
    signal,
    logMessage: LOG_MESSAGE,
  });
  if (!outcome.ok) return outcome;
  const { data } = outcome.value;
  if (!Array.isArray(data)) {
    log.warn({ event: 'admin-answer-unreadable', path: PATH, msg: LOG_MESSAGE });
    return { ok: false, failure: { kind: 'format' } };
  }
  const unique = new Map<string, SearchHit>();
  for (const raw of data) {
    const hit = result.safeParse(raw).data;
    if (hit) unique.set(`${hit.href} ${hit.title}`, hit);
    if (unique.size > MAX_HITS) break;
  }
  const hits = [...unique.values()].slice(0, MAX_HITS);
  return { ok: true, value: { hits, truncated: unique.size > MAX_HITS } };
}

/** What a text finds: nothing is asked for two characters or fewer (decisions 2). */
export async function searchView(text: string, signal?: AbortSignal): Promise<SearchView> {
  if (text.length < MIN_SEARCH_LENGTH) return { state: 'short', text };
  const outcome = await search(text, signal);
  return outcome.ok ? { state: 'found', text, ...outcome.value } : { state: 'failed', text };
}
