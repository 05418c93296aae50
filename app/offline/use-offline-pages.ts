import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { KeepMessage } from './stored-pages';

/** The delay after the page's load event: nothing in the first view waits for the worker. */
const AFTER_LOAD_MS = 2000;

/**
 * Registers the service worker after the page has loaded, and lets it store each page that the visitor opens and the
 * worker did not load. If the browser refuses the worker, the site works without it.
 */
export function useOfflinePages(isEnabled: boolean): void {
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const page = pathname + search;
  const documentPage = useRef(page);
  useEffect(() => {
    if (!isEnabled || state !== 'idle' || !('serviceWorker' in navigator)) return;
    let timer: ReturnType<typeof setTimeout>;
    const keepLater = () => {
      timer = setTimeout(() => keep(page, page === documentPage.current).catch(() => {}), AFTER_LOAD_MS);
    };
    if (document.readyState === 'complete') keepLater();
    else window.addEventListener('load', keepLater, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', keepLater);
    };
  }, [isEnabled, state, page]);
}

/** @param isDocument whether the open document is this page: then the worker may have loaded and stored it */
async function keep(page: string, isDocument: boolean): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (isDocument && navigation?.workerStart) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ page, files } satisfies KeepMessage);
}
