import { data } from '@remix-run/node';
import type { MetaArgs } from '@remix-run/react';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { OfflinePage, offlineTitle } from '~/offline/offline-page';
import { pageMeta } from '~/seo/meta';
import { policyHeaders } from '~/server/http/cache-policy.server';

export function loader() {
  // No data from the admin host: it changes only with a restart.
  const headers = policyHeaders({ scope: 'public', version: 'offline', expiresAt: Number.POSITIVE_INFINITY });
  return data(null, { headers });
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
