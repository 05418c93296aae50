import { useLoaderData } from '@remix-run/react';
import { RetryingSpinner } from '~/components/feedback/spinner';
import { ArticleCard } from '~/content-types/blog/card';
import { collection, toCard, toFilterValues } from '~/content-types/blog/schema.server';
import { listLoader } from '~/content-types/loaders.server';
import { contentTypes } from '~/definitions/registry';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listMeta } from '~/seo/meta';

export const loader = listLoader({ collection, toCard, toFilterValues }, 'inline');
export const meta = listMeta(contentTypes.blog);
export default function ArticlesRoute() {
  return (
    <ListPage
      contentType={contentTypes.blog}
      {...useLoaderData<typeof loader>()}
      Card={ArticleCard}
      errorView={<RetryingSpinner label={contentTypes.blog.loading.list} />}
    />
  );
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentTypes.blog} />;
