import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { Spinner } from './spinner';

const INITIAL_BACKOFF_MS = 3000;
const MAX_BACKOFF_MS = 60_000;

/** A spinner for failed data. Refetches it after 3, 6, 12 … seconds, at most a minute apart (decisions 4). */
export function RetryingSpinner({ label }: { label: string }) {
  const { revalidate, state } = useRevalidator();
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (state !== 'idle') return;
    const delay = Math.min(INITIAL_BACKOFF_MS * 2 ** attempts, MAX_BACKOFF_MS);
    const timer = setTimeout(() => {
      setAttempts(attempts + 1);
      revalidate();
    }, delay);
    return () => clearTimeout(timer);
  }, [revalidate, state, attempts]);

  return <Spinner label={label} />;
}
