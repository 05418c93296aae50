import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns whether React has hydrated the page: false on the server and in the browser's first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
