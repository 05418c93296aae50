import { AutoRevalidate } from './auto-revalidate';
import { Spinner } from './spinner';

/** A spinner for failed data. Refetches it in the background, as the label promises (decisions 4). */
export function RetryingSpinner({ label }: { label: string }) {
  return (
    <>
      <Spinner label={label} />
      <AutoRevalidate />
    </>
  );
}
