import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/collections.server';
import { AttractionCard } from '~/content-types/attractions/card';
import { attractionList, attractions } from '~/content-types/attractions/schema.server';
import { contentTypes } from '~/content-types/registry';
import { EmptyState } from '~/list-page/empty-state';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listLoader } from '~/list-page/loader.server';
import { listMeta } from '~/seo/meta';
import { forwardLoaderHeaders } from '~/server/http/forward-loader-headers';

const contentType = contentTypes.attractions;

export const loader = (args: LoaderFunctionArgs) =>
  listLoader(args, attractionList, listRecords(attractions, args.request.signal), { errorMode: 'inline' });

export const headers = forwardLoaderHeaders;
export const meta = listMeta(contentType);

export default function AttractionsRoute() {
  return (
    <ListPage
      contentType={contentType}
      {...useLoaderData<typeof loader>()}
      Card={AttractionCard}
      failed={<EmptyState message={contentType.empty} query={contentType.title} />}
    />
  );
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentType} />;
