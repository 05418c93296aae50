import { useLoaderData } from '@remix-run/react';
import { FacilityCard } from '~/content-types/facilities/card';
import { facilities, facilityList } from '~/content-types/facilities/schema.server';
import { listLoader } from '~/content-types/loaders.server';
import { contentTypes } from '~/content-types/registry';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listMeta } from '~/seo/meta';

const contentType = contentTypes.facilities;

export const loader = listLoader(facilities, facilityList);
export const meta = listMeta(contentType);
export { forwardLoaderHeaders as headers } from '~/server/http/forward-loader-headers';

export default function FacilitiesRoute() {
  return (
    <ListPage contentType={contentType} {...useLoaderData<typeof loader>()} Card={FacilityCard} moreLabel="Load" />
  );
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentType} />;
