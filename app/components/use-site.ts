import { createContext, useContext } from 'react';
import type { SiteInfo } from '~/lib/site-info';

const SiteContext = createContext<SiteInfo | null>(null);

/** Provides the site's configuration from the root loader; null if the loader has not run. */
export const SiteProvider = SiteContext.Provider;

/**
 * Returns the site's configuration. Its context never changes, whereas loader data renders its readers again with each
 * step of a navigation.
 *
 * @throws if the root loader has not run: then only the root's `Layout` and `ErrorBoundary` are rendered
 */
export function useSite(): SiteInfo {
  const site = useContext(SiteContext);
  if (!site) throw new Error('The root loader has not run');
  return site;
}
