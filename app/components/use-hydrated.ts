import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether React has taken the page over: false on the server and in the browser's first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
