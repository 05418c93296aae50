import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { SiteProvider } from '~/components/use-site';
import { callLoader } from './loader-response';
import { site } from './site-info';

const current = vi.hoisted(() => ({ pathname: '/', search: '', data: undefined as unknown }));

/**
 * What a component sees of the router: a fixed location and loader data. `biome.json` sorts this module before those of
 * `app/`, which then load this mock.
 */
vi.mock('@remix-run/react', async (load) => ({
  ...(await load<object>()),
  useLocation: () => ({ ...current, state: null, key: 'default', hash: '' }),
  useNavigate: () => () => {},
  useNavigation: () => ({ state: 'idle' }),
  useNavigationType: () => 'POP',
  useRevalidator: () => ({ state: 'idle', revalidate: () => {} }),
  useLoaderData: () => current.data,
  useMatches: () => [{ data: current.data }],
  useRouteError: () => new Error('render failed'),
}));

/** Renders an element to HTML as it is at a path, with the route's loader data. */
export function render(element: ReactNode, path: string, data?: unknown): string {
  const { pathname, search } = new URL(path, site.url);
  Object.assign(current, { pathname, search, data });
  return renderToStaticMarkup(<SiteProvider value={site}>{element}</SiteProvider>);
}

/** What a test needs of a route module. */
export interface Route {
  loader: (args: LoaderFunctionArgs) => unknown;
  default: ComponentType;
}

/** Renders a route's page to HTML at a path, with the data of its loader. */
export async function renderRoute(route: Route, path: string, params: Record<string, string> = {}): Promise<string> {
  const { data } = await callLoader(route.loader, path, params);
  const Page = route.default;
  return render(<Page />, path, data);
}
