import { useLocation, useNavigation } from '@remix-run/react';
import { useLate } from '~/components/use-spin-delay';
import { type ListParams, readListParams } from './params';

/** What a list has been asked to show next, while it is on its way; null when nothing is. */
function useAsked(): { now: ListParams; next: ListParams } | null {
  const { state, location } = useNavigation();
  const { pathname, search } = useLocation();
  if (state !== 'loading' || location.pathname !== pathname) return null;
  return {
    now: readListParams(new URLSearchParams(search)),
    next: readListParams(new URLSearchParams(location.search)),
  };
}

/** The category that has been chosen and is late; undefined when none is. */
export function useLateCategory(): string | null | undefined {
  const asked = useAsked();
  const late = useLate(asked !== null && asked.next.category !== asked.now.category);
  return late ? asked?.next.category : undefined;
}

/** How many items Load More has been asked for that are on their way. */
export function useComing(shown: number, total: number): number {
  const asked = useAsked();
  if (!asked || asked.next.category !== asked.now.category) return 0;
  return Math.max(0, Math.min(asked.next.shown, total) - shown);
}
