import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { SiteProvider } from '~/components/use-site';
import { callLoader } from './loader-response';
import { site } from './site-info';

/** The input of a path's page: its loader's data, or an error for its boundary. */
interface Loaded {
  data?: unknown;
  error?: Error;
}

/** Renders an element to HTML as the page of a path, with the route's loader data. */
export const render = (element: ReactNode, path: string, data?: unknown): string => renderAt(element, path, { data });

/** Renders an error boundary to HTML as the page of a path. */
export const renderError = (boundary: ReactNode, path: string, error: Error): string =>
  renderAt(boundary, path, { error });

function renderAt(element: ReactNode, path: string, { data, error }: Loaded): string {
  const { pathname, search } = new URL(path, site.url);
  const page = <SiteProvider value={site}>{element}</SiteProvider>;
  const route = { id: 'page', path: '*', element: page, errorElement: page };
  const context = {
    basename: '/',
    location: { pathname, search, hash: '', state: null, key: 'default' },
    matches: [{ params: {}, pathname, pathnameBase: pathname, route }],
    loaderData: { page: data },
    actionData: null,
    errors: error ? { page: error } : null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  const router = createStaticRouter([route], context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

/** The part of a route module that tests use. */
export interface Route {
  loader: (args: LoaderFunctionArgs) => unknown;
  default: ComponentType;
}

/** Renders a route's page to HTML at a path, with its loader's data. */
export async function renderRoute(route: Route, path: string, params: Record<string, string> = {}): Promise<string> {
  const { data } = await callLoader(route.loader, path, params);
  const Page = route.default;
  return render(<Page />, path, data);
}
