import { type Location, useLocation, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSpinDelay } from '~/components/use-spin-delay';
import { usePageHistory } from '~/history/use-page-history';

const load = () => import('./pending-pages');
type Loaded = Awaited<ReturnType<typeof load>>;

/**
 * Returns the pending UI of a navigation that takes more than 150 ms, otherwise null. Its code loads after the first
 * page's load event, so it delays no visit; until then the old page stays.
 */
export function usePendingPage(): ReactNode {
  const { state, location } = useNavigation();
  const here = useLocation();
  /** The navigation that another one is about to replace. */
  const [left, setLeft] = useState<Location>();
  const isNavigating = state === 'loading' && location !== left && isOtherPage(location, here);
  const isSlow = useSpinDelay(isNavigating);
  const [pages, setPages] = useState<Loaded | null>(null);

  useEffect(() => {
    const loadPages = () => load().then(setPages, () => setPages(null));
    if (document.readyState === 'complete') loadPages();
    else window.addEventListener('load', loadPages, { once: true });
    return () => window.removeEventListener('load', loadPages);
  }, []);

  const isShown = isSlow && location !== undefined && pages !== null;
  useShowPage(isShown, location, () => setLeft(location));
  return isShown ? pages.pendingPageAt(location) : null;
}

/**
 * Before another navigation starts, shows the page again that the pending page has replaced, at its scroll position,
 * which the router then saves.
 */
function useShowPage(isShown: boolean, location: Location | undefined, hide: () => void) {
  const pageHistory = usePageHistory();
  const scrollTop = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location has a scroll position of its own.
  useEffect(() => {
    scrollTop.current = window.scrollY;
  }, [location]);
  useEffect(() => {
    if (!isShown) return;
    pageHistory.showPage = () => {
      flushSync(hide);
      window.scrollTo({ top: scrollTop.current, behavior: 'instant' });
    };
    return () => {
      pageHistory.showPage = null;
    };
  }, [pageHistory, isShown, hide]);
}

/** Whether a location is another page. A list shows its own pending category; another search is another page. */
function isOtherPage(location: Location, here: Location): boolean {
  if (location.pathname !== here.pathname) return true;
  return location.pathname === '/cari' && location.search !== here.search;
}
