import { useEffect } from 'react';

/** Brings what a keyboard has reached wholly into view: browsers leave alone what a row's edge cuts off. */
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
