import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaArgs, useLoaderData } from '@remix-run/react';
import { Deferred } from '~/components/deferred';
import { RouteErrorBoundary } from '~/components/feedback/route-error-boundary';
import { skipRevalidationOn } from '~/navigation/skip-revalidation';
import { SearchHero, SearchLoading } from '~/search/search-layout';
import { SearchResults } from '~/search/search-page';
import { searchView } from '~/search/search-view.server';
import { pageMeta } from '~/seo/meta';
import { deferAfter } from '~/server/defer-after.server';
import { pageStateOf } from '~/server/page-state.server';
import { readParam } from '~/urls/params';

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const { searchParams } = new URL(request.url);
  const text = readParam(searchParams, 'q');
  const options = { signal: request.signal, jenis: readParam(searchParams, 'jenis') };
  const found = await deferAfter(args, searchView(text, options));
  pageStateOf(args.context).limitStorageTo('nobody');
  return { text, page: 'settled' in found ? found.settled : found.pending };
}

/** Choosing another content type shows other results of the same search, and is possible only if there are results. */
export const shouldRevalidate = skipRevalidationOn('jenis');

export const meta = ({ matches, data }: Pick<MetaArgs<typeof loader>, 'matches' | 'data'>) =>
  pageMeta(matches, {
    title: data?.text ? `Hasil pencarian “${data.text}”` : 'Pencarian',
    description: 'Cari paket tour, akomodasi, kendaraan, tiket, acara, atraksi, kuliner, dan artikel di Bali.',
    path: '/cari',
    noindex: true,
  });

export default function SearchRoute() {
  const { text, page } = useLoaderData<typeof loader>();
  return (
    <>
      <SearchHero text={text} />
      <Deferred value={page} fallback={<SearchLoading />}>
        {(view) => <SearchResults view={view} />}
      </Deferred>
    </>
  );
}

export const ErrorBoundary = () => <RouteErrorBoundary message="Pencarian belum bisa dijawab. Silakan coba lagi." />;
