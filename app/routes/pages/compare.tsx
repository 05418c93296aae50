import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaArgs, useLoaderData } from '@remix-run/react';
import { adminReader } from '~/admin-api/reader.server';
import { compare, readSelection } from '~/compare/compare.server';
import { ComparisonError, ComparisonPage } from '~/compare/compare-page';
import { ComparisonLoading } from '~/compare/comparison-layout';
import { Deferred } from '~/components/deferred';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { COMPARE_PATH } from '~/plan-items/compare-href';
import { pageMeta } from '~/seo/meta';
import { temporaryRedirect } from '~/server/http/redirects.server';
import { pageResponse } from '~/server/page-response.server';
import { href } from '~/urls/href';
import { readParam } from '~/urls/params';

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const selection = readSelection(new URL(request.url).searchParams);
  if ('redirectTo' in selection) throw temporaryRedirect(selection.redirectTo);
  const page = compare[selection.type](selection, adminReader(args.context), request.signal);
  return pageResponse(args, page, {}, 'inline');
}

export const meta = ({ matches, data, location }: Pick<MetaArgs<typeof loader>, 'matches' | 'data' | 'location'>) => {
  const page = data?.page;
  const comparison = page && !(page instanceof Promise) && page.ok ? page.data : null;
  const titles = comparison?.records.map(({ title }) => title).join(' dan ');
  return pageMeta(matches, {
    title: titles ? `Bandingkan ${titles}` : 'Bandingkan',
    description: titles
      ? `${titles} berdampingan: harga, isi, dan bedanya.`
      : 'Kendaraan, akomodasi, atau paket tour di Bali berdampingan: harga, isi, dan bedanya.',
    // A comparison is shared as it is, but not indexed.
    path: href(COMPARE_PATH, '', { isi: readParam(new URLSearchParams(location.search), 'isi') }),
    image: comparison?.records[0]?.image,
    noindex: true,
  });
};

export default function CompareRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <Deferred value={page} fallback={<ComparisonLoading />}>
      {(result) => (result.ok ? <ComparisonPage comparison={result.data} /> : <ComparisonError />)}
    </Deferred>
  );
}

export const ErrorBoundary = () => <RouteErrorBoundary />;
