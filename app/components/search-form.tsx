import { button } from './button';
import { SearchInput } from './search-input';

/** A search field with its button, which lead to the search page. */
export function SearchForm({ label }: { label?: string }) {
  return (
    <search className="w-full">
      <form action="/cari" className="flex gap-2">
        <SearchInput {...(label && { 'aria-label': label })} className="px-4 sm:px-5" />
        <button type="submit" className={button('primary')}>
          Cari
        </button>
      </form>
    </search>
  );
}
