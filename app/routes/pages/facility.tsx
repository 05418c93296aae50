import { useLoaderData } from '@remix-run/react';
import { FacilityDetail } from '~/content-types/facilities/detail';
import { facilities } from '~/content-types/facilities/schema.server';
import { bookableDetailLoader } from '~/content-types/loaders.server';
import { contentTypes } from '~/definitions/registry';
import { DetailErrorBoundary, DetailRoute } from '~/detail-page/detail-route';
import { productMeta } from '~/detail-page/structured-data';
import { detailMeta } from '~/seo/meta';

export const loader = bookableDetailLoader(facilities);
export const meta = detailMeta(contentTypes.facilities, productMeta);
export { skipRevalidationOnSamePage as shouldRevalidate } from '~/navigation/skip-revalidation';
export default function FacilityRoute() {
  return (
    <DetailRoute contentType={contentTypes.facilities} {...useLoaderData<typeof loader>()} View={FacilityDetail} />
  );
}

export const ErrorBoundary = () => <DetailErrorBoundary contentType={contentTypes.facilities} />;
