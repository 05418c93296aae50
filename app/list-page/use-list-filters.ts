import { useLocation } from '@remix-run/react';
import { useMemo } from 'react';
import { type Filters, withKnownArea } from '~/definitions/filters';
import { readFilters } from '~/urls/params';
import type { ListView } from './list-view.server';

/**
 * Returns the filters in a list's URL, without an area that the list does not offer. The list's view is undefined while
 * it loads.
 */
export function useListFilters(path: string, view: Pick<ListView<unknown>, 'areas'> | undefined): Filters {
  const { search } = useLocation();
  return useMemo(() => {
    const filters = readFilters(path, new URLSearchParams(search));
    return view ? withKnownArea(filters, view.areas) : filters;
  }, [path, search, view]);
}
