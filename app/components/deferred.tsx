import { Await } from '@remix-run/react';
import { type ReactElement, type ReactNode, Suspense } from 'react';

interface Props<T> {
  /** A resolved value, or its promise. */
  value: T | Promise<T>;
  fallback: ReactNode;
  children: (value: T) => ReactElement;
}

/** Renders a loader's resolved value at once, and shows the loading state while a deferred value streams in. */
export function Deferred<T>({ value, fallback, children }: Props<T>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={fallback}>
      <Await resolve={value}>{(settled) => children(settled as T)}</Await>
    </Suspense>
  );
}
