import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * When another page has come: moves the focus to the content, so that a keyboard begins there, and gives the page's
 * title for a screen reader to say. A view of the same page with a title of its own, such as a category, is said
 * too, and leaves the focus where it is.
 */
export function useRouteAnnouncer(main: RefObject<HTMLElement | null>): string {
  const { pathname, search } = useLocation();
  const shown = useRef<{ page: string; title: string } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query may have brought another title.
  useEffect(() => {
    const before = shown.current;
    shown.current = { page: pathname, title: document.title };
    if (!before) return;
    const elsewhere = before.page !== pathname;
    if (elsewhere) main.current?.focus({ preventScroll: true });
    if (elsewhere || before.title !== document.title) setAnnouncement(document.title);
  }, [pathname, search, main]);
  return announcement;
}
