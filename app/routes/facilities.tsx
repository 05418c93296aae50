import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/records.server';
import { FailedListRoute } from '~/listing/failed-list';
import { ListPage } from '~/listing/list-page';
import { answerList } from '~/listing/view.server';
import { FacilityCard } from '~/sections/facilities/card';
import { facilities, facilityList } from '~/sections/facilities/model.server';
import { loaderDecides } from '~/site/headers';
import { listMeta } from '~/site/meta';
import { sections } from '~/site/sections';

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
