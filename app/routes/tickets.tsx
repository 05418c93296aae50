import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/records.server';
import { FailedListRoute } from '~/listing/failed-list';
import { ListPage } from '~/listing/list-page';
import { answerList } from '~/listing/view.server';
import { TicketCard } from '~/sections/tickets/card';
import { ticketList, tickets } from '~/sections/tickets/model.server';
import { loaderDecides } from '~/site/headers';
import { listMeta } from '~/site/meta';
import { sections } from '~/site/sections';

const section = sections.tickets;

export const loader = (args: LoaderFunctionArgs) =>
  answerList(args, ticketList, listRecords(tickets, args.request.signal));

export const headers = loaderDecides;
export const meta = listMeta(section);

export default function TicketsRoute() {
  return <ListPage section={section} {...useLoaderData<typeof loader>()} Card={TicketCard} />;
}

export const ErrorBoundary = () => <FailedListRoute section={section} />;
