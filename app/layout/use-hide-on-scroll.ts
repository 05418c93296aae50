import { type RefObject, useEffect } from 'react';

/** A scroll position above this counts as the page's first view. */
const TOP_PX = 160;

/**
 * Sets `data-away` on an element while the visitor scrolls down, and `data-returned` once they scroll up. A bar that
 * sticks below the header moves with it, so both stay visible until the bar has reached the header.
 */
export function useHideOnScroll(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < 8) return;
      const focusInside = element.current?.contains(document.activeElement);
      const isAway = now > last && now > TOP_PX && !focusInside && isBarInPlace();
      element.current?.toggleAttribute('data-away', isAway);
      element.current?.toggleAttribute('data-returned', now < last && now > TOP_PX);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [element]);
}

/** Whether the page has a bar below the header that has scrolled up to it. */
function isBarInPlace(): boolean {
  const bar = document.querySelector('[data-sticky-bar]');
  const header = document.querySelector<HTMLElement>('body > header');
  return !bar || !header || bar.getBoundingClientRect().top <= header.offsetHeight;
}
