import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { adminReader } from '~/admin-api/reader.server';
import { Deferred } from '~/components/deferred';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { PageHero } from '~/components/page-hero';
import { CulinaryLoading } from '~/content-types/culinary/culinary-layout';
import { CulinarySections } from '~/content-types/culinary/culinary-sections';
import { culinaryPageData } from '~/content-types/culinary/culinary-view.server';
import { dishes, restaurants } from '~/content-types/culinary/schema.server';
import { contentTypes } from '~/definitions/registry';
import { skipRevalidationOn } from '~/navigation/skip-revalidation';
import { listMeta } from '~/seo/meta';
import { pageResponse } from '~/server/page-response.server';

export function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const admin = adminReader(args.context);
  const both = Promise.all([admin.list(dishes, request.signal), admin.list(restaurants, request.signal)]);
  return pageResponse(
    args,
    both.then((results) => culinaryPageData(results, request, admin.state)),
    {},
  );
}

export const meta = listMeta(contentTypes.culinary);
/** The component reads `lengkap` itself. */
export const shouldRevalidate = skipRevalidationOn('lengkap');

export default function CulinaryRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero {...contentTypes.culinary} />
      <Deferred value={page} fallback={<CulinaryLoading />}>
        {(result) => <>{result.ok && <CulinarySections view={result.data} />}</>}
      </Deferred>
    </>
  );
}

export const ErrorBoundary = () => <RouteErrorBoundary message="Gagal mengambil data kuliner" />;
