import { useLoaderData } from '@remix-run/react';
import { orderLoader } from '~/content-types/loaders.server';
import { contentTypes } from '~/content-types/registry';
import { relatedTo } from '~/content-types/related.server';
import { VehicleDetail } from '~/content-types/transport/detail';
import { toOffer } from '~/content-types/transport/offer.server';
import { toDetail, vehicles } from '~/content-types/transport/schema.server';
import { DetailErrorBoundary, DetailRoute } from '~/detail-page/detail-route';
import { detailMeta } from '~/seo/meta';

export const loader = orderLoader(vehicles, toDetail, toOffer, relatedTo.transport);
export const meta = detailMeta(contentTypes.transport);
export { skipRevalidationOnSearchChange as shouldRevalidate } from '~/detail-page/skip-revalidation';
export { forwardLoaderHeaders as headers } from '~/server/http/forward-loader-headers';

export default function VehicleRoute() {
  return <DetailRoute contentType={contentTypes.transport} {...useLoaderData<typeof loader>()} View={VehicleDetail} />;
}

export const ErrorBoundary = () => <DetailErrorBoundary contentType={contentTypes.transport} />;
