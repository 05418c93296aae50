import { useLoaderData } from '@remix-run/react';
import { listLoader } from '~/content-types/loaders.server';
import { TicketCard } from '~/content-types/tickets/card';
import { tickets } from '~/content-types/tickets/schema.server';
import { contentTypes } from '~/definitions/registry';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listMeta } from '~/seo/meta';

export const loader = listLoader(tickets);
export const meta = listMeta(contentTypes.tickets);
export default function TicketsRoute() {
  return <ListPage contentType={contentTypes.tickets} {...useLoaderData<typeof loader>()} Card={TicketCard} />;
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentTypes.tickets} />;
