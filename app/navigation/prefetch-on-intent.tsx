import { matchRoutes, PrefetchPageLinks } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { closestLink } from './delegated-links';

const REST_MS = 80;

/** Prefetches a page's code and data while the pointer, a touch or the focus rests on a link to it. */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const intend = (event: Event) => {
      clearTimeout(timer);
      const link = closestLink(event);
      // The page already contains every tab's content.
      if (!link || link.role === 'tab') return;
      const wait = event.type === 'touchstart' ? 0 : REST_MS;
      timer = setTimeout(() => isKnown(link.pathname) && setPage(link.pathname + link.search), wait);
    };
    const options = { passive: true };
    for (const type of ['mouseover', 'focusin', 'touchstart'])
      document.addEventListener(type, intend, options);
    return () => {
      clearTimeout(timer);
      for (const type of ['mouseover', 'focusin', 'touchstart']) document.removeEventListener(type, intend);
    };
  }, []);

  return page ? <PrefetchPageLinks page={page} /> : null;
}

/** Whether the client knows the page's route; Remix discovers the routes of a page's links step by step. */
function isKnown(pathname: string): boolean {
  return matchRoutes(window.__remixRouter.routes, pathname) !== null;
}
