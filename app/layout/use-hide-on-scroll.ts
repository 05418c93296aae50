import { type RefObject, useEffect } from 'react';

/** Sets `data-away` on the element while the visitor scrolls down, and removes it while they scroll up. */
export function useHideOnScroll(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < 8) return;
      const focusInside = element.current?.contains(document.activeElement);
      element.current?.toggleAttribute('data-away', now > last && now > 160 && !focusInside);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [element]);
}
