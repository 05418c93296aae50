import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { takeAlong, useArrival } from './take-along';

/** The link that a click is meant to follow inside the application, or null where the browser should go on alone. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = linkAt(event);
  if (!link || link.origin !== location.origin || (link.target && link.target !== '_self')) return null;
  const onlyHash = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  return onlyHash ? null : link;
}

/** The site's own link (`ui/page-link.tsx`) that an event happened in. */
export function linkAt(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-discover]') : null;
}

/** Follows the site's own links without loading the page anew: one listener for the whole document. */
export function useLinkNavigation() {
  const navigate = useNavigate();
  useArrival();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followed(event);
      if (!link) return;
      event.preventDefault();
      const href = link.pathname + link.search + link.hash;
      const same = link.href === location.href;
      const card = link.closest('[data-card]');
      takeAlong(card?.querySelector('img') ?? null);
      navigate(href, {
        replace: same || 'replace' in link.dataset,
        preventScrollReset: 'stay' in link.dataset,
        // A card tells its title to the page that stands until the record is there.
        state: card ? { title: card.querySelector('h2, h3')?.textContent } : null,
      });
    };
    const letGo = () => takeAlong(null);
    document.addEventListener('click', follow);
    window.addEventListener('popstate', letGo);
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('popstate', letGo);
    };
  }, [navigate]);
}
