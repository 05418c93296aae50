import { useEffect, useState } from 'react';
import { truncate } from '~/lib/truncate';
import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from '~/urls/params';
import type { SearchView } from './search';

const DEBOUNCE_MS = 300;

type FoundView = Extract<SearchView, { state: 'found' }>;

/**
 * Returns the typed text and its results, never the results of an older text. It calls `fetch` directly: a failing
 * Remix fetcher would replace the page with the ErrorBoundary, while suggestions fail silently.
 */
export function useSuggestions(typedBefore: () => string) {
  const [text, setText] = useState(typedBefore);
  const [found, setFound] = useState<(FoundView & { query: string }) | null>(null);
  const [busy, setBusy] = useState(false);
  const query = truncate(text.trim(), MAX_SEARCH_LENGTH);
  const isLongEnough = query.length >= MIN_SEARCH_LENGTH;

  useEffect(() => {
    if (!isLongEnough) return;
    const call = new AbortController();
    const timer = setTimeout(async () => {
      setBusy(true);
      const result = await fetchResults(query, call.signal);
      if (call.signal.aborted) return;
      setBusy(false);
      setFound(result && { query, ...result });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      call.abort();
      setBusy(false);
    };
  }, [isLongEnough, query]);

  return { text, setText, query, result: isLongEnough && found?.query === query ? found : null, busy };
}

/** Returns the results of a query; null when the request fails. */
async function fetchResults(query: string, signal: AbortSignal): Promise<FoundView | null> {
  try {
    const response = await fetch(`/cari.json?q=${encodeURIComponent(query)}`, { signal });
    const view = (await response.json()) as SearchView;
    return view.state === 'found' ? view : null;
  } catch {
    return null;
  }
}
