import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/collections.server';
import { FacilityCard } from '~/content-types/facilities/card';
import { facilities, facilityList } from '~/content-types/facilities/schema.server';
import { contentTypes } from '~/content-types/registry';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listLoader } from '~/list-page/loader.server';
import { listMeta } from '~/seo/meta';
import { forwardLoaderHeaders } from '~/server/http/forward-loader-headers';

const contentType = contentTypes.facilities;

export const loader = (args: LoaderFunctionArgs) =>
  listLoader(args, facilityList, listRecords(facilities, args.request.signal));

export const headers = forwardLoaderHeaders;
export const meta = listMeta(contentType);

export default function FacilitiesRoute() {
  return (
    <ListPage
      contentType={contentType}
      {...useLoaderData<typeof loader>()}
      Card={FacilityCard}
      moreLabel="Load"
    />
  );
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentType} />;
