import { useEffect } from 'react';

/** Scrolls the focused item fully into view: browsers do not scroll an item that a row's edge cuts off. */
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
