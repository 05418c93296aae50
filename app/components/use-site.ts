import { useRouteLoaderData } from '@remix-run/react';
import type { SiteInfo } from '~/lib/site-info';

/** The site's configuration, from the root loader. Null only when the root loader failed. */
export function useSite(): SiteInfo | null {
  return useRouteLoaderData<{ site: SiteInfo }>('root')?.site ?? null;
}
