import { useMatches } from '@remix-run/react';
import { useEffect, useReducer } from 'react';

/** What the promises in a streamed page's data have resolved to: a route's `meta` has no other way to learn it. */
const resolved = new WeakMap<Promise<unknown>, unknown>();

/** A value of a route's data, once it has been streamed; undefined until then. */
export const streamedValue = <T>(value: T | Promise<T>): T | undefined =>
  value instanceof Promise ? (resolved.get(value) as T | undefined) : value;

/** Renders again when the page's data has been streamed, so that its metadata is no longer that of a loading page. */
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
