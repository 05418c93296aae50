import { createContext, useContext } from 'react';
import type { SiteInfo } from '~/lib/site-info';

const SiteContext = createContext<SiteInfo | null>(null);

/** Provides the site's configuration, from the root loader; null where that has not run. */
export const SiteProvider = SiteContext.Provider;

/**
 * Returns the site's configuration. A context of its own never changes; loader data renders its readers again with every
 * step of a navigation.
 *
 * @throws where the root loader has not run, which only the root's `Layout` and `ErrorBoundary` are rendered for
 */
export function useSite(): SiteInfo {
  const site = useContext(SiteContext);
  if (!site) throw new Error('The root loader has not run');
  return site;
}
