import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { findRecord } from '~/admin-api/collections.server';
import { NotFound } from '~/components/feedback/not-found';
import { StillLoading } from '~/components/feedback/retrying-spinner';
import { FailedRoute } from '~/components/feedback/route-error-boundary';
import { ArticleDetail } from '~/content-types/blog/detail';
import { ArticleLoading } from '~/content-types/blog/loading';
import { articleMeta } from '~/content-types/blog/meta';
import { articles, toDetail } from '~/content-types/blog/schema.server';
import { sections } from '~/content-types/registry';
import { DetailRoute } from '~/detail-page/detail-route';
import { answerDetail } from '~/detail-page/loader.server';
import { onlyOtherRecords } from '~/detail-page/skip-revalidation';
import { detailMeta } from '~/seo/meta';
import { loaderDecides } from '~/server/http/forward-loader-headers';

const section = sections.blog;

export const loader = (args: LoaderFunctionArgs) =>
  answerDetail(args, findRecord(articles, args.params.slug ?? '', args.request.signal), toDetail, {
    errorMode: 'inline',
  });

export const headers = loaderDecides;
export const meta = detailMeta(section, articleMeta);
export const shouldRevalidate = onlyOtherRecords;

export default function ArticleRoute() {
  const { page } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <DetailRoute
      section={section}
      page={page}
      loading={<ArticleLoading pathname={pathname} />}
      failed={({ kind }) =>
        kind === 'missing' ? <NotFound /> : <StillLoading words={section.loading.detail} />
      }
    >
      {(view) => <ArticleDetail view={view} />}
    </DetailRoute>
  );
}

export const ErrorBoundary = () => <FailedRoute />;
