import { matchRoutes, PrefetchPageLinks } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { closestLink } from './delegated-links';

const REST_MS = 80;

/** Fetches a page's code and data while the visitor's pointer, finger or focus rests on a link to it. */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const intend = (event: Event) => {
      clearTimeout(timer);
      const link = closestLink(event);
      // A tab's content is in the page already.
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

/** Whether the browser has heard of the page's route yet; Remix tells it of those behind a page's links little by little. */
function isKnown(pathname: string): boolean {
  return matchRoutes(window.__remixRouter.routes, pathname) !== null;
}
