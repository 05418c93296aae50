import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { tryOr } from '~/lib/try-or';

/** The key in `sessionStorage`. */
const KEY = 'wanted-page';

/**
 * Remembers where a navigation leads while it loads: when a route's module is missing, as after a deploy, Remix reloads
 * the page that the visitor is leaving.
 */
export function useRememberWantedPage(): void {
  const { location } = useNavigation();
  useEffect(() => {
    if (!location) return;
    tryOr(() => sessionStorage.setItem(KEY, location.pathname + location.search + location.hash), undefined);
    return () => tryOr(() => sessionStorage.removeItem(KEY), undefined);
  }, [location]);
}

/** After such a reload, opens the page that the visitor wanted; returns whether it does. */
export function openWantedPage(): boolean {
  const wanted = tryOr(() => sessionStorage.getItem(KEY), null);
  if (wanted === null) return false;
  sessionStorage.removeItem(KEY);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'reload') return false;
  window.location.replace(wanted);
  return true;
}
