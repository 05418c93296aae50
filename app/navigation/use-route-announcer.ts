import { useLocation, useNavigation } from '@remix-run/react';
import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * After a navigation, moves the focus to the content, so that the tab order starts there, and returns the page's title
 * for a live region. A new query with another title, such as a category, is announced too, but leaves the focus where
 * it is. So does a slow page if the visitor focused or typed into a field, such as the search box, while it was
 * loading.
 */
export function useRouteAnnouncer(main: RefObject<HTMLElement | null>): string {
  const { pathname, search } = useLocation();
  const shown = useRef<{ page: string; title: string } | null>(null);
  const fieldAtStart = useRef<ReturnType<typeof focusedField>>(null);
  const [announcement, setAnnouncement] = useState('');
  const { state, location: next } = useNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own focused field at the start.
  useEffect(() => {
    if (state === 'loading') fieldAtStart.current = focusedField();
  }, [state, next?.key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query may change the title.
  useEffect(() => {
    const before = shown.current;
    shown.current = { page: pathname, title: document.title };
    if (!before) return;
    const elsewhere = before.page !== pathname;
    const field = focusedField();
    const atStart = fieldAtStart.current;
    const isTyping = field !== null && (field.element !== atStart?.element || field.value !== atStart.value);
    if (elsewhere && !isTyping) main.current?.focus({ preventScroll: true });
    if (elsewhere || before.title !== document.title) setAnnouncement(document.title);
  }, [pathname, search, main]);
  return announcement;
}

/** Returns the field that has the focus, with its current value. */
function focusedField() {
  const { activeElement: element } = document;
  return element instanceof HTMLInputElement ? { element, value: element.value } : null;
}
