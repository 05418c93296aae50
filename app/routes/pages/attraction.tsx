import { useLoaderData } from '@remix-run/react';
import { AttractionDetail } from '~/content-types/attractions/detail';
import { attractionMeta } from '~/content-types/attractions/meta';
import { attractions } from '~/content-types/attractions/schema.server';
import { bookableDetailLoader } from '~/content-types/loaders.server';
import { contentTypes } from '~/definitions/registry';
import { DetailErrorBoundary, DetailRoute } from '~/detail-page/detail-route';
import { detailMeta } from '~/seo/meta';

export const loader = bookableDetailLoader(attractions);
export const meta = detailMeta(contentTypes.attractions, attractionMeta);
export { skipRevalidationOnSamePage as shouldRevalidate } from '~/navigation/skip-revalidation';
export default function AttractionRoute() {
  return (
    <DetailRoute contentType={contentTypes.attractions} {...useLoaderData<typeof loader>()} View={AttractionDetail} />
  );
}

export const ErrorBoundary = () => <DetailErrorBoundary contentType={contentTypes.attractions} />;
