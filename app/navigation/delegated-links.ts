import { type Location, useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';

/** The link that a click is meant to follow inside the application, or null where the browser should go on alone. */
function getClientNavigableAnchor(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = closestLink(event);
  if (!link || link.origin !== location.origin || (link.target && link.target !== '_self')) return null;
  const onlyHash = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  return onlyHash ? null : link;
}

/** The site's own link (`components/page-link.tsx`) that an event happened in. */
export function closestLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-discover]') : null;
}

/** What a card tells the page of its record: the title, for the time until the record is there, and where the card was. */
function stateOf(card: Element) {
  return { title: card.querySelector('h2, h3')?.textContent, from: location.pathname };
}

/** The page whose card led here: it is the history entry before this one, since tabs replace theirs. */
function cameFrom({ state }: Location): unknown {
  return (state as { from?: unknown } | null)?.from;
}

/** Follows the site's own links without loading the page anew: one listener for the whole document. */
export function useDelegatedLinks() {
  const navigate = useNavigate();
  const here = useLocation();
  useEffect(() => {
    let goingBack = false;
    const follow = (event: MouseEvent) => {
      const link = getClientNavigableAnchor(event);
      if (!link) return;
      event.preventDefault();
      if ('back' in link.dataset && link.pathname === cameFrom(here)) {
        // A second click, before the list is there, would go back further.
        if (!goingBack) navigate(-1);
        goingBack = true;
        return;
      }
      // On the way from a list to a record the list is still the current page: the way back is to stay.
      const stays = 'back' in link.dataset && link.pathname === location.pathname;
      const { href } = stays ? location : link;
      const replace = href === location.href || 'replace' in link.dataset;
      const card = link.closest('[data-card]');
      navigate(href.slice(location.origin.length), {
        replace,
        preventScrollReset: 'stay' in link.dataset,
        state: card ? stateOf(card) : replace ? here.state : null,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, here]);
}
