import { data, type LoaderFunctionArgs } from '@remix-run/node';
import type { MetaArgs } from '@remix-run/react';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { pageMeta } from '~/seo/meta';
import { cacheControl } from '~/server/http/cache-control.server';
import { PLAIN_TEXT } from '~/server/http/text-response.server';
import { log } from '~/server/logger.server';

/** A path with a file's ending or a hidden file's name, such as `/wp-login.php`: no visitor's. */
const FILE_PATH = /\/\.|\.[a-z\d]{1,12}$/i;

export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  log.info({ event: 'path-not-found', requestId: context.requestId, path: pathname.slice(0, 300) });
  const headers = new Headers({ 'Cache-Control': cacheControl.private });
  if (FILE_PATH.test(pathname)) headers.set('Content-Type', PLAIN_TEXT);
  throw data(null, { status: 404, headers });
}

export { forwardLoaderHeaders as headers } from '~/server/http/forward-loader-headers';

export const meta = ({ matches, location }: Pick<MetaArgs, 'matches' | 'location'>) =>
  pageMeta(matches, {
    title: 'Halaman tidak ditemukan',
    description: 'Alamat ini tidak menuju ke mana pun. Cari paket, penginapan, atau atraksi di Bali dari sini.',
    path: location.pathname,
    noindex: true,
  });

// Never rendered: the loader always throws.
export default function NotFoundRoute() {
  return null;
}

export const ErrorBoundary = () => <RouteErrorBoundary />;
