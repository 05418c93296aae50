import { useCombobox } from 'downshift';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { AppLink } from '~/components/app-link';
import { Icon } from '~/components/icon';
import { NoResults, NoResultsHint } from '~/components/no-results';
import { RecordRow } from '~/components/record-row';
import { hasNoModifier } from '~/lib/has-no-modifier';
import { countText, type SearchHit, type Way } from './search';
import { useSuggestions } from './use-suggestions';

export type ComboboxInputProps = ComponentPropsWithRef<'input'>;

interface Props {
  id: string;
  /** The uncontrolled search field. */
  input: RefObject<HTMLInputElement>;
  /** Receives the combobox props for the field. */
  onInputProps: (props: ComboboxInputProps) => void;
}

const FALLBACK = 'Dari daftar kami';

type Entry = SearchHit | Way;

/**
 * Turns the search field into a combobox and renders its suggestions, which are links. Fetches them 300 ms after the
 * last key press, for more than two characters.
 */
export function SearchCombobox({ id, input, onInputProps }: Props) {
  const { text, setText, query, result, busy } = useSuggestions(() => input.current?.value ?? '');
  const [isOpenWanted, setOpenWanted] = useState(() => document.activeElement === input.current);
  const open = isOpenWanted && result !== null;
  const hits = result?.hits ?? [];
  const fallback = result?.fallback ?? [];
  const all: Way = { title: 'Lihat semua hasil', href: `/cari?q=${encodeURIComponent(query)}` };
  const entries: Entry[] = [...(result?.ways ?? []), ...(hits.length > 0 ? [...hits, all] : fallback)];

  const { getInputProps, getMenuProps, getItemProps } = useCombobox<Entry>({
    id: `${id}-saran`,
    inputId: id,
    items: entries,
    inputValue: text,
    selectedItem: null,
    isOpen: open,
    onIsOpenChange: ({ isOpen, type }) => {
      // Ignored: Downshift opens on every key, and closes on the click whose focus has just opened it. The response
      // decides whether there is a list to show.
      const { InputChange, InputClick } = useCombobox.stateChangeTypes;
      if (type !== InputChange && type !== InputClick) setOpenWanted(isOpen);
    },
  });

  useLayoutEffect(() => {
    // The field is uncontrolled: setting its value would move the cursor to the end (Downshift issue 1108).
    const { value, ...props } = getInputProps(
      {
        ref: input,
        'aria-label': 'Cari',
        onFocus: () => setOpenWanted(true),
        onTouchStart: () => setOpenWanted(true),
        onChange: (event) => {
          setText(event.currentTarget.value);
          setOpenWanted(true);
        },
        onKeyDown: followHighlighted,
      },
      { suppressRefError: true },
    );
    onInputProps(props);
  }, [getInputProps, input, onInputProps, setText]);

  useEffect(() => {
    // With JavaScript, submitting only closes the suggestions; the last suggestion links to the search page.
    const form = input.current?.form;
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      setOpenWanted(false);
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [input]);

  const onClick = (event: MouseEvent) => {
    // A modified click opens another tab or window: keep the suggestions open.
    if (!hasNoModifier(event)) return preventDownshiftDefault(event);
    if (input.current) input.current.value = '';
    setText('');
    setOpenWanted(false);
  };

  return (
    <>
      {busy && (
        <span className="absolute right-4 top-3.5 size-5 animate-spin rounded-full border-2 border-cream-300 border-t-lagoon-600">
          <span className="sr-only">Mencari…</span>
        </span>
      )}
      <p role="status" className="sr-only">
        {open && (hits.length > 0 ? <span>{countText(result)}</span> : <NoResults query={query} />)}
        {open && fallback.length > 0 && <span>{`. ${FALLBACK}: ${fallback.length}`}</span>}
      </p>
      <div
        hidden={!open}
        className="absolute inset-x-0 top-full z-50 mt-2 lg:left-auto lg:w-96 overflow-hidden rounded-2xl border border-cream-200 bg-white shadow-float"
      >
        {open && hits.length === 0 && (
          <div className="px-4 pt-4 pb-2 text-sm text-ash-700">
            <p>
              <NoResults query={query} />
            </p>
            <p className="mt-1">
              <NoResultsHint />
            </p>
            {fallback.length > 0 && <p className="mt-2 font-bold text-sea-900">{FALLBACK}</p>}
          </div>
        )}
        <ul
          {...getMenuProps({ 'aria-label': 'Saran pencarian' }, { suppressRefError: true })}
          className="max-h-60 overflow-y-auto p-1.5"
        >
          {open &&
            entries.map((entry, index) => {
              const { ref, ...option } = getItemProps({ item: entry, index, onClick });
              return (
                <li key={`${index} ${entry.href}`} ref={ref} role="none">
                  <AppLink
                    prefetch="intent"
                    {...option}
                    to={entry.href}
                    // Not in the tab order, because the focus stays in the field.
                    tabIndex={-1}
                    className="flex min-h-11 items-center justify-between gap-3 rounded-xl px-3 py-2 text-sm text-sea-900 no-underline aria-selected:bg-lagoon-100"
                  >
                    {'label' in entry ? (
                      <RecordRow
                        title={entry.title}
                        label={entry.label}
                        {...entry.preview}
                        showsImage={entry.preview?.image !== undefined}
                        sizes="3.5rem"
                        imageClass="w-14"
                      />
                    ) : (
                      <span className="flex items-center gap-2 font-bold text-lagoon-700">
                        <span>{entry.title}</span>
                        <Icon name="arrow-right" className="size-4" />
                      </span>
                    )}
                  </AppLink>
                </li>
              );
            })}
        </ul>
      </div>
    </>
  );
}

/** Enter clicks the highlighted link, so that click handlers apply; without a highlight it submits the form. */
function followHighlighted(event: KeyboardEvent<HTMLInputElement>) {
  // 229: an input method editor (IME) handles the key.
  if (event.key !== 'Enter' || event.which === 229) return;
  preventDownshiftDefault(event);
  const link = document.getElementById(event.currentTarget.getAttribute('aria-activedescendant') ?? '');
  if (!link) return;
  event.preventDefault();
  link.click();
}

const preventDownshiftDefault = (event: KeyboardEvent | MouseEvent) => {
  Object.assign(event, { preventDownshiftDefault: true });
};
