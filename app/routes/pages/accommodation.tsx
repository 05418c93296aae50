import { useLoaderData } from '@remix-run/react';
import { AccommodationDetail } from '~/content-types/accommodations/detail';
import { accommodationMeta } from '~/content-types/accommodations/meta';
import { accommodations } from '~/content-types/accommodations/schema.server';
import { bookableDetailLoader } from '~/content-types/loaders.server';
import { contentTypes } from '~/definitions/registry';
import { DetailErrorBoundary, DetailRoute } from '~/detail-page/detail-route';
import { detailMeta } from '~/seo/meta';

export const loader = bookableDetailLoader(accommodations);
export const meta = detailMeta(contentTypes.accommodations, accommodationMeta);
export { skipRevalidationOnSamePage as shouldRevalidate } from '~/navigation/skip-revalidation';
export default function AccommodationRoute() {
  return (
    <DetailRoute
      contentType={contentTypes.accommodations}
      {...useLoaderData<typeof loader>()}
      View={AccommodationDetail}
    />
  );
}

export const ErrorBoundary = () => <DetailErrorBoundary contentType={contentTypes.accommodations} />;
