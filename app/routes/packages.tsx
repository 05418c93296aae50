import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/records.server';
import { FailedListRoute } from '~/listing/failed-list';
import { ListPage } from '~/listing/list-page';
import { answerList } from '~/listing/view.server';
import { PackageCard } from '~/sections/packages/card';
import { packageList, packages } from '~/sections/packages/model.server';
import { loaderDecides } from '~/site/headers';
import { listMeta } from '~/site/meta';
import { sections } from '~/site/sections';
import { button } from '~/ui/button';
import { PageLink } from '~/ui/page-link';

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
