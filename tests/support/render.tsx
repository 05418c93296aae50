import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { SiteProvider } from '~/components/use-site';
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
  useRevalidator: () => ({ state: 'idle', revalidate: () => {} }),
  useLoaderData: () => current.data,
  useRouteError: () => new Error('render failed'),
}));

/** Renders an element to HTML as it is at a path, with the route's loader data. */
export function render(element: ReactElement, path: string, data?: unknown): string {
  const { pathname, search } = new URL(path, site.url);
  Object.assign(current, { pathname, search, data });
  return renderToStaticMarkup(<SiteProvider value={site}>{element}</SiteProvider>);
}

/** The text of HTML, without that of scripts and templates. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|noscript|style)\b.*?<\/\1>/gs, '')
    .replace(/<\/(p|li|h\d|div|section|a|label|summary|dt|dd|td|th|button)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replace(/[ \t]+/g, ' ');
}
