import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { backoffDelay } from '~/lib/backoff-delay';
import { LOADING_TEXT } from '~/lib/loading-text';

/** A spinner with a visible label. */
export function Spinner({ label = LOADING_TEXT, className = 'min-h-64' }: { label?: string; className?: string }) {
  return (
    <p role="status" className={`flex items-center justify-center gap-4 font-semibold text-sea-900 ${className}`}>
      <span
        className="size-8 shrink-0 animate-spin rounded-full border-4 border-cream-300 border-t-lagoon-600"
        aria-hidden="true"
      />
      <span lang={label.startsWith('Loading') ? 'en' : undefined}>{label}</span>
    </p>
  );
}

/** A spinner that replaces a page's content. It is tall enough to keep the footer below the fold, so nothing shifts. */
export function PageSpinner({ label }: { label?: string }) {
  return (
    <div className="min-h-window" data-loading="">
      <Spinner label={label} />
    </div>
  );
}

const INITIAL_BACKOFF_MS = 3000;

/** A spinner for failed data. It fetches the data again after 3, 6, 12 … seconds, at most a minute apart. */
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
