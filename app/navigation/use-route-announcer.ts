import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * After a navigation, moves the focus to the content, so that the tab order starts there, and returns the page's title
 * for a live region. A new query with another title, such as a category, is announced too, but does not move the focus.
 */
export function useRouteAnnouncer(main: RefObject<HTMLElement | null>): string {
  const { pathname, search } = useLocation();
  const shown = useRef<{ page: string; title: string } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query may change the title.
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
