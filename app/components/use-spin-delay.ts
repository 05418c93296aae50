import { useEffect, useState } from 'react';

const SPINNER_DELAY_MS = 150;

/** Returns whether something has been pending for more than 150 ms, so that its loading state should show. */
export function useSpinDelay(isPending: boolean): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(setVisible, SPINNER_DELAY_MS, true);
    return () => {
      clearTimeout(timer);
      setVisible(false);
    };
  }, [isPending]);
  return isPending && isVisible;
}
