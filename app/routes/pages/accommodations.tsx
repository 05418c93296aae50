import { useLoaderData } from '@remix-run/react';
import { AccommodationCard } from '~/content-types/accommodation/card';
import { accommodationList, accommodations } from '~/content-types/accommodation/schema.server';
import { listLoader } from '~/content-types/loaders.server';
import { contentTypes } from '~/content-types/registry';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listMeta } from '~/seo/meta';

const contentType = contentTypes.accommodation;

export const loader = listLoader(accommodations, accommodationList);
export const meta = listMeta(contentType);
export { forwardLoaderHeaders as headers } from '~/server/http/forward-loader-headers';

export default function AccommodationsRoute() {
  return <ListPage contentType={contentType} {...useLoaderData<typeof loader>()} Card={AccommodationCard} />;
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentType} />;
