import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findRecord } from '~/admin-api/collections.server';
import { sections } from '~/content-types/registry';
import { VehicleDetail } from '~/content-types/transport/detail';
import { toDetail, vehicles } from '~/content-types/transport/schema.server';
import { FailedDetailRoute } from '~/detail-page/detail-error';
import { DetailRoute } from '~/detail-page/detail-route';
import { answerDetail } from '~/detail-page/loader.server';
import { onlyOtherRecords } from '~/detail-page/skip-revalidation';
import { detailMeta } from '~/seo/meta';
import { loaderDecides } from '~/server/http/forward-loader-headers';

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
