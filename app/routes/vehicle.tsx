import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findRecord } from '~/admin-api/records.server';
import { DetailRoute } from '~/detail/detail-route';
import { FailedDetailRoute } from '~/detail/failed-detail';
import { onlyOtherRecords } from '~/detail/revalidation';
import { answerDetail } from '~/detail/view.server';
import { VehicleDetail } from '~/sections/transport/detail';
import { toDetail, vehicles } from '~/sections/transport/model.server';
import { loaderDecides } from '~/site/headers';
import { detailMeta } from '~/site/meta';
import { sections } from '~/site/sections';

const section = sections.transport;

export const loader = (args: LoaderFunctionArgs) =>
  answerDetail(args, findRecord(vehicles, args.params.slug ?? '', args.request.signal), toDetail);

export const headers = loaderDecides;
export const meta = detailMeta(section);
export const shouldRevalidate = onlyOtherRecords;

export default function VehicleRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <DetailRoute section={section} page={page}>
      {(view) => <VehicleDetail view={view} />}
    </DetailRoute>
  );
}

export const ErrorBoundary = () => <FailedDetailRoute section={section} />;
