import type { ShouldRevalidateFunction } from '@remix-run/react';
import { canonicalSearch } from '~/urls/href';
import type { ParamName } from '~/urls/params';

/** Returns a route's `shouldRevalidate`, which is false if only this param or tracking parameters change. */
export const skipRevalidationOn =
  (name: ParamName): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.search !== nextUrl.search && without(name, currentUrl) === without(name, nextUrl)
      ? false
      : defaultShouldRevalidate;

/** The `shouldRevalidate` of detail pages: neither tabs nor booking details need data (`booking/use-order.ts`). */
export const skipRevalidationOnSamePage: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

function without(name: ParamName, { pathname, searchParams }: URL): string {
  const params = canonicalSearch(pathname, searchParams);
  params.delete(name);
  return `${pathname}?${params}`;
}
