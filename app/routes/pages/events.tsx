import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/collections.server';
import { EventCard } from '~/content-types/events/card';
import { eventList, events } from '~/content-types/events/schema.server';
import { contentTypes } from '~/content-types/registry';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listLoader } from '~/list-page/loader.server';
import { listMeta } from '~/seo/meta';
import { forwardLoaderHeaders } from '~/server/http/forward-loader-headers';

const contentType = contentTypes.events;

export const loader = (args: LoaderFunctionArgs) =>
  listLoader(args, eventList, listRecords(events, args.request.signal));

export const headers = forwardLoaderHeaders;
export const meta = listMeta(contentType);

export default function EventsRoute() {
  return <ListPage contentType={contentType} {...useLoaderData<typeof loader>()} Card={EventCard} />;
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentType} />;
