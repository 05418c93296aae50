import { useLoaderData } from '@remix-run/react';
import { FacilityCard } from '~/content-types/facilities/card';
import { facilities } from '~/content-types/facilities/schema.server';
import { listLoader } from '~/content-types/loaders.server';
import { contentTypes } from '~/definitions/registry';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listMeta } from '~/seo/meta';

export const loader = listLoader(facilities);
export const meta = listMeta(contentTypes.facilities);
export default function FacilitiesRoute() {
  return (
    <ListPage
      contentType={contentTypes.facilities}
      {...useLoaderData<typeof loader>()}
      Card={FacilityCard}
      moreLabel="Load"
    />
  );
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentTypes.facilities} />;
