import type { LoaderFunctionArgs } from '@remix-run/node';
import type { MetaArgs } from '@remix-run/react';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { OfflinePage, offlineTitle } from '~/offline/offline-page';
import { pageMeta } from '~/seo/meta';
import { pageStateOf } from '~/server/page-state.server';

export function loader({ context }: LoaderFunctionArgs) {
  // No shared cache may store it: a worker that is new because of the build or the configuration must not store the
  // previous page.
  pageStateOf(context).limitStorageTo('visitor');
  return null;
}

export const meta = ({ matches }: Pick<MetaArgs, 'matches'>) =>
  pageMeta(matches, {
    title: offlineTitle,
    description: 'Halaman yang tersimpan di perangkat ini, rencana, dan nomor resmi kami.',
    path: '/offline',
    noindex: true,
  });

export default OfflinePage;

export const ErrorBoundary = () => <RouteErrorBoundary />;
