import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/records.server';
import { FailedListRoute } from '~/listing/failed-list';
import { ListPage } from '~/listing/list-page';
import { answerList } from '~/listing/view.server';
import { AccommodationCard } from '~/sections/accommodation/card';
import { accommodationList, accommodations } from '~/sections/accommodation/model.server';
import { loaderDecides } from '~/site/headers';
import { listMeta } from '~/site/meta';
import { sections } from '~/site/sections';

const section = sections.accommodation;

export const loader = (args: LoaderFunctionArgs) =>
  answerList(args, accommodationList, listRecords(accommodations, args.request.signal));

export const headers = loaderDecides;
export const meta = listMeta(section);

export default function AccommodationsRoute() {
  return <ListPage section={section} {...useLoaderData<typeof loader>()} Card={AccommodationCard} />;
}

export const ErrorBoundary = () => <FailedListRoute section={section} />;
