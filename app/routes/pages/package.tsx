import { useLoaderData } from '@remix-run/react';
import { bookableDetailLoader } from '~/content-types/loaders.server';
import { PackageDetail } from '~/content-types/packages/detail';
import { packageMeta } from '~/content-types/packages/meta';
import { packages } from '~/content-types/packages/schema.server';
import { contentTypes } from '~/definitions/registry';
import { DetailErrorBoundary, DetailRoute } from '~/detail-page/detail-route';
import { detailMeta } from '~/seo/meta';

export const loader = bookableDetailLoader(packages);
export const meta = detailMeta(contentTypes.packages, packageMeta);
export { skipRevalidationOnSamePage as shouldRevalidate } from '~/navigation/skip-revalidation';
export default function PackageRoute() {
  return <DetailRoute contentType={contentTypes.packages} {...useLoaderData<typeof loader>()} View={PackageDetail} />;
}

export const ErrorBoundary = () => <DetailErrorBoundary contentType={contentTypes.packages} />;
