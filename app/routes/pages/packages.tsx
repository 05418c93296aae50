import { useLoaderData } from '@remix-run/react';
import { AppLink } from '~/components/app-link';
import { button } from '~/components/button';
import { listLoader } from '~/content-types/loaders.server';
import { PackageCard } from '~/content-types/packages/card';
import { packages } from '~/content-types/packages/schema.server';
import { contentTypes } from '~/definitions/registry';
import { ListErrorBoundary } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { listMeta } from '~/seo/meta';

export const loader = listLoader(packages);
export const meta = listMeta(contentTypes.packages);
export default function PackagesRoute() {
  return (
    <ListPage
      contentType={contentTypes.packages}
      {...useLoaderData<typeof loader>()}
      Card={PackageCard}
      emptyAction={
        <AppLink prefetch="intent" to={contentTypes.packages.path} className={button('primary')}>
          Tampilkan Semua Paket
        </AppLink>
      }
    />
  );
}

export const ErrorBoundary = () => <ListErrorBoundary contentType={contentTypes.packages} />;
