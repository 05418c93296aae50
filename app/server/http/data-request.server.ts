import { redirectDocument } from '@remix-run/node';
import { cacheControl } from './cache-control.server';

/** The page's path for the path of a data request (Remix's single fetch). */
export const pageOf = (path: string): string => path.replace(/^\/_root\.data$/, '/').replace(/\.data$/, '');

/** The ids of this build's pages (app/routes.ts). */
const OWN_ROUTE = new RegExp(`^routes/pages/[a-z-]+\\.${import.meta.env.BUILD_ID}$`);

/** Whether a value of `_routes`, which names the requested route, is a page of this build. */
export const isOwnRoute = (id: string): boolean => OWN_ROUTE.test(id);

/**
 * The response to a data request of another build's page, such as one that was open during a deploy: it loads the
 * document, since the components of that page do not know this build's data. Null for any other request.
 */
export function reloadOfOtherBuild(request: Request): Response | null {
  const { pathname, searchParams } = new URL(request.url);
  const route = searchParams.get('_routes');
  if (route === null || isOwnRoute(route)) return null;
  searchParams.delete('_routes');
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  // A URL with two leading slashes is on another site.
  const page = pageOf(pathname).replace(/^\/+/, '/');
  return redirectDocument(page + search, { headers: { 'Cache-Control': cacheControl.noStore } });
}
