import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/collections.server';
import { contentTypes } from '~/content-types/registry';
import { VehicleCard } from '~/content-types/transport/card';
import { vehicleList, vehicles } from '~/content-types/transport/schema.server';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listLoader } from '~/list-page/loader.server';
import { listMeta } from '~/seo/meta';
import { forwardLoaderHeaders } from '~/server/http/forward-loader-headers';

const contentType = contentTypes.transport;

export const loader = (args: LoaderFunctionArgs) =>
  listLoader(args, vehicleList, listRecords(vehicles, args.request.signal));

export const headers = forwardLoaderHeaders;
export const meta = listMeta(contentType);

export default function VehiclesRoute() {
  return <ListPage contentType={contentType} {...useLoaderData<typeof loader>()} Card={VehicleCard} />;
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentType} />;
