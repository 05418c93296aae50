import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findRecord } from '~/admin-api/collections.server';
import { EventDetail } from '~/content-types/events/detail';
import { eventMeta } from '~/content-types/events/meta';
import { events, toDetail } from '~/content-types/events/schema.server';
import { contentTypes } from '~/content-types/registry';
import { DetailErrorBoundary } from '~/detail-page/detail-error';
import { DetailRoute } from '~/detail-page/detail-route';
import { detailLoader } from '~/detail-page/loader.server';
import { skipRevalidationOnSearchChange } from '~/detail-page/skip-revalidation';
import { detailMeta } from '~/seo/meta';
import { forwardLoaderHeaders } from '~/server/http/forward-loader-headers';

const contentType = contentTypes.events;

export const loader = (args: LoaderFunctionArgs) =>
  detailLoader(args, findRecord(events, args.params.slug ?? '', args.request.signal), toDetail);

export const headers = forwardLoaderHeaders;
export const meta = detailMeta(contentType, eventMeta);
export const shouldRevalidate = skipRevalidationOnSearchChange;

export default function EventRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <DetailRoute contentType={contentType} page={page}>
      {(view) => <EventDetail view={view} />}
    </DetailRoute>
  );
}

export const ErrorBoundary = () => <DetailErrorBoundary contentType={contentType} />;
