import type { LoaderFunctionArgs } from '@remix-run/node';
import { data } from '@remix-run/node';
import { type MetaArgs, useLoaderData } from '@remix-run/react';
import { searchView } from '~/admin-api/search.server';
import { cachePolicy } from '~/site/cache-policy.server';
import { loaderDecides } from '~/site/headers';
import { pageMeta } from '~/site/meta';
import type { SearchView } from '~/site/search';
import { FailedRoute } from '~/states/failed-route';
import { WaysOn } from '~/states/ways-on';
import { button } from '~/ui/button';
import { EmptyFigure } from '~/ui/figures';
import { Icon } from '~/ui/icon';
import { NoResults } from '~/ui/no-results';
import { PageHero } from '~/ui/page-hero';
import { PageLink } from '~/ui/page-link';

export async function loader({ request }: LoaderFunctionArgs) {
  return data({ search: await searchView(request) }, { headers: { 'Cache-Control': cachePolicy.never } });
}

export const headers = loaderDecides;

export const meta = ({ matches, data }: Pick<MetaArgs<typeof loader>, 'matches' | 'data'>) =>
  pageMeta(matches, {
    title: data?.search.text ? `Hasil pencarian “${data.search.text}”` : 'Pencarian',
    description:
      'Cari paket tour, akomodasi, kendaraan, tiket, event, atraksi, kuliner, dan artikel di Bali.',
    path: '/cari',
    noindex: true,
  });

export default function SearchRoute() {
  const { search: view } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero title="Pencarian" lead="Satu kata sudah cukup: nama tempat, jenis kendaraan, atau makanan." />
      <div className="page py-10">
        <form action="/cari" className="flex max-w-2xl gap-3">
          <label htmlFor="cari-halaman" className="sr-only">
            Cari
          </label>
          <input
            key={view.text}
            id="cari-halaman"
            name="q"
            type="search"
            defaultValue={view.text}
            placeholder="Cari paket, hotel, atraksi..."
            className="min-h-12 w-full min-w-0 rounded-full border border-cream-300 bg-white px-5 text-ash-900 placeholder:text-ash-600"
          />
          <button type="submit" className={button('primary')}>
            Cari
          </button>
        </form>
        <div className="mt-8">
          <Results view={view} />
        </div>
      </div>
    </>
  );
}

function Results({ view }: { view: SearchView }) {
  if (view.state !== 'found') {
    return (
      <div className="flex flex-col items-start gap-6">
        <p role="status">
          {view.state === 'short'
            ? 'Ketik minimal 3 huruf'
            : 'Pencarian belum bisa dijawab. Silakan coba lagi.'}
        </p>
        <WaysOn sought={view.text} search={false} />
      </div>
    );
  }
  if (view.hits.length === 0) {
    return (
      <div role="status" className="flex flex-col items-center gap-4 py-10 text-center">
        <EmptyFigure className="w-44 max-w-full" />
        <p className="text-lg font-semibold text-sea-900">
          <NoResults sought={view.text} />
        </p>
        <WaysOn sought={view.text} search={false} />
      </div>
    );
  }
  return (
    <>
      <p role="status" className="text-sm">
        {view.hits.length} hasil untuk “{view.text}”
      </p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {view.hits.map((hit) => (
          <li key={`${hit.href} ${hit.title}`}>
            <PageLink
              href={hit.href}
              className="flex min-h-16 items-center justify-between gap-4 rounded-card border border-cream-200 bg-white p-4 no-underline hover:border-lagoon-600"
            >
              <span>
                <span className="block font-bold text-sea-900">{hit.title}</span>
                <span className="text-sm">{hit.label}</span>
              </span>
              <Icon name="chevron-right" className="size-5 text-lagoon-600" />
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}

export const ErrorBoundary = () => <FailedRoute />;
