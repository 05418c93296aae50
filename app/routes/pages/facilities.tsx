import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/collections.server';
import { FacilityCard } from '~/content-types/facilities/card';
import { facilities, facilityList } from '~/content-types/facilities/schema.server';
import { sections } from '~/content-types/registry';
import { FailedListRoute } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { answerList } from '~/list-page/loader.server';
import { listMeta } from '~/seo/meta';
import { loaderDecides } from '~/server/http/forward-loader-headers';

const section = sections.facilities;

export const loader = (args: LoaderFunctionArgs) =>
  answerList(args, facilityList, listRecords(facilities, args.request.signal));

export const headers = loaderDecides;
export const meta = listMeta(section);

export default function FacilitiesRoute() {
  return (
    <ListPage section={section} {...useLoaderData<typeof loader>()} Card={FacilityCard} moreLabel="Load" />
  );
}

export const ErrorBoundary = () => <FailedListRoute section={section} />;
