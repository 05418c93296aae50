import { useLoaderData, useLocation } from '@remix-run/react';
import { NotFound } from '~/components/feedback/not-found';
import { RecoveryLinks } from '~/components/feedback/recovery';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { RetryingSpinner } from '~/components/feedback/spinner';
import { ArticleLoading } from '~/content-types/blog/article-layout';
import { ArticleDetail } from '~/content-types/blog/detail';
import { articleMeta } from '~/content-types/blog/meta';
import { collection, toDetail } from '~/content-types/blog/schema.server';
import { detailLoader, richTextOf } from '~/content-types/loaders.server';
import { relatedToArticle } from '~/content-types/related.server';
import { contentTypes } from '~/definitions/registry';
import { BackBar } from '~/detail-page/detail-layout';
import { DetailRoute } from '~/detail-page/detail-route';
import { humanizeSlug } from '~/lib/humanize-slug';
import { detailMeta } from '~/seo/meta';

export const loader = detailLoader(
  collection,
  async ({ data }, { admin }) => ({
    ...toDetail(data),
    html: await richTextOf(data.body, { title: data.title, topLevel: 2 }, admin.state),
    related: relatedToArticle(data, admin),
  }),
  'inline',
);
export const meta = detailMeta(contentTypes.blog, articleMeta);
export { skipRevalidationOnSamePage as shouldRevalidate } from '~/navigation/skip-revalidation';
export default function ArticleRoute() {
  const { pathname } = useLocation();
  return (
    <DetailRoute
      contentType={contentTypes.blog}
      {...useLoaderData<typeof loader>()}
      View={ArticleDetail}
      loading={<ArticleLoading pathname={pathname} />}
      failed={({ code }) => (code === 'not_found' ? <NotFound /> : <ArticleRetrying />)}
    />
  );
}

/** Fetches a failed article again, and links back to the list and to other pages. */
function ArticleRetrying() {
  const { pathname } = useLocation();
  return (
    <>
      <BackBar href={contentTypes.blog.path} />
      <div className="page-column flex flex-col items-center gap-5 py-10">
        <h1 className="sr-only">{contentTypes.blog.name}</h1>
        <RetryingSpinner label={contentTypes.blog.loading.detail} />
        <RecoveryLinks topic={`${contentTypes.blog.noun} ${humanizeSlug(pathname)}`} />
      </div>
    </>
  );
}

export const ErrorBoundary = () => <RouteErrorBoundary message={contentTypes.blog.loadError} />;
