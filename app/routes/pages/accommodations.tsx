import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/collections.server';
import { AccommodationCard } from '~/content-types/accommodation/card';
import { accommodationList, accommodations } from '~/content-types/accommodation/schema.server';
import { contentTypes } from '~/content-types/registry';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listLoader } from '~/list-page/loader.server';
import { listMeta } from '~/seo/meta';
import { forwardLoaderHeaders } from '~/server/http/forward-loader-headers';

const contentType = contentTypes.accommodation;

export const loader = (args: LoaderFunctionArgs) =>
  listLoader(args, accommodationList, listRecords(accommodations, args.request.signal));

export const headers = forwardLoaderHeaders;
export const meta = listMeta(contentType);

export default function AccommodationsRoute() {
  return <ListPage contentType={contentType} {...useLoaderData<typeof loader>()} Card={AccommodationCard} />;
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentType} />;
