import type { ShouldRevalidateFunction } from '@remix-run/react';

/** Skips revalidation when only the query changes, such as another tab of the same record. */
export const skipRevalidationOnSearchChange: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
