import { useLoaderData } from '@remix-run/react';
import { AccommodationDetail } from '~/content-types/accommodation/detail';
import { toOffer } from '~/content-types/accommodation/offer.server';
import { accommodations, toDetail } from '~/content-types/accommodation/schema.server';
import { orderLoader } from '~/content-types/loaders.server';
import { contentTypes } from '~/content-types/registry';
import { relatedTo } from '~/content-types/related.server';
import { DetailErrorBoundary, DetailRoute } from '~/detail-page/detail-route';
import { detailMeta } from '~/seo/meta';

export const loader = orderLoader(accommodations, toDetail, toOffer, relatedTo.accommodation);
export const meta = detailMeta(contentTypes.accommodation);
export { skipRevalidationOnSearchChange as shouldRevalidate } from '~/detail-page/skip-revalidation';
export { forwardLoaderHeaders as headers } from '~/server/http/forward-loader-headers';

export default function AccommodationRoute() {
  return (
    <DetailRoute
      contentType={contentTypes.accommodation}
      {...useLoaderData<typeof loader>()}
      View={AccommodationDetail}
    />
  );
}

export const ErrorBoundary = () => <DetailErrorBoundary contentType={contentTypes.accommodation} />;
