import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/collections.server';
import { contentTypes } from '~/content-types/registry';
import { TicketCard } from '~/content-types/tickets/card';
import { ticketList, tickets } from '~/content-types/tickets/schema.server';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listLoader } from '~/list-page/loader.server';
import { listMeta } from '~/seo/meta';
import { forwardLoaderHeaders } from '~/server/http/forward-loader-headers';

const contentType = contentTypes.tickets;

export const loader = (args: LoaderFunctionArgs) =>
  listLoader(args, ticketList, listRecords(tickets, args.request.signal));

export const headers = forwardLoaderHeaders;
export const meta = listMeta(contentType);

export default function TicketsRoute() {
  return <ListPage contentType={contentType} {...useLoaderData<typeof loader>()} Card={TicketCard} />;
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentType} />;
