import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/collections.server';
import { StillLoading } from '~/components/feedback/retrying-spinner';
import { ArticleCard } from '~/content-types/blog/card';
import { articleList, articles } from '~/content-types/blog/schema.server';
import { sections } from '~/content-types/registry';
import { FailedListRoute } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { answerList } from '~/list-page/loader.server';
import { listMeta } from '~/seo/meta';
import { loaderDecides } from '~/server/http/forward-loader-headers';

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
