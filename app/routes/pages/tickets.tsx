import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/collections.server';
import { sections } from '~/content-types/registry';
import { TicketCard } from '~/content-types/tickets/card';
import { ticketList, tickets } from '~/content-types/tickets/schema.server';
import { FailedListRoute } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { answerList } from '~/list-page/loader.server';
import { listMeta } from '~/seo/meta';
import { loaderDecides } from '~/server/http/forward-loader-headers';

const section = sections.tickets;

export const loader = (args: LoaderFunctionArgs) =>
  answerList(args, ticketList, listRecords(tickets, args.request.signal));

export const headers = loaderDecides;
export const meta = listMeta(section);

export default function TicketsRoute() {
  return <ListPage section={section} {...useLoaderData<typeof loader>()} Card={TicketCard} />;
}

export const ErrorBoundary = () => <FailedListRoute section={section} />;
