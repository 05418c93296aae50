import { button } from '~/ui/button';
import { PageHero } from '~/ui/page-hero';

/** What stands above the results: the page's name, and the field with what was sought (decisions 2). */
export function SearchHead({ text }: { text: string }) {
  return (
    <>
      <PageHero title="Pencarian" lead="Satu kata sudah cukup: nama tempat, jenis kendaraan, atau makanan." />
      <div className="page pt-10">
        <form action="/cari" className="flex gap-3 lg:max-w-2xl">
          <label htmlFor="cari-halaman" className="sr-only">
            Cari
          </label>
          <input
            key={text}
            id="cari-halaman"
            name="q"
            type="search"
            defaultValue={text}
            placeholder="Cari paket, hotel, atraksi..."
            className="min-h-12 w-full min-w-0 rounded-full border border-cream-300 bg-white px-4 text-ash-900 placeholder:text-sm placeholder:text-ash-600 sm:px-5"
          />
          <button type="submit" className={button('primary')}>
            Cari
          </button>
        </form>
      </div>
    </>
  );
}
