import { useMatches } from '@remix-run/react';
import { useEffect, useReducer } from 'react';

/** The resolved values of the promises in a streamed page's data: a route's `meta` has no other access to them. */
const resolved = new WeakMap<Promise<unknown>, unknown>();

/** Returns a value of a route's data once it has been streamed; undefined until then. */
export const streamedValue = <T>(value: T | Promise<T>): T | undefined =>
  value instanceof Promise ? (resolved.get(value) as T | undefined) : value;

/** Renders again when the page's data has been streamed, so that its metadata is that of the loaded page. */
export function useStreamedData(): void {
  const data = useMatches().at(-1)?.data;
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isShown = true;
    const keep = async (promise: Promise<unknown>) => {
      resolved.set(promise, await promise);
      if (isShown) renderAgain();
    };
    for (const value of Object.values(data ?? {})) if (value instanceof Promise) keep(value).catch(() => {});
    return () => {
      isShown = false;
    };
  }, [data]);
}
