import { z } from 'zod';
import type { Outcome } from '~/site/failure';
import { text } from '~/site/fields.server';
import { log } from '~/site/log.server';
import { type SearchHit, type SearchView, SHORTEST_SEARCH, searchHref, sectionOfType } from '~/site/search';
import { ask } from './client.server';

const MAX_HITS = 50;
const PATH = '/api/admin/searches/search';
const LOG_MESSAGE = 'Gagal mengambil hasil pencarian';

const result = z
  .object({ type: text, title: text, label: text, url: text })
  .transform((wire): SearchHit | null => {
    const section = sectionOfType(wire.type ?? '');
    if (!section || wire.title === null) return null;
    return { title: wire.title, label: wire.label ?? section.name, href: searchHref(section, wire.url) };
  });

/**
 * The admin host's results for a text, each once, with their addresses on this site. Asked anew each time, never kept.
 */
export async function search(sought: string, signal?: AbortSignal): Promise<Outcome<SearchHit[]>> {
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
  const hits = data.slice(0, MAX_HITS).flatMap((raw) => result.safeParse(raw).data ?? []);
  const unique = new Map(hits.map((hit) => [`${hit.href} ${hit.title}`, hit]));
  return { ok: true, value: [...unique.values()] };
}

/** What a text finds: nothing is asked for two characters or fewer (decisions 2). */
export async function searchView(text: string, signal?: AbortSignal): Promise<SearchView> {
  if (text.length < SHORTEST_SEARCH) return { state: 'short', text };
  const outcome = await search(text, signal);
  return outcome.ok ? { state: 'found', text, hits: outcome.value } : { state: 'failed', text };
}
