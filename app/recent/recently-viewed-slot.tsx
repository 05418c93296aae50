import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { storedRecent } from './stored-recent';

// Loaded on demand: most first-time visitors have opened nothing.
const RecentlyViewed = lazy<ComponentType<{ text: string }>>(() =>
  import('./recently-viewed').catch(() => ({ default: () => null })),
);

/**
 * The place of the records that were last opened on this device. Renders nothing if there are none, or without
 * JavaScript.
 */
export function RecentlyViewedSlot({ className }: { className: string }) {
  const text = useSyncExternalStore(storedRecent.subscribe, storedRecent.read, () => null);
  if (!text) return null;
  return (
    // Has its final height from the start.
    <div className={`no-print min-h-35 w-full text-left ${className}`}>
      <Suspense>
        <RecentlyViewed text={text} />
      </Suspense>
    </div>
  );
}
