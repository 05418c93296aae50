import { useLoaderData } from '@remix-run/react';
import { EventCard } from '~/content-types/events/card';
import { events, toCard } from '~/content-types/events/schema.server';
import { listLoader } from '~/content-types/loaders.server';
import { contentTypes } from '~/content-types/registry';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listMeta } from '~/seo/meta';

export const loader = listLoader(events, toCard);
export const meta = listMeta(contentTypes.events);
export { forwardLoaderHeaders as headers } from '~/server/http/forward-loader-headers';

export default function EventsRoute() {
  return <ListPage contentType={contentTypes.events} {...useLoaderData<typeof loader>()} Card={EventCard} />;
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentTypes.events} />;
