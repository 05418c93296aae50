import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '~/components/icon';
import { SearchInput } from '~/components/search-input';
import type { ComboboxInputProps, SearchCombobox } from './search-combobox';

/** At least three characters without the blanks around them, as `MIN_SEARCH_LENGTH` has it. */
const LONG_ENOUGH = String.raw`\s*\S.+\S\s*`;

/**
 * The search field of every page: a form that leads to `/cari`. On first use the combobox is loaded and takes part in
 * it (specification 4, decisions 2). The field is never replaced, and its text is never set while a visitor types:
 * either would lose letters and move the cursor.
 */
export function SearchBox({ id }: { id: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [Combobox, setCombobox] = useState<typeof SearchCombobox | null>(null);
  const [comboboxProps, setComboboxProps] = useState<ComboboxInputProps>({});

  const load = useCallback(async () => {
    const loaded = await import('./search-combobox').catch(() => null);
    // Where it cannot be loaded the form goes on to work as it is.
    if (loaded) setCombobox(() => loaded.SearchCombobox);
  }, []);

  useEffect(() => {
    // A visitor may have begun before hydration.
    if (document.activeElement === input.current) load();
  }, [load]);

  return (
    <search>
      {/* With suggestions, submitting only closes them: there is nothing to complain of. */}
      <form action="/cari" noValidate={Combobox !== null} className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute top-0 left-4 z-10 h-12 w-5 text-ash-600"
        />
        <SearchInput
          ref={input}
          id={id}
          pattern={LONG_ENOUGH}
          title="Ketik minimal 3 huruf"
          autoComplete="off"
          onFocus={load}
          className="pl-11 pr-4 text-sm hover:border-lagoon-600"
          {...comboboxProps}
        />
        {Combobox && <Combobox id={id} input={input} onInputProps={setComboboxProps} />}
      </form>
    </search>
  );
}
