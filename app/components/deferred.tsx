import { Await } from '@remix-run/react';
import { type ReactElement, type ReactNode, Suspense } from 'react';

interface Props<T> {
  /** A value that is there, or on its way. */
  value: T | Promise<T>;
  /** The loading state. */
  fallback: ReactNode;
  children: (value: T) => ReactElement;
}

/** Renders a loader's value at once where it is there, and behind its loading state where it is streamed. */
export function Deferred<T>({ value, fallback, children }: Props<T>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={fallback}>
      <Await resolve={value}>{(settled) => children(settled as T)}</Await>
    </Suspense>
  );
}
