import { useLoaderData } from '@remix-run/react';
import { listLoader } from '~/content-types/loaders.server';
import { VehicleCard } from '~/content-types/vehicles/card';
import { vehicles } from '~/content-types/vehicles/schema.server';
import { contentTypes } from '~/definitions/registry';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listMeta } from '~/seo/meta';

export const loader = listLoader(vehicles);
export const meta = listMeta(contentTypes.vehicles);
export default function VehiclesRoute() {
  return <ListPage contentType={contentTypes.vehicles} {...useLoaderData<typeof loader>()} Card={VehicleCard} />;
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentTypes.vehicles} />;
