import { Link } from '@remix-run/react';
import { button } from '~/components/button';
import { Illustration } from '~/components/feedback/illustration';
import { RecoveryLinks } from '~/components/feedback/recovery-links';
import { Icon } from '~/components/icon';
import { NoResults } from '~/components/no-results';
import { PageHero } from '~/components/page-hero';
import { SearchInput } from '~/components/search-input';
import { SkeletonLines } from '~/components/skeleton';
import { countText, type SearchView } from '~/content-types/search';

const body = 'page pt-8 pb-10';
const grid = 'mt-4 grid gap-3 sm:grid-cols-2';
const entry =
  'flex h-full min-h-16 items-center justify-between gap-4 rounded-card border border-cream-200 bg-white p-4';

/** The search page's hero, with the search field and its query (decisions 2). */
export function SearchHead({ text }: { text: string }) {
  return (
    <>
      <PageHero title="Pencarian" lead="Satu kata sudah cukup: nama tempat, jenis kendaraan, atau makanan." />
      <div className="page pt-10">
        <form action="/cari" className="flex gap-3 lg:max-w-2xl">
          <SearchInput key={text} defaultValue={text} className="px-4 sm:px-5" />
          <button type="submit" className={button('primary')}>
            Cari
          </button>
        </form>
      </div>
    </>
  );
}

/** The results of a search, or the reason why there are none (decisions 2). */
export function SearchResults({ view }: { view: SearchView }) {
  return (
    <div className={body}>
      <Found view={view} />
    </div>
  );
}

function Found({ view }: { view: SearchView }) {
  if (view.state !== 'found') {
    return (
      <div className="flex flex-col items-start gap-6">
        <p role="status">
          {view.state === 'short' ? 'Ketik minimal 3 huruf' : 'Pencarian belum bisa dijawab. Silakan coba lagi.'}
        </p>
        <RecoveryLinks query={view.text} search={false} />
      </div>
    );
  }
  if (view.hits.length === 0) {
    return (
      <div role="status" className="flex flex-col items-center gap-4 py-10 text-center">
        <Illustration name="empty" className="w-44 max-w-full" />
        <p className="text-lg font-semibold text-sea-900">
          <NoResults query={view.text} />
        </p>
        <RecoveryLinks query={view.text} search={false} />
      </div>
    );
  }
  return (
    <>
      <p role="status" className="text-sm">
        {countText(view)} untuk “{view.text}”
      </p>
      <ul className={grid}>
        {view.hits.map((hit) => (
          <li key={`${hit.href} ${hit.title}`}>
            <Link prefetch="intent" to={hit.href} className={`${entry} no-underline hover:border-lagoon-600`}>
              <span>
                <span className="block font-bold text-sea-900">{hit.title}</span>
                <span className="text-sm">{hit.label}</span>
              </span>
              <Icon name="chevron-right" className="size-5 text-lagoon-600" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export function SearchLoading() {
  return (
    <div className={`min-h-svh ${body}`} data-loading="">
      <p role="status" className="text-sm">
        Mencari…
      </p>
      <ul className={grid} aria-hidden="true">
        {[1, 2, 3, 4].map((index) => (
          <li key={index} className={entry}>
            <span className="flex-1">
              <SkeletonLines count={2} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
