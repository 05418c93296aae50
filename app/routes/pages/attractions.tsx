import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/collections.server';
import { AttractionCard } from '~/content-types/attractions/card';
import { attractionList, attractions } from '~/content-types/attractions/schema.server';
import { sections } from '~/content-types/registry';
import { EmptyState } from '~/list-page/empty-state';
import { FailedListRoute } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { answerList } from '~/list-page/loader.server';
import { listMeta } from '~/seo/meta';
import { loaderDecides } from '~/server/http/forward-loader-headers';

const section = sections.attractions;

export const loader = (args: LoaderFunctionArgs) =>
  answerList(args, attractionList, listRecords(attractions, args.request.signal), { errorMode: 'inline' });

export const headers = loaderDecides;
export const meta = listMeta(section);

export default function AttractionsRoute() {
  return (
    <ListPage
      section={section}
      {...useLoaderData<typeof loader>()}
      Card={AttractionCard}
      failed={<EmptyState words={section.empty} sought={section.title} />}
    />
  );
}

export const ErrorBoundary = () => <FailedListRoute section={section} />;
