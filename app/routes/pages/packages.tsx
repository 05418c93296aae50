import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/collections.server';
import { button } from '~/components/button';
import { PageLink } from '~/components/page-link';
import { PackageCard } from '~/content-types/packages/card';
import { packageList, packages } from '~/content-types/packages/schema.server';
import { sections } from '~/content-types/registry';
import { FailedListRoute } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { answerList } from '~/list-page/loader.server';
import { listMeta } from '~/seo/meta';
import { loaderDecides } from '~/server/http/forward-loader-headers';

const section = sections.packages;

export const loader = (args: LoaderFunctionArgs) =>
  answerList(args, packageList, listRecords(packages, args.request.signal));

export const headers = loaderDecides;
export const meta = listMeta(section);

export default function PackagesRoute() {
  return (
    <ListPage
      section={section}
      {...useLoaderData<typeof loader>()}
      Card={PackageCard}
      emptyAction={
        <PageLink href={section.path} className={button('primary')}>
          Tampilkan Semua Paket
        </PageLink>
      }
    />
  );
}

export const ErrorBoundary = () => <FailedListRoute section={section} />;
