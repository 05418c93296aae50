import { MIN_SEARCH_LENGTH } from '~/urls/params';
import { type ApiSearchHit, search } from './api-search.server';
import { type SearchHit, type SearchView, typeParam } from './search';
import { bestMatches } from './search-index.server';
import { searchableLists } from './searchable-lists.server';
import { waysTo } from './ways.server';

/** Further ones match worse. */
const MAX_FALLBACK_HITS = 12;

interface Options {
  signal?: AbortSignal;
  /** The value of `jenis`, which limits the fallback to a content type; null for all. */
  jenis?: string | null;
}

/**
 * Returns the search results for a text; for two characters or fewer without a request. When the admin
 * host fails or finds nothing, records in memory with similar titles are the fallback; at its limit they
 * are the results.
 */
export async function searchView(text: string, { signal, jenis = null }: Options = {}): Promise<SearchView> {
  if (text.length < MIN_SEARCH_LENGTH) return { state: 'short', text };
  const ways = waysTo(text);
  const result = await search(text, signal);
  if (!result.ok) {
    const similar = await fallbackHits(text, jenis);
    if (result.error.code !== 'limited' || similar.length === 0) {
      return { state: 'failed', text, ways, fallback: similar };
    }
    return { state: 'found', text, ways, hits: similar, hasMore: false, fallback: [] };
  }
  const { hasMore } = result.data;
  const hits = result.data.hits.filter((hit) => !isHidden(hit));
  const fallback = hits.length > 0 ? [] : await fallbackHits(text, jenis);
  return { state: 'found', text, ways, hits: hits.map(withPreview), hasMore, fallback };
}

const listOf = ({ listPath }: ApiSearchHit) => searchableLists.find(({ contentType }) => contentType.path === listPath);

/** The admin host's search may find records that it does not publish. */
const isHidden = (hit: ApiSearchHit) => hit.param !== null && listOf(hit)?.isHidden(hit.param) === true;

function withPreview(found: ApiSearchHit): SearchHit {
  const { param, ...hit } = found;
  return { ...hit, preview: param === null ? undefined : listOf(found)?.preview(param) };
}

async function fallbackHits(text: string, jenis: string | null): Promise<SearchHit[]> {
  const lists = searchableLists.filter(({ contentType }) => jenis === null || jenis === typeParam(contentType));
  const matches = await bestMatches(lists, text, MAX_FALLBACK_HITS);
  return matches.map(({ toHit }) => toHit());
}
