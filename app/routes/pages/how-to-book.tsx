import type { MetaArgs } from '@remix-run/react';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { howToBookPage } from '~/definitions/site-pages';
import { HowToBookPage, howToBookLead, howToBookTitle } from '~/pages/how-to-book/how-to-book-page';
import { breadcrumbs, pageMeta, siteOf } from '~/seo/meta';

export const meta = ({ matches }: Pick<MetaArgs, 'matches'>) =>
  pageMeta(matches, {
    title: howToBookTitle,
    description: howToBookLead,
    path: howToBookPage.path,
    data: [breadcrumbs(siteOf(matches), [howToBookPage])],
  });

export default HowToBookPage;

export const ErrorBoundary = () => <RouteErrorBoundary />;
