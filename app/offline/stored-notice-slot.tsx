import { useLocation } from '@remix-run/react';
import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { useHydrated } from '~/components/use-hydrated';

// With the files of `/offline`, which the service worker has fetched ahead: a page from the network does not load it.
const StoredNotice = lazy<ComponentType<{ storedAt: number }>>(() =>
  import('./stored-notice').catch(() => ({ default: () => null })),
);

/** The place of the notice above a page that came out of the service worker's cache. */
export function StoredNoticeSlot() {
  const { key } = useLocation();
  const first = useRef(key);
  // The next page, reached inside the site, comes from the network.
  const storedAt = useHydrated() && first.current === key ? document.documentElement.dataset.storedAt : undefined;
  return (
    storedAt !== undefined && (
      <Suspense fallback={null}>
        <StoredNotice storedAt={Number(storedAt)} />
      </Suspense>
    )
  );
}
