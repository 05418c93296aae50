import { useEffect, useState } from 'react';
import type { SearchResult, SearchView } from '~/content-types/search';
import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from '~/lib/search-params';
import { truncate } from '~/lib/truncate';

const PAUSE_MS = 300;

interface Answer extends SearchResult {
  sought: string;
}

/**
 * Returns the typed text and its results, never the results of an older text. It calls `fetch` directly: a failing
 * Remix fetcher would replace the page with the ErrorBoundary, while suggestions fail silently.
 */
export function useSuggestions(typedBefore: () => string) {
  const [text, setText] = useState(typedBefore);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const sought = truncate(text.trim(), MAX_SEARCH_LENGTH);
  const enough = sought.length >= MIN_SEARCH_LENGTH;

  useEffect(() => {
    if (!enough) return;
    const call = new AbortController();
    const timer = setTimeout(async () => {
      setBusy(true);
      const result = await ask(sought, call.signal);
      if (call.signal.aborted) return;
      setBusy(false);
      setAnswer(result && { sought, ...result });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      call.abort();
      setBusy(false);
    };
  }, [enough, sought]);

  return { text, setText, query: sought, result: enough && answer?.sought === sought ? answer : null, busy };
}

/** Returns the results of a query; null when the request fails. */
async function ask(sought: string, signal: AbortSignal): Promise<SearchResult | null> {
  try {
    const response = await fetch(`/cari.json?q=${encodeURIComponent(sought)}`, { signal });
    const view = (await response.json()) as SearchView;
    return view.state === 'found' ? view : null;
  } catch {
    return null;
  }
}
