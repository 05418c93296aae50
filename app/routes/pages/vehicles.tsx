import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/collections.server';
import { sections } from '~/content-types/registry';
import { VehicleCard } from '~/content-types/transport/card';
import { vehicleList, vehicles } from '~/content-types/transport/schema.server';
import { FailedListRoute } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { answerList } from '~/list-page/loader.server';
import { listMeta } from '~/seo/meta';
import { loaderDecides } from '~/server/http/forward-loader-headers';

const section = sections.transport;

export const loader = (args: LoaderFunctionArgs) =>
  answerList(args, vehicleList, listRecords(vehicles, args.request.signal));

export const headers = loaderDecides;
export const meta = listMeta(section);

export default function VehiclesRoute() {
  return <ListPage section={section} {...useLoaderData<typeof loader>()} Card={VehicleCard} />;
}

export const ErrorBoundary = () => <FailedListRoute section={section} />;
