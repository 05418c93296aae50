import { button } from '~/components/button';
import { PageHero } from '~/components/page-hero';
import { SearchInput } from '~/components/search-input';

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
