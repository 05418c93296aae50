import { useLoaderData } from '@remix-run/react';
import { bookableDetailLoader } from '~/content-types/loaders.server';
import { VehicleDetail } from '~/content-types/vehicles/detail';
import { vehicles } from '~/content-types/vehicles/schema.server';
import { contentTypes } from '~/definitions/registry';
import { DetailErrorBoundary, DetailRoute } from '~/detail-page/detail-route';
import { productMeta } from '~/detail-page/structured-data';
import { detailMeta } from '~/seo/meta';

export const loader = bookableDetailLoader(vehicles);
export const meta = detailMeta(contentTypes.vehicles, productMeta);
export { skipRevalidationOnSamePage as shouldRevalidate } from '~/navigation/skip-revalidation';
export default function VehicleRoute() {
  return <DetailRoute contentType={contentTypes.vehicles} {...useLoaderData<typeof loader>()} View={VehicleDetail} />;
}

export const ErrorBoundary = () => <DetailErrorBoundary contentType={contentTypes.vehicles} />;
