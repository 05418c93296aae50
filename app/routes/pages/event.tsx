import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findRecord } from '~/admin-api/collections.server';
import { EventDetail } from '~/content-types/events/detail';
import { eventMeta } from '~/content-types/events/meta';
import { events, toDetail } from '~/content-types/events/schema.server';
import { sections } from '~/content-types/registry';
import { FailedDetailRoute } from '~/detail-page/detail-error';
import { DetailRoute } from '~/detail-page/detail-route';
import { answerDetail } from '~/detail-page/loader.server';
import { onlyOtherRecords } from '~/detail-page/skip-revalidation';
import { detailMeta } from '~/seo/meta';
import { loaderDecides } from '~/server/http/forward-loader-headers';

const section = sections.events;

export const loader = (args: LoaderFunctionArgs) =>
  answerDetail(args, findRecord(events, args.params.slug ?? '', args.request.signal), toDetail);

export const headers = loaderDecides;
export const meta = detailMeta(section, eventMeta);
export const shouldRevalidate = onlyOtherRecords;

export default function EventRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <DetailRoute section={section} page={page}>
      {(view) => <EventDetail view={view} />}
    </DetailRoute>
  );
}

export const ErrorBoundary = () => <FailedDetailRoute section={section} />;
