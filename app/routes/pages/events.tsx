import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/collections.server';
import { EventCard } from '~/content-types/events/card';
import { eventList, events } from '~/content-types/events/schema.server';
import { sections } from '~/content-types/registry';
import { FailedListRoute } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { answerList } from '~/list-page/loader.server';
import { listMeta } from '~/seo/meta';
import { loaderDecides } from '~/server/http/forward-loader-headers';

const section = sections.events;

export const loader = (args: LoaderFunctionArgs) =>
  answerList(args, eventList, listRecords(events, args.request.signal));

export const headers = loaderDecides;
export const meta = listMeta(section);

export default function EventsRoute() {
  return <ListPage section={section} {...useLoaderData<typeof loader>()} Card={EventCard} />;
}

export const ErrorBoundary = () => <FailedListRoute section={section} />;
