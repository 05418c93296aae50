import { useLoaderData } from '@remix-run/react';
import { EventCard } from '~/content-types/events/card';
import { eventList, events } from '~/content-types/events/schema.server';
import { listLoader } from '~/content-types/loaders.server';
import { contentTypes } from '~/content-types/registry';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listMeta } from '~/seo/meta';

const contentType = contentTypes.events;

export const loader = listLoader(events, eventList);
export const meta = listMeta(contentType);
export { forwardLoaderHeaders as headers } from '~/server/http/forward-loader-headers';

export default function EventsRoute() {
  return <ListPage contentType={contentType} {...useLoaderData<typeof loader>()} Card={EventCard} />;
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentType} />;
