import { useNavigate } from '@remix-run/react';
import { useCombobox } from 'downshift';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { beginning } from '~/site/beginning';
import { LONGEST_SEARCH, type SearchHit, type SearchView, SHORTEST_SEARCH } from '~/site/search';
import { Icon } from '~/ui/icon';
import { NoResults } from '~/ui/no-results';
import { searchInputClass } from './search-box';

const PAUSE_MS = 300;

export interface SearchComboboxProps {
  id: string;
  /** What was typed before this was loaded. */
  text: string;
  /** Whether the field had the focus then. */
  focused: boolean;
}

type Entry = SearchHit | { all: true; title: string; href: string };

/** The search field with suggestions: asks 300 ms after the last key, for more than two characters (specification 4). */
export function SearchCombobox({ id, text: typedBefore, focused }: SearchComboboxProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, sought, answer, busy } = useSuggestions(typedBefore);
  const hits = answer?.hits ?? [];
  const entries: Entry[] =
    hits.length > 0
      ? [...hits, { all: true, title: 'Lihat semua hasil', href: `/cari?q=${encodeURIComponent(sought)}` }]
      : [];
  const [wanted, setWanted] = useState(focused);

  const close = () => setWanted(false);
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Entry>({
    id: `${id}-saran`,
    inputId: id,
    items: entries,
    itemToString: (entry) => entry?.title ?? '',
    inputValue: text,
    selectedItem: null,
    isOpen: wanted && answer !== null,
    onInputValueChange: ({ type, inputValue }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setText(inputValue ?? '');
    },
    onIsOpenChange: ({ isOpen, type }) => {
      // Downshift opens on every key, and closes on a click that has just opened by its focus; whether something is
      // to be seen is for the answer to say.
      const { InputChange, InputClick } = useCombobox.stateChangeTypes;
      if (!isOpen && type !== InputChange && type !== InputClick) close();
    },
    onStateChange: ({ type, selectedItem }) => {
      const chosen =
        type === useCombobox.stateChangeTypes.ItemClick ||
        type === useCombobox.stateChangeTypes.InputKeyDownEnter;
      if (!chosen || !selectedItem) return;
      close();
      setText('');
      navigate(selectedItem.href);
    },
  });

  useLayoutEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  useEffect(() => {
    // With scripts, submitting only closes the suggestions; the last of them leads to the page.
    const form = input.current?.form;
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      setWanted(false);
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, []);

  const open = wanted && answer !== null;
  return (
    <>
      <input
        {...getInputProps({
          ref: input,
          onFocus: () => setWanted(true),
          onInput: () => setWanted(true),
          onTouchStart: () => setWanted(true),
          onKeyDown: (event) => {
            // An empty list has nothing to choose: Enter is a plain submit.
            if (event.key === 'Enter' && highlightedIndex < 0) {
              (
                event.nativeEvent as KeyboardEvent & { preventDownshiftDefault?: boolean }
              ).preventDownshiftDefault = true;
            }
          },
        })}
        aria-label="Cari"
        aria-labelledby={undefined}
        name="q"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Cari paket, hotel, atraksi..."
        className={searchInputClass}
      />
      {busy && (
        <span className="absolute right-4 top-3.5 size-5 animate-spin rounded-full border-2 border-cream-300 border-t-lagoon-600">
          <span className="sr-only">Mencari…</span>
        </span>
      )}
      <p role="status" className="sr-only">
        {open && (hits.length > 0 ? `${hits.length} hasil` : <NoResults sought={sought} />)}
      </p>
      <div
        hidden={!open}
        className="absolute inset-x-0 top-full z-50 mt-2 overflow-hidden rounded-2xl border border-cream-200 bg-white shadow-float"
      >
        <ul
          {...getMenuProps({ 'aria-label': 'Saran pencarian' }, { suppressRefError: true })}
          className="max-h-60 overflow-y-auto p-1.5"
        >
          {open &&
            entries.map((entry, index) => (
              <li
                key={`${entry.href}-${entry.title}`}
                {...getItemProps({ item: entry, index })}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-xl px-3 py-2 text-sm text-sea-900 aria-selected:bg-lagoon-100"
              >
                {'all' in entry ? (
                  <span className="flex items-center gap-2 font-bold text-lagoon-700">
                    {entry.title} <Icon name="arrow-right" className="size-4" />
                  </span>
                ) : (
                  <>
                    <span className="font-semibold">{entry.title}</span>
                    <span className="shrink-0 text-xs text-ash-600">{entry.label}</span>
                  </>
                )}
              </li>
            ))}
        </ul>
        {open && hits.length === 0 && (
          <p className="px-4 pb-4 text-sm text-ash-700">
            <NoResults sought={sought} />
          </p>
        )}
      </div>
    </>
  );
}

interface Answer {
  sought: string;
  hits: SearchHit[];
}

/**
 * What is typed, and the answer that belongs to it: an older answer never stands under a newer text. It is fetched by
 * hand: a failed fetcher of Remix would put the error view in place of the page, and search fails in silence.
 */
function useSuggestions(typedBefore: string) {
  const [text, setText] = useState(typedBefore);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const sought = beginning(text.trim(), LONGEST_SEARCH);
  const enough = sought.length >= SHORTEST_SEARCH;

  useEffect(() => {
    if (!enough) return;
    const call = new AbortController();
    const timer = setTimeout(async () => {
      setBusy(true);
      const hits = await ask(sought, call.signal);
      if (call.signal.aborted) return;
      setBusy(false);
      setAnswer(hits && { sought, hits });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      call.abort();
      setBusy(false);
    };
  }, [enough, sought]);

  return { text, setText, sought, answer: enough && answer?.sought === sought ? answer : null, busy };
}

/** The results for a text; null when they cannot be had. */
async function ask(sought: string, signal: AbortSignal): Promise<SearchHit[] | null> {
  try {
    const response = await fetch(`/cari.json?q=${encodeURIComponent(sought)}`, { signal });
    const view = (await response.json()) as SearchView;
    return view.state === 'found' ? view.hits : null;
  } catch {
    return null;
  }
}
