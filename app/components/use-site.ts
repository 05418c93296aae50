import { useRouteLoaderData } from '@remix-run/react';
import type { SiteInfo } from '~/lib/site-info';

/** The site's own facts, from the root loader. Null only while the root itself failed. */
export function useSite(): SiteInfo | null {
  return useRouteLoaderData<{ site: SiteInfo }>('root')?.site ?? null;
}
