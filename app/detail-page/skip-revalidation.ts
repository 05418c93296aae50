import type { ShouldRevalidateFunction } from '@remix-run/react';

/** A detail page asks anew for another record, or when told to; not for another tab of the same one. */
export const skipRevalidationOnSearchChange: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
