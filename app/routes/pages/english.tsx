import type { MetaArgs } from '@remix-run/react';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { EnglishPage, englishLead, englishTitle } from '~/pages/english/english-page';
import { breadcrumbs, pageMeta, siteOf } from '~/seo/meta';

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
