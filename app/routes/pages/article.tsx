import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { findRecord } from '~/admin-api/collections.server';
import { NotFound } from '~/components/feedback/not-found';
import { RetryingSpinner } from '~/components/feedback/retrying-spinner';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { ArticleDetail } from '~/content-types/blog/detail';
import { ArticleLoading } from '~/content-types/blog/loading';
import { articleMeta } from '~/content-types/blog/meta';
import { articles, toDetail } from '~/content-types/blog/schema.server';
import { contentTypes } from '~/content-types/registry';
import { DetailRoute } from '~/detail-page/detail-route';
import { detailLoader } from '~/detail-page/loader.server';
import { skipRevalidationOnSearchChange } from '~/detail-page/skip-revalidation';
import { detailMeta } from '~/seo/meta';
import { forwardLoaderHeaders } from '~/server/http/forward-loader-headers';

const contentType = contentTypes.blog;

export const loader = (args: LoaderFunctionArgs) =>
  detailLoader(args, findRecord(articles, args.params.slug ?? '', args.request.signal), toDetail, {
    errorMode: 'inline',
  });

export const headers = forwardLoaderHeaders;
export const meta = detailMeta(contentType, articleMeta);
export const shouldRevalidate = skipRevalidationOnSearchChange;

export default function ArticleRoute() {
  const { page } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <DetailRoute
      contentType={contentType}
      page={page}
      loading={<ArticleLoading pathname={pathname} />}
      failed={({ code }) =>
        code === 'not_found' ? <NotFound /> : <RetryingSpinner label={contentType.loading.detail} />
      }
    >
      {(view) => <ArticleDetail view={view} />}
    </DetailRoute>
  );
}

export const ErrorBoundary = () => <RouteErrorBoundary message="Gagal mengambil detail blog" />;
