import { useLoaderData } from '@remix-run/react';
import { EventDetail } from '~/content-types/events/detail';
import { eventMeta } from '~/content-types/events/meta';
import { events } from '~/content-types/events/schema.server';
import { bookableDetailLoader } from '~/content-types/loaders.server';
import { contentTypes } from '~/definitions/registry';
import { DetailErrorBoundary, DetailRoute } from '~/detail-page/detail-route';
import { detailMeta } from '~/seo/meta';

export const loader = bookableDetailLoader(events);
export const meta = detailMeta(contentTypes.events, eventMeta);
export { skipRevalidationOnSamePage as shouldRevalidate } from '~/navigation/skip-revalidation';
export default function EventRoute() {
  return <DetailRoute contentType={contentTypes.events} {...useLoaderData<typeof loader>()} View={EventDetail} />;
}

export const ErrorBoundary = () => <DetailErrorBoundary contentType={contentTypes.events} />;
