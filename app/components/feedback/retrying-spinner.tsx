import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { backoffDelay } from '~/lib/backoff-delay';
import { Spinner } from './spinner';

const INITIAL_BACKOFF_MS = 3000;

/** A spinner for failed data. Refetches it after 3, 6, 12 … seconds, at most a minute apart (decisions 4). */
export function RetryingSpinner({ label }: { label?: string }) {
  const { revalidate, state } = useRevalidator();
  const [failures, setFailures] = useState(1);

  useEffect(() => {
    if (state !== 'idle') return;
    const timer = setTimeout(
      () => {
        setFailures(failures + 1);
        revalidate();
      },
      backoffDelay(failures, INITIAL_BACKOFF_MS),
    );
    return () => clearTimeout(timer);
  }, [revalidate, state, failures]);

  return <Spinner label={label} />;
}
