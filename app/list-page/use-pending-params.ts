import { useLocation, useNavigation } from '@remix-run/react';
import { useSpinDelay } from '~/components/use-spin-delay';
import { href } from '~/urls/href';
import { readListQuery } from '~/urls/params';

/** Returns the list's current params and those of the pending navigation; null if nothing is pending. */
function usePendingParams() {
  const { state, location } = useNavigation();
  const { pathname, search } = useLocation();
  if (state !== 'loading' || location.pathname !== pathname) return null;
  return {
    now: readListQuery(pathname, new URLSearchParams(search)),
    next: readListQuery(pathname, new URLSearchParams(location.search)),
  };
}

/** Returns the category that is slow to load; undefined if there is none. */
export function usePendingCategory(): string | null | undefined {
  const pending = usePendingParams();
  const isSlow = useSpinDelay(pending !== null && pending.next.category !== pending.now.category);
  return isSlow ? pending?.next.category : undefined;
}

/** Whether new filters or a new order are slow to load. */
export function useIsFiltering(): boolean {
  const { state, location } = useNavigation();
  const { pathname, search } = useLocation();
  return useSpinDelay(
    state === 'loading' &&
      location.pathname === pathname &&
      href(pathname, location.search, { tampil: null }) !== href(pathname, search, { tampil: null }),
  );
}

/** Returns how many items Load More is loading, once that takes more than 150 ms. */
export function usePendingCount(shown: number, total: number): number {
  const pending = usePendingParams();
  const isMore = pending !== null && pending.next.category === pending.now.category;
  const isSlow = useSpinDelay(isMore);
  return isMore && isSlow ? Math.max(0, Math.min(pending.next.limit, total) - shown) : 0;
}
