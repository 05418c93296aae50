import { useLoaderData } from '@remix-run/react';
import { AttractionCard } from '~/content-types/attractions/card';
import { attractions } from '~/content-types/attractions/schema.server';
import { listLoader } from '~/content-types/loaders.server';
import { contentTypes } from '~/definitions/registry';
import { EmptyState } from '~/list-page/empty-state';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listMeta } from '~/seo/meta';

const contentType = contentTypes.attractions;

export const loader = listLoader(attractions, 'inline');
export const meta = listMeta(contentType);
export default function AttractionsRoute() {
  return (
    <ListPage
      contentType={contentType}
      {...useLoaderData<typeof loader>()}
      Card={AttractionCard}
      errorView={<EmptyState message={contentType.empty} topic={contentType.title} />}
    />
  );
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentType} />;
