import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/collections.server';
import { button } from '~/components/button';
import { PageLink } from '~/components/page-link';
import { PackageCard } from '~/content-types/packages/card';
import { packageList, packages } from '~/content-types/packages/schema.server';
import { contentTypes } from '~/content-types/registry';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listLoader } from '~/list-page/loader.server';
import { listMeta } from '~/seo/meta';
import { forwardLoaderHeaders } from '~/server/http/forward-loader-headers';

const contentType = contentTypes.packages;

export const loader = (args: LoaderFunctionArgs) =>
  listLoader(args, packageList, listRecords(packages, args.request.signal));

export const headers = forwardLoaderHeaders;
export const meta = listMeta(contentType);

export default function PackagesRoute() {
  return (
    <ListPage
      contentType={contentType}
      {...useLoaderData<typeof loader>()}
      Card={PackageCard}
      emptyAction={
        <PageLink href={contentType.path} className={button('primary')}>
          Tampilkan Semua Paket
        </PageLink>
      }
    />
  );
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentType} />;
