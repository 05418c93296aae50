import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { KeepMessage } from './stored-pages';

/** How long after the page's load event: nothing of the first view waits for the worker. */
const AFTER_LOAD_MS = 2000;

/**
 * Registers the service worker after the page has loaded, and lets it keep each page that the visitor opens and that it
 * has not loaded itself. A browser that refuses it has the site without.
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
      timer = setTimeout(() => {
        const isStored = page === documentPage.current && isLoadedByWorker();
        register(isStored ? null : page).catch(() => {});
      }, AFTER_LOAD_MS);
    };
    if (document.readyState === 'complete') keepLater();
    else window.addEventListener('load', keepLater, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', keepLater);
    };
  }, [isEnabled, state, page]);
}

/** Whether the worker has loaded the open document, and has stored it if it could; likewise what it has loaded. */
function isLoadedByWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return Boolean(navigation?.workerStart);
}

/** @param page what the worker is to keep; null for nothing */
async function register(page: string | null): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (page === null) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const message: KeepMessage = { page, files: files.filter((url) => url.startsWith(window.location.origin)) };
  active?.postMessage(message);
}
