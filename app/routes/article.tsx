import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { findRecord } from '~/admin-api/records.server';
import { DetailRoute } from '~/detail/detail-route';
import { onlyOtherRecords } from '~/detail/revalidation';
import { answerDetail } from '~/detail/view.server';
import { ArticleDetail } from '~/sections/blog/detail';
import { ArticleLoading } from '~/sections/blog/loading';
import { articleMeta } from '~/sections/blog/meta';
import { articles, toDetail } from '~/sections/blog/model.server';
import { loaderDecides } from '~/site/headers';
import { detailMeta } from '~/site/meta';
import { sections } from '~/site/sections';
import { FailedRoute } from '~/states/failed-route';
import { NotFound } from '~/states/not-found';
import { StillLoading } from '~/states/still-loading';

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
