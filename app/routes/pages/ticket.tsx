import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findRecord } from '~/admin-api/collections.server';
import { contentTypes } from '~/content-types/registry';
import { TicketDetail } from '~/content-types/tickets/detail';
import { tickets, toDetail } from '~/content-types/tickets/schema.server';
import { DetailErrorBoundary } from '~/detail-page/detail-error';
import { DetailRoute } from '~/detail-page/detail-route';
import { detailLoader } from '~/detail-page/loader.server';
import { skipRevalidationOnSearchChange } from '~/detail-page/skip-revalidation';
import { detailMeta } from '~/seo/meta';
import { forwardLoaderHeaders } from '~/server/http/forward-loader-headers';

const contentType = contentTypes.tickets;

export const loader = (args: LoaderFunctionArgs) =>
  detailLoader(args, findRecord(tickets, args.params.slug ?? '', args.request.signal), toDetail);

export const headers = forwardLoaderHeaders;
export const meta = detailMeta(contentType);
export const shouldRevalidate = skipRevalidationOnSearchChange;

export default function TicketRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <DetailRoute contentType={contentType} page={page}>
      {(view) => <TicketDetail view={view} />}
    </DetailRoute>
  );
}

export const ErrorBoundary = () => <DetailErrorBoundary contentType={contentType} />;
