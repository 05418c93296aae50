import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { storedRecent } from './stored-recent';

// Most first visitors have opened nothing: they do not load it.
const RecentlyViewed = lazy<ComponentType<{ text: string }>>(() =>
  import('./recently-viewed').catch(() => ({ default: () => null })),
);

/** The place of the records that were opened last on this device; nothing where there are none, and without JavaScript. */
export function RecentlyViewedSlot({ className }: { className: string }) {
  const text = useSyncExternalStore(storedRecent.subscribe, storedRecent.read, () => null);
  if (!text) return null;
  return (
    // As high from the start.
    <div className={`no-print min-h-35 w-full text-left ${className}`}>
      <Suspense>
        <RecentlyViewed text={text} />
      </Suspense>
    </div>
  );
}
