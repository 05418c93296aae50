import { useLocation, useNavigation } from '@remix-run/react';
import { useSpinDelay } from '~/components/use-spin-delay';
import { filterHref } from '~/lib/search-params';
import { readListParams } from './params';

/** Returns the list's current params and those of the pending navigation; null without one. */
function usePendingParams() {
  const { state, location } = useNavigation();
  const { pathname, search } = useLocation();
  if (state !== 'loading' || location.pathname !== pathname) return null;
  return {
    now: readListParams(new URLSearchParams(search)),
    next: readListParams(new URLSearchParams(location.search)),
  };
}

/** Returns the category that loads slowly; undefined when none does. */
export function usePendingCategory(): string | null | undefined {
  const pending = usePendingParams();
  const isSlow = useSpinDelay(pending !== null && pending.next.category !== pending.now.category);
  return isSlow ? pending?.next.category : undefined;
}

/** Whether the list's filters or order load slowly. */
export function useIsFiltering(): boolean {
  const { state, location } = useNavigation();
  const { pathname, search } = useLocation();
  return useSpinDelay(
    state === 'loading' &&
      location.pathname === pathname &&
      filterHref(pathname, location.search, {}) !== filterHref(pathname, search, {}),
  );
}

/** Returns the number of items that Load More is loading. */
export function usePendingCount(shown: number, total: number): number {
  const pending = usePendingParams();
  if (!pending || pending.next.category !== pending.now.category) return 0;
  return Math.max(0, Math.min(pending.next.shown, total) - shown);
}
