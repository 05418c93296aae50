import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import type { KeepMessage } from './stored-pages';

/** How long after the page's load event: nothing of the first view waits for the worker. */
const AFTER_LOAD_MS = 2000;

/**
 * Registers the service worker after the page has loaded, and lets it keep each page that the visitor opens (requirements
 * 14). A browser that refuses it has the site without.
 */
export function useOfflinePages(isEnabled: boolean): void {
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const page = pathname + search;
  useEffect(() => {
    if (!isEnabled || state !== 'idle' || !('serviceWorker' in navigator)) return;
    let timer: ReturnType<typeof setTimeout>;
    const keepLater = () => {
      timer = setTimeout(() => keep(page).catch(() => {}), AFTER_LOAD_MS);
    };
    if (document.readyState === 'complete') keepLater();
    else window.addEventListener('load', keepLater, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', keepLater);
    };
  }, [isEnabled, state, page]);
}

async function keep(page: string): Promise<void> {
  // What came out of the cache is stored already.
  if (document.documentElement.dataset.storedAt !== undefined && !navigator.onLine) return;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const message: KeepMessage = { page, files: files.filter((url) => url.startsWith(window.location.origin)) };
  active?.postMessage(message);
}
