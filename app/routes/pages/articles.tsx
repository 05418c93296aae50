import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/collections.server';
import { RetryingSpinner } from '~/components/feedback/retrying-spinner';
import { ArticleCard } from '~/content-types/blog/card';
import { articleList, articles } from '~/content-types/blog/schema.server';
import { contentTypes } from '~/content-types/registry';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listLoader } from '~/list-page/loader.server';
import { listMeta } from '~/seo/meta';
import { forwardLoaderHeaders } from '~/server/http/forward-loader-headers';

const contentType = contentTypes.blog;

export const loader = (args: LoaderFunctionArgs) =>
  listLoader(args, articleList, listRecords(articles, args.request.signal), { errorMode: 'inline' });

export const headers = forwardLoaderHeaders;
export const meta = listMeta(contentType);

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
