import { type Location, useLocation, useNavigation } from '@remix-run/react';

/**
 * Returns the location that links with another query of this page start from: the target of a pending navigation to
 * this page, otherwise the current location. So a click never undoes another one that is still loading.
 */
export function usePendingLocation(): Location {
  const { location: pending } = useNavigation();
  const here = useLocation();
  return pending?.pathname === here.pathname ? pending : here;
}
