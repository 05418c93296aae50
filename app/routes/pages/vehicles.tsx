import { useLoaderData } from '@remix-run/react';
import { listLoader } from '~/content-types/loaders.server';
import { contentTypes } from '~/content-types/registry';
import { VehicleCard } from '~/content-types/transport/card';
import { toCard, toFacets, vehicles } from '~/content-types/transport/schema.server';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listMeta } from '~/seo/meta';

export const loader = listLoader(vehicles, toCard, toFacets);
export const meta = listMeta(contentTypes.transport);
export { forwardLoaderHeaders as headers } from '~/server/http/forward-loader-headers';

export default function VehiclesRoute() {
  return <ListPage contentType={contentTypes.transport} {...useLoaderData<typeof loader>()} Card={VehicleCard} />;
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentTypes.transport} />;
