import { useLocation, useNavigation } from '@remix-run/react';
import { useSpinDelay } from '~/components/use-spin-delay';
import { type ListParams, readListParams } from './params';

/** What a list has been asked to show next, while it is on its way; null when nothing is. */
function usePendingParams(): { now: ListParams; next: ListParams } | null {
  const { state, location } = useNavigation();
  const { pathname, search } = useLocation();
  if (state !== 'loading' || location.pathname !== pathname) return null;
  return {
    now: readListParams(new URLSearchParams(search)),
    next: readListParams(new URLSearchParams(location.search)),
  };
}

/** The category that has been chosen and is late; undefined when none is. */
export function usePendingCategory(): string | null | undefined {
  const pending = usePendingParams();
  const isSlow = useSpinDelay(pending !== null && pending.next.category !== pending.now.category);
  return isSlow ? pending?.next.category : undefined;
}

/** How many items Load More has been asked for that are on their way. */
export function usePendingCount(shown: number, total: number): number {
  const pending = usePendingParams();
  if (!pending || pending.next.category !== pending.now.category) return 0;
  return Math.max(0, Math.min(pending.next.shown, total) - shown);
}
