import { useRouteLoaderData } from '@remix-run/react';
import type { SiteInfo } from '~/lib/site-info';

/**
 * The site's configuration, from the root loader.
 *
 * @throws where the root loader has not run, which only the root's `Layout` and `ErrorBoundary` are rendered for
 */
export function useSite(): SiteInfo {
  const data = useRouteLoaderData<{ site: SiteInfo }>('root');
  if (!data) throw new Error('The root loader has not run');
  return data.site;
}
