import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecords } from '~/admin-api/collections.server';
import { AccommodationCard } from '~/content-types/accommodation/card';
import { accommodationList, accommodations } from '~/content-types/accommodation/schema.server';
import { sections } from '~/content-types/registry';
import { FailedListRoute } from '~/list-page/list-error';
import { ListPage } from '~/list-page/list-page';
import { answerList } from '~/list-page/loader.server';
import { listMeta } from '~/seo/meta';
import { loaderDecides } from '~/server/http/forward-loader-headers';

const section = sections.accommodation;

export const loader = (args: LoaderFunctionArgs) =>
  answerList(args, accommodationList, listRecords(accommodations, args.request.signal));

export const headers = loaderDecides;
export const meta = listMeta(section);

export default function AccommodationsRoute() {
  return <ListPage section={section} {...useLoaderData<typeof loader>()} Card={AccommodationCard} />;
}

export const ErrorBoundary = () => <FailedListRoute section={section} />;
