import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * When another page has come: moves the focus to the content, so that a keyboard begins there, and gives the page's
 * title for a screen reader to say.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    setAnnounced(document.title);
  }, [pathname, main]);
  return announced;
}
