import { type Location, useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';

/** Returns the link of a click that client-side navigation handles; null when the browser handles the click. */
function getClientNavigableAnchor(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = closestLink(event);
  if (!link || link.origin !== location.origin || (link.target && link.target !== '_self')) return null;
  const onlyHash = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  return onlyHash ? null : link;
}

/** Returns the site's own link (`components/page-link.tsx`) that contains the event's target. */
export function closestLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-discover]') : null;
}

/** Returns a card link's history state: the title for the detail page's loading state, and the list's path. */
function stateOf(card: Element) {
  return { title: card.querySelector('h2, h3')?.textContent, from: location.pathname };
}

/** Returns the path of the page whose card led here. It is the previous history entry, since tabs replace theirs. */
function cameFrom({ state }: Location): unknown {
  return (state as { from?: unknown } | null)?.from;
}

/** Navigates the site's own links client-side, with one click listener for the whole document. */
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
        // A second click, before the list has loaded, would go back further.
        if (!goingBack) navigate(-1);
        goingBack = true;
        return;
      }
      // While a record loads, its list is still the current page: a back link then cancels the navigation.
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
