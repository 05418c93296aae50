import { useEffect, useRef } from 'react';

/** Centers the active item of a scrolling row whenever it changes. Before hydration CSS does this (`base.css`). */
export function useScrollActiveIntoView<E extends HTMLElement>(active: unknown) {
  const row = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active item changes with it.
  useEffect(() => {
    const item = row.current?.querySelector<HTMLElement>('[aria-current="true"], [aria-selected="true"]');
    if (!row.current || !item) return;
    row.current.scrollTo({ left: item.offsetLeft - (row.current.clientWidth - item.offsetWidth) / 2 });
  }, [active]);
  return row;
}
