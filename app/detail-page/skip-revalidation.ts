import type { ShouldRevalidateFunction } from '@remix-run/react';
import { hrefWith } from '~/lib/search-params';

/** Skips revalidation when only the tab changes, or tracking parameters: booking details are for the server. */
export const skipRevalidationOnSearchChange: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.search !== nextUrl.search && withoutTab(currentUrl) === withoutTab(nextUrl)
    ? false
    : defaultShouldRevalidate;

const withoutTab = ({ pathname, search }: URL) => hrefWith(pathname, search, { tab: null });
