import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';

const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 60_000;

/** Asks the page's loader again by itself after 3, 6, 12 … seconds, at most a minute apart (decisions 4). */
export function AskAgain() {
  const { revalidate, state } = useRevalidator();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (state !== 'idle') return;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
    const timer = setTimeout(() => {
      setTries(tries + 1);
      revalidate();
    }, pause);
    return () => clearTimeout(timer);
  }, [revalidate, state, tries]);

  return null;
}
