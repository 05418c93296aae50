import { data } from '@remix-run/node';
import type { MetaArgs } from '@remix-run/react';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { EnglishPage, englishLead, englishTitle } from '~/pages/english/english-page';
import { breadcrumbs, pageMeta, siteOf } from '~/seo/meta';
import { policyHeaders } from '~/server/http/cache-policy.server';

export function loader() {
  // No data from the admin host: it changes only with a restart.
  const headers = policyHeaders({ scope: 'public', version: 'english', expiresAt: Number.POSITIVE_INFINITY });
  return data(null, { headers });
}

export { forwardLoaderHeaders as headers } from '~/server/http/forward-loader-headers';

export const meta = ({ matches }: Pick<MetaArgs, 'matches'>) =>
  pageMeta(matches, {
    title: englishTitle,
    description: englishLead,
    path: '/english',
    locale: 'en_US',
    data: [breadcrumbs(siteOf(matches), [{ name: 'English', path: '/english' }])],
  });

export default EnglishPage;

export const ErrorBoundary = () => <RouteErrorBoundary />;
