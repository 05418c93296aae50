import { type Location, useLocation, useNavigation } from '@remix-run/react';

/**
 * Returns the location that links to this page with another query start from: where a pending navigation leads, if that is
 * this page, else where the visitor is. So no click undoes another one that is still loading.
 */
export function usePendingLocation(): Location {
  const { location: pending } = useNavigation();
  const here = useLocation();
  return pending?.pathname === here.pathname ? pending : here;
}
