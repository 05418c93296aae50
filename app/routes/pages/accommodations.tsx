import { useLoaderData } from '@remix-run/react';
import { AccommodationCard } from '~/content-types/accommodations/card';
import { accommodations } from '~/content-types/accommodations/schema.server';
import { listLoader } from '~/content-types/loaders.server';
import { contentTypes } from '~/definitions/registry';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listMeta } from '~/seo/meta';

export const loader = listLoader(accommodations);
export const meta = listMeta(contentTypes.accommodations);
export default function AccommodationsRoute() {
  return (
    <ListPage contentType={contentTypes.accommodations} {...useLoaderData<typeof loader>()} Card={AccommodationCard} />
  );
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentTypes.accommodations} />;
