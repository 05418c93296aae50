import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/records.server';
import { FailedListRoute } from '~/listing/failed-list';
import { ListPage } from '~/listing/list-page';
import { answerList } from '~/listing/view.server';
import { VehicleCard } from '~/sections/transport/card';
import { vehicleList, vehicles } from '~/sections/transport/model.server';
import { loaderDecides } from '~/site/headers';
import { listMeta } from '~/site/meta';
import { sections } from '~/site/sections';

const section = sections.transport;

export const loader = (args: LoaderFunctionArgs) =>
  answerList(args, vehicleList, listRecords(vehicles, args.request.signal));

export const headers = loaderDecides;
export const meta = listMeta(section);

export default function VehiclesRoute() {
  return <ListPage section={section} {...useLoaderData<typeof loader>()} Card={VehicleCard} />;
}

export const ErrorBoundary = () => <FailedListRoute section={section} />;
