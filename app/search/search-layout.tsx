import { button } from '~/components/button';
import { PageHero } from '~/components/page-hero';
import { UrlSearchInput } from '~/components/search-input';
import { SkeletonLines } from '~/components/skeleton';

// What the results and their loading state share.
export const searchBodyClass = 'page-column pt-8 pb-10';
export const hitGridClass = 'mt-4 grid gap-3 sm:grid-cols-2';
export const hitCardClass = 'flex h-full min-h-16 items-center justify-between gap-3 box p-3 sm:gap-4 sm:p-4';

/** The search page's hero, with the search field and its query. */
export function SearchHero({ text }: { text: string }) {
  return (
    <>
      <PageHero
        title="Pencarian"
        lead="Satu kata sudah cukup: nama tempat, jenis kendaraan, atau makanan."
        compact={text !== ''}
      />
      <div className="page-column pt-6 sm:pt-10">
        <form action="/cari" className="flex gap-3 lg:max-w-2xl">
          <UrlSearchInput text={text} />
          <button type="submit" className={button('primary')}>
            Cari
          </button>
        </form>
      </div>
    </>
  );
}

/** The loading state of the search results. */
export function SearchLoading() {
  return (
    <div className={`min-h-window ${searchBodyClass}`} data-loading="">
      <p role="status" className="text-sm">
        Mencari…
      </p>
      <ul className={hitGridClass} aria-hidden="true">
        {[1, 2, 3, 4].map((index) => (
          <li key={index} className={hitCardClass}>
            <span className="flex-1">
              <SkeletonLines count={2} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
