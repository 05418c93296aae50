import { type ComponentType, lazy, Suspense } from 'react';
import { useHasNavigated } from '~/components/has-navigated';
import { useHydrated } from '~/components/use-hydrated';

// With the files of `/offline`, which the service worker has fetched ahead: a page from the network does not load it.
const StoredNotice = lazy<ComponentType<{ storedAt: number }>>(() =>
  import('./stored-notice').catch(() => ({ default: () => null })),
);

/** The place of the notice above a page that came out of the service worker's cache. */
export function StoredNoticeSlot() {
  const hasNavigated = useHasNavigated();
  // The next page, reached inside the site, comes from the network.
  const storedAt = useHydrated() && !hasNavigated ? document.documentElement.dataset.storedAt : undefined;
  return (
    storedAt !== undefined && (
      <Suspense fallback={null}>
        <StoredNotice storedAt={Number(storedAt)} />
      </Suspense>
    )
  );
}
