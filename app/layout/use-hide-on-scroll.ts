import { type RefObject, useEffect } from 'react';

/**
 * Sets `data-away` on the header while the visitor scrolls down, and removes it while they scroll up. A bar that sticks
 * below it moves along, so the header stays until the bar has reached it.
 */
export function useHideOnScroll(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < 8) return;
      const header = element.current;
      const focusInside = header?.contains(document.activeElement);
      const isAway = now > last && now > 160 && !focusInside && hasReached(header);
      header?.toggleAttribute('data-away', isAway);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [element]);
}

/** Whether the bar below the header, if the page has one, has scrolled up to it. */
function hasReached(header: HTMLElement | null): boolean {
  const bar = document.querySelector('[data-chip-bar]');
  return !bar || !header || bar.getBoundingClientRect().top <= header.offsetHeight;
}
