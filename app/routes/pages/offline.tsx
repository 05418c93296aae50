import { data } from '@remix-run/node';
import type { MetaArgs } from '@remix-run/react';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { OfflinePage, offlineTitle } from '~/offline/offline-page';
import { pageMeta } from '~/seo/meta';
import { cacheControl } from '~/server/http/cache-control.server';

export function loader() {
  // In no shared cache: a worker that is new because the build or the configuration is must not store the former page.
  return data(null, { headers: { 'Cache-Control': cacheControl.private } });
}

export { forwardLoaderHeaders as headers } from '~/server/http/forward-loader-headers';

export const meta = ({ matches }: Pick<MetaArgs, 'matches'>) =>
  pageMeta(matches, {
    title: offlineTitle,
    description: 'Halaman yang tersimpan di perangkat ini, rencana, dan nomor resmi kami.',
    path: '/offline',
    noindex: true,
  });

export default OfflinePage;

export const ErrorBoundary = () => <RouteErrorBoundary />;
