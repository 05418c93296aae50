import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findRecord } from '~/admin-api/collections.server';
import { AttractionDetail } from '~/content-types/attractions/detail';
import { attractions, toDetail } from '~/content-types/attractions/schema.server';
import { contentTypes } from '~/content-types/registry';
import { DetailErrorBoundary } from '~/detail-page/detail-error';
import { DetailRoute } from '~/detail-page/detail-route';
import { detailLoader } from '~/detail-page/loader.server';
import { skipRevalidationOnSearchChange } from '~/detail-page/skip-revalidation';
import { detailMeta } from '~/seo/meta';
import { forwardLoaderHeaders } from '~/server/http/forward-loader-headers';

const contentType = contentTypes.attractions;

export const loader = (args: LoaderFunctionArgs) =>
  detailLoader(args, findRecord(attractions, args.params.slug ?? '', args.request.signal), toDetail);

export const headers = forwardLoaderHeaders;
export const meta = detailMeta(contentType);
export const shouldRevalidate = skipRevalidationOnSearchChange;

export default function AttractionRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <DetailRoute contentType={contentType} page={page}>
      {(view) => <AttractionDetail view={view} />}
    </DetailRoute>
  );
}

export const ErrorBoundary = () => <DetailErrorBoundary contentType={contentType} />;
