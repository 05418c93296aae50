import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/records.server';
import { FailedListRoute } from '~/listing/failed-list';
import { ListPage } from '~/listing/list-page';
import { answerList } from '~/listing/view.server';
import { ArticleCard } from '~/sections/blog/card';
import { articleList, articles } from '~/sections/blog/model.server';
import { loaderDecides } from '~/site/headers';
import { listMeta } from '~/site/meta';
import { sections } from '~/site/sections';
import { StillLoading } from '~/states/still-loading';

const section = sections.blog;

export const loader = (args: LoaderFunctionArgs) =>
  answerList(args, articleList, listRecords(articles, args.request.signal), { errorMode: 'inline' });

export const headers = loaderDecides;
export const meta = listMeta(section);

export default function ArticlesRoute() {
  return (
    <ListPage
      section={section}
      {...useLoaderData<typeof loader>()}
      Card={ArticleCard}
      failed={<StillLoading words={section.loading.list} />}
    />
  );
}

export const ErrorBoundary = () => <FailedListRoute section={section} />;
