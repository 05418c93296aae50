import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of a focusable container, which gets the focus when a change of `state` has removed the focused
 * element: the link that caused the change, for example.
 */
export function useRescuedFocus<T extends HTMLElement>(state: string): RefObject<T> {
  const container = useRef<T>(null);
  const lastState = useRef(state);
  useEffect(() => {
    const isLost = state !== lastState.current && document.activeElement === document.body;
    lastState.current = state;
    if (isLost) container.current?.focus({ preventScroll: true });
  }, [state]);
  return container;
}
