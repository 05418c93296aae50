import { AutoRevalidate } from './auto-revalidate';
import { Spinner } from './spinner';

/** What cannot be had just now and is silently asked for again, so that the words are true (decisions 4). */
export function RetryingSpinner({ label }: { label: string }) {
  return (
    <>
      <Spinner label={label} />
      <AutoRevalidate />
    </>
  );
}
