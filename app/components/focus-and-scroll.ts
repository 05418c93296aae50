import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of a focusable container. It gets the focus when a change of `state` removes the focused element,
 * such as the link that caused the change.
 */
export function useRestoreFocus<T extends HTMLElement>(state: string): RefObject<T> {
  const container = useRef<T>(null);
  const lastState = useRef(state);
  useEffect(() => {
    const isLost = state !== lastState.current && document.activeElement === document.body;
    lastState.current = state;
    if (isLost) container.current?.focus({ preventScroll: true });
  }, [state]);
  return container;
}

/**
 * Returns the ref of a list. When the last Load More disappears while it has the focus, the first new item gets the
 * focus.
 *
 * @param list identifies the list, however many items are shown
 * @param shown the number of items
 * @param selector matches the element to focus, one in each item
 */
export function useFocusFirstNew<E extends HTMLElement>(list: string, shown: number, selector: string): RefObject<E> {
  const container = useRef<E>(null);
  const last = useRef({ list, shown });
  useEffect(() => {
    const { list: lastList, shown: firstNew } = last.current;
    last.current = { list, shown };
    if (list !== lastList || shown <= firstNew || document.activeElement !== document.body) return;
    container.current?.querySelectorAll<HTMLElement>(selector)[firstNew]?.focus({ preventScroll: true });
  }, [list, shown, selector]);
  return container;
}

/** Centers the active item of a scrolling row whenever it changes. Before hydration, CSS does this (`base.css`). */
export function useScrollActiveIntoView<E extends HTMLElement>(active: unknown) {
  const row = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active item depends on the argument.
  useEffect(() => {
    const item = row.current?.querySelector<HTMLElement>('[aria-current="true"], [aria-selected="true"]');
    if (!row.current || !item) return;
    row.current.scrollTo({ left: item.offsetLeft - (row.current.clientWidth - item.offsetWidth) / 2 });
  }, [active]);
  return row;
}

/** Scrolls the focused item fully into view: browsers do not scroll to an item that is partly visible. */
export function useScrollFocusIntoView() {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(':is(a, button, summary):focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    document.addEventListener('focusin', show);
    return () => document.removeEventListener('focusin', show);
  }, []);
}
