import { useLoaderData } from '@remix-run/react';
import { RetryingSpinner } from '~/components/feedback/retrying-spinner';
import { ArticleCard } from '~/content-types/blog/card';
import { articleList, articles } from '~/content-types/blog/schema.server';
import { listLoader } from '~/content-types/loaders.server';
import { contentTypes } from '~/content-types/registry';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listMeta } from '~/seo/meta';

const contentType = contentTypes.blog;

export const loader = listLoader(articles, articleList, { errorMode: 'inline' });
export const meta = listMeta(contentType);
export { forwardLoaderHeaders as headers } from '~/server/http/forward-loader-headers';

export default function ArticlesRoute() {
  return (
    <ListPage
      contentType={contentType}
      {...useLoaderData<typeof loader>()}
      Card={ArticleCard}
      failed={<RetryingSpinner label={contentType.loading.list} />}
    />
  );
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentType} />;
