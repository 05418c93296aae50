import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '~/components/icon';
import { SearchInput } from '~/components/search-input';
import type { ComboboxInputProps, SearchCombobox } from './search-combobox';

/** Matches at least three characters (`MIN_SEARCH_LENGTH`) without surrounding whitespace. */
const LONG_ENOUGH = String.raw`\s*\S.+\S\s*`;

/**
 * The search field of every page: a form with the action `/cari`. The first focus loads the combobox, which enhances
 * the field. Code never replaces the field and never sets its value while the visitor
 * types: either would lose characters and move the cursor.
 */
export function SearchBox({ id }: { id: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [Combobox, setCombobox] = useState<typeof SearchCombobox | null>(null);
  const [comboboxProps, setComboboxProps] = useState<ComboboxInputProps>({});

  const load = useCallback(async () => {
    const loaded = await import('./search-combobox').catch(() => null);
    // If it fails to load, the plain form still works.
    if (loaded) setCombobox(() => loaded.SearchCombobox);
  }, []);

  useEffect(() => {
    // The visitor may have focused the field before hydration.
    if (document.activeElement === input.current) load();
  }, [load]);

  return (
    <search>
      {/* With suggestions, submitting only closes them, so native validation is off. */}
      <form action="/cari" noValidate={Combobox !== null} className="relative">
        <SearchInput
          ref={input}
          id={id}
          pattern={LONG_ENOUGH}
          title="Ketik minimal 3 huruf"
          autoComplete="off"
          onFocus={load}
          className="pr-2 pl-10.5 text-sm"
          {...comboboxProps}
        />
        <button
          type="submit"
          aria-label="Temukan"
          // Enter does the same: no tab stop between the field and its suggestions.
          tabIndex={-1}
          className="absolute top-0 left-1 grid h-12 w-11 place-items-center rounded-full text-ash-600"
        >
          <Icon name="search" />
        </button>
        {Combobox && <Combobox id={id} input={input} onInputProps={setComboboxProps} />}
      </form>
    </search>
  );
}
