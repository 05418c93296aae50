import { type Location, useLocation, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSpinDelay } from '~/components/use-spin-delay';

const load = () => import('./pending-pages');
type Loaded = Awaited<ReturnType<typeof load>>;

/**
 * Returns the pending UI of a navigation that takes more than 150 ms (requirements 6); else null. Its code loads after the
 * first page's load event, so that it delays no visit; until then the old page stays.
 */
export function usePendingPage(): ReactNode {
  const { state, location } = useNavigation();
  const here = useLocation();
  const isNavigating = state === 'loading' && isOtherPage(location, here);
  const isSlow = useSpinDelay(isNavigating);
  const [pages, setPages] = useState<Loaded | null>(null);

  useEffect(() => {
    const loadPages = () => load().then(setPages, () => setPages(null));
    if (document.readyState === 'complete') loadPages();
    else window.addEventListener('load', loadPages, { once: true });
    return () => window.removeEventListener('load', loadPages);
  }, []);

  return isSlow && location && pages ? pages.pendingPageAt(location) : null;
}

/** Whether a location is another page. A list shows its own pending category; another search is another page. */
function isOtherPage(location: Location, here: Location): boolean {
  if (location.pathname !== here.pathname) return true;
  return location.pathname === '/cari' && location.search !== here.search;
}
