import { setImmediate } from 'node:timers/promises';
import { type AdminHit, search } from '~/admin-api/search.server';
import type { SearchHit, SearchView } from '~/content-types/search';
import { searchableLists } from '~/content-types/searchable.server';
import { MIN_SEARCH_LENGTH } from '~/lib/search-params';

/** Two rows more than a phone shows: the best matches come first. */
const MAX_FALLBACK_HITS = 12;

/**
 * Returns the search results for a text; for two characters or fewer without a request (decisions 2). When the admin
 * host fails or finds nothing, records in memory with similar titles are the fallback (decisions 12).
 */
export async function searchView(text: string, signal?: AbortSignal): Promise<SearchView> {
  if (text.length < MIN_SEARCH_LENGTH) return { state: 'short', text };
  const result = await search(text, signal);
  if (!result.ok) return { state: 'failed', text, fallback: await fallbackHits(text) };
  const { hits, truncated } = result.data;
  const fallback = hits.length > 0 ? [] : await fallbackHits(text);
  return { state: 'found', text, hits: hits.map(withPreview), truncated, fallback };
}

function withPreview({ param, ...hit }: AdminHit): SearchHit {
  const list = searchableLists.find(({ contentType }) => contentType.path === hit.section);
  return { ...hit, preview: param === null ? undefined : list?.preview(param) };
}

async function fallbackHits(text: string): Promise<SearchHit[]> {
  const matches: { hit: SearchHit; cost: number }[] = [];
  for (const list of searchableLists) {
    matches.push(...list.search(text, MAX_FALLBACK_HITS));
    // A query of many words takes some milliseconds per list.
    await setImmediate();
  }
  return matches
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MAX_FALLBACK_HITS)
    .map(({ hit }) => hit);
}
