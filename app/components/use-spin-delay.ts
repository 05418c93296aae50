import { useEffect, useState } from 'react';

const PATIENCE_MS = 150;

/** Whether something has been awaited for longer than 150 ms, so that its loading state is to be shown (decisions 6). */
export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(setLate, PATIENCE_MS, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
}
