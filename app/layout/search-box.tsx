import { type ComponentType, useRef, useState } from 'react';
import { Icon } from '~/ui/icon';
import type { SearchComboboxProps } from './search-combobox';

/** How the search field looks, with and without suggestions. */
export const searchInputClass =
  'h-12 w-full min-w-0 text-ellipsis rounded-full border border-cream-300 bg-white pl-11 pr-4 text-sm text-ash-900 placeholder:text-ash-600 hover:border-lagoon-600';

/**
 * The search field of every page: a form that leads to `/cari`. On first use the suggestions are loaded and take
 * its place (specification 4, decisions 2).
 */
export function SearchBox({ id }: { id: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [Combobox, setCombobox] = useState<ComponentType<SearchComboboxProps> | null>(null);

  const load = async () => {
    const loaded = await import('./search-combobox').catch(() => null);
    // Where it cannot be loaded the form goes on to work as it is.
    if (loaded) setCombobox(() => loaded.SearchCombobox);
  };

  return (
    <search>
      <form action="/cari" className="relative">
        <label htmlFor={id} className="sr-only">
          Cari
        </label>
        <Icon
          name="search"
          className="pointer-events-none absolute top-0 left-4 z-10 h-12 w-5 text-ash-600"
        />
        {Combobox ? (
          <Combobox
            id={id}
            text={input.current?.value ?? ''}
            focused={document.activeElement === input.current}
          />
        ) : (
          <input
            ref={input}
            id={id}
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Cari paket, hotel, atraksi..."
            onFocus={load}
            className={searchInputClass}
          />
        )}
      </form>
    </search>
  );
}
