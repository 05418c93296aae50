import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/records.server';
import { EmptyState } from '~/listing/empty';
import { FailedListRoute } from '~/listing/failed-list';
import { ListPage } from '~/listing/list-page';
import { answerList } from '~/listing/view.server';
import { AttractionCard } from '~/sections/attractions/card';
import { attractionList, attractions } from '~/sections/attractions/model.server';
import { loaderDecides } from '~/site/headers';
import { listMeta } from '~/site/meta';
import { sections } from '~/site/sections';

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
