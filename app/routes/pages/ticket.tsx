import { useLoaderData } from '@remix-run/react';
import { bookableDetailLoader } from '~/content-types/loaders.server';
import { TicketDetail } from '~/content-types/tickets/detail';
import { ticketMeta } from '~/content-types/tickets/meta';
import { tickets } from '~/content-types/tickets/schema.server';
import { contentTypes } from '~/definitions/registry';
import { DetailErrorBoundary, DetailRoute } from '~/detail-page/detail-route';
import { detailMeta } from '~/seo/meta';

export const loader = bookableDetailLoader(tickets);
export const meta = detailMeta(contentTypes.tickets, ticketMeta);
export { skipRevalidationOnSamePage as shouldRevalidate } from '~/navigation/skip-revalidation';
export default function TicketRoute() {
  return <DetailRoute contentType={contentTypes.tickets} {...useLoaderData<typeof loader>()} View={TicketDetail} />;
}

export const ErrorBoundary = () => <DetailErrorBoundary contentType={contentTypes.tickets} />;
