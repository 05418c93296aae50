import { type ComponentType, lazy, Suspense } from 'react';
import { useHasNavigated } from '~/components/has-navigated';
import { useHydrated } from '~/components/use-hydrated';

// Part of the files of `/offline`, which the service worker has prefetched: a page from the network does not load it.
const StoredNotice = lazy<ComponentType<{ storedAt: number }>>(() =>
  import('./stored-notice').catch(() => ({ default: () => null })),
);

/** The place of the notice above a page from the service worker's cache. */
export function StoredNoticeSlot() {
  const hasNavigated = useHasNavigated();
  // The page of a client-side navigation comes from the network.
  const storedAt = useHydrated() && !hasNavigated ? document.documentElement.dataset.storedAt : undefined;
  return (
    storedAt !== undefined && (
      <Suspense fallback={null}>
        <StoredNotice storedAt={Number(storedAt)} />
      </Suspense>
    )
  );
}
