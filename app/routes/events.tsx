import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/records.server';
import { FailedListRoute } from '~/listing/failed-list';
import { ListPage } from '~/listing/list-page';
import { answerList } from '~/listing/view.server';
import { EventCard } from '~/sections/events/card';
import { eventList, events } from '~/sections/events/model.server';
import { loaderDecides } from '~/site/headers';
import { listMeta } from '~/site/meta';
import { sections } from '~/site/sections';

const section = sections.events;

export const loader = (args: LoaderFunctionArgs) =>
  answerList(args, eventList, listRecords(events, args.request.signal));

export const headers = loaderDecides;
export const meta = listMeta(section);

export default function EventsRoute() {
  return <ListPage section={section} {...useLoaderData<typeof loader>()} Card={EventCard} />;
}

export const ErrorBoundary = () => <FailedListRoute section={section} />;
