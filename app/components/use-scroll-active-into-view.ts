import { useEffect, useRef } from 'react';

/**
 * For a row to swipe through, with a position of its own: scrolls it so that what is chosen in it stands in its middle,
 * whenever another is chosen. Before this script the style sheet does it, where the browser can (`base.css`).
 */
export function useScrollActiveIntoView<E extends HTMLElement>(active: unknown) {
  const row = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is marked then.
  useEffect(() => {
    const item = row.current?.querySelector<HTMLElement>('[aria-current="true"], [aria-selected="true"]');
    if (!row.current || !item) return;
    row.current.scrollTo({ left: item.offsetLeft - (row.current.clientWidth - item.offsetWidth) / 2 });
  }, [active]);
  return row;
}
