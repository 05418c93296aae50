import { createPath, Link, useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { button } from '~/components/button';
import { Icon } from '~/components/icon';
import type { ContentType } from '~/content-types/types';
import { type FilterName, type Filters, sortOrdersOf } from '~/lib/filter-params';
import { filterHref } from '~/lib/search-params';
import { chipTexts, daysText, sortText } from './filter-text';

/** The id of the form's `<details>`. */
export const FILTER_FORM_ID = 'saring';
/** How long a visitor pauses in typing before the list follows. */
const TYPING_PAUSE_MS = 600;

interface Props {
  contentType: ContentType;
  category: string | null;
  filters: Filters;
}

/**
 * The form to filter and sort a list, and chips to remove what is set (decisions 12). With JavaScript the list follows
 * each change, and focus and scroll position stay.
 */
export function FilterForm({ contentType, category, filters }: Props) {
  const { path } = contentType;
  const { search } = useLocation();
  const navigate = useNavigate();
  const { location: pending } = useNavigation();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  // A pause in typing adds no further history entry for the same field.
  const lastTypedField = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view makes what waits obsolete.
  useEffect(() => () => clearTimeout(timer.current), [search]);

  const apply = (form: HTMLFormElement, replace = false) => {
    clearTimeout(timer.current);
    const href = filterHref(path, search, Object.fromEntries(new FormData(form)));
    // What is loading already is not asked for again.
    const target = pending ? createPath(pending) : filterHref(path, search, {});
    if (href !== target) navigate(href, { preventScrollReset: true, replace });
  };

  const onChange = ({ currentTarget: form, target }: ChangeEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    if (target instanceof HTMLSelectElement) return apply(form);
    timer.current = setTimeout(() => {
      apply(form, lastTypedField.current === target.name);
      lastTypedField.current = target.name;
    }, TYPING_PAUSE_MS);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };

  const chips = chipTexts(filters);
  return (
    <div className="no-print mt-3 sm:mt-4">
      <details
        id={FILTER_FORM_ID}
        data-filter-form=""
        className="group rounded-2xl border border-cream-300 bg-white open:w-full sm:w-fit scripting-none:target:details-content:[content-visibility:visible]"
      >
        <summary className="flex min-h-12 items-center gap-x-3 px-4 py-2 text-sm font-bold text-sea-900">
          <Icon name="sliders-horizontal" className="size-5 text-lagoon-600" />
          <span className="flex flex-wrap items-center gap-x-3">
            Saring dan urut
            <ActiveFilters contentType={contentType} filters={filters} count={chips.length} />
          </span>
          <Icon
            name="chevron-down"
            className="ml-auto size-5 transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <form
          method="get"
          action={path}
          autoComplete="off"
          onChange={onChange}
          onSubmit={onSubmit}
          onBlur={() => {
            lastTypedField.current = null;
          }}
          className="grid gap-4 px-4 pt-2 pb-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] lg:items-end"
        >
          {category !== null && <input type="hidden" name="kategori" value={category} />}
          {filters.bulan !== null && <input type="hidden" name="bulan" value={filters.bulan} />}
          <Fields contentType={contentType} filters={filters} />
          <button type="submit" className={button('primary', 'text-sm')}>
            Terapkan
          </button>
        </form>
      </details>
      {chips.length > 0 && (
        <ul aria-label="Saringan yang dipakai" className="mt-3 flex flex-wrap gap-2">
          {chips.map(({ name, text }) => (
            <li key={name}>
              <Link
                to={filterHref(path, search, { [name]: null })}
                preventScrollReset
                aria-label={`Hapus saringan ${text}`}
                className="inline-flex min-h-11 items-center gap-2 rounded-full bg-lagoon-100 py-1.5 pr-3 pl-4 text-sm font-semibold text-lagoon-700 no-underline hover:bg-lagoon-200"
              >
                {text}
                <Icon name="x" className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The order and what is applied, for the closed form: `Harga terendah · 2 saringan`. */
function ActiveFilters({ contentType, filters, count }: Omit<Props, 'category'> & { count: number }) {
  const hasOrders = sortOrdersOf(contentType.path).length > 0;
  const order = filters.urut === null ? defaultOrderText(filters) : sortText[filters.urut];
  const texts = [...(hasOrders ? [order] : []), ...(count === 0 ? [] : [`${count} saringan`])];
  return texts.length > 0 && <span className="font-semibold text-lagoon-700">{texts.join(' · ')}</span>;
}

/** The order of a list that no visitor has chosen (decisions 12). */
const defaultOrderText = ({ bulan }: Filters) => (bulan === null ? 'Terbaru' : 'Tanggal terdekat');

function Fields({ contentType, filters }: Omit<Props, 'category'>) {
  const { maks, orang, hari, q } = filters;
  const orders = sortOrdersOf(contentType.path).map((order) => [order, sortText[order]] as const);
  const fields: Record<Exclude<FilterName, 'bulan'>, (label: string) => ReactNode> = {
    urut: (label) => (
      <Select name="urut" label={label} value={filters.urut} emptyLabel={defaultOrderText(filters)} options={orders} />
    ),
    maks: (label) => (
      <Input
        name="maks"
        label={`${label} (Rp)`}
        value={maks?.toLocaleString('id-ID')}
        inputMode="numeric"
        placeholder="Misalnya 700.000"
      />
    ),
    orang: (label) => <Input name="orang" label={label} value={orang} type="number" min={1} inputMode="numeric" />,
    hari: (label) => (
      <Select
        name="hari"
        label={label}
        value={hari}
        emptyLabel="Berapa pun"
        options={[1, 2, 3, 4].map((days) => [days, daysText(days)] as const)}
      />
    ),
    q: (label) => <Input name="q" label={label} value={q} maxLength={60} enterKeyHint="search" />,
  };
  return Object.entries(contentType.filters).map(([name, label]) =>
    name === 'bulan' ? null : <div key={name}>{fields[name as keyof typeof fields](label)}</div>,
  );
}

const fieldClass =
  'mt-1 block min-h-12 w-full min-w-0 rounded-xl border border-cream-300 bg-white px-3 text-base font-normal text-ash-900 placeholder:text-ash-600 hover:border-lagoon-600';
const labelClass = 'block text-sm font-semibold text-sea-900';

/** Keeps a field at its value in the URL, except while it has the focus. */
function useUrlValue<E extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const { search } = useLocation();
  const field = useRef<E>(null);
  const view = useRef(search);
  useEffect(() => {
    // What was entered before hydration stays.
    if (view.current === search) return;
    view.current = search;
    if (field.current && field.current !== document.activeElement) field.current.value = value;
  }, [value, search]);
  return field;
}

interface FieldProps {
  name: FilterName;
  label: string;
  value: string | number | null | undefined;
}

type InputProps = FieldProps & {
  type?: 'number';
  min?: number;
  maxLength?: number;
  inputMode?: 'numeric';
  enterKeyHint?: 'search';
  placeholder?: string;
};

function Input({ label, value, ...props }: InputProps) {
  const text = String(value ?? '');
  const field = useUrlValue<HTMLInputElement>(text);
  return (
    <label className={labelClass}>
      {label}
      <input ref={field} {...props} defaultValue={text} className={fieldClass} />
    </label>
  );
}

type SelectProps = FieldProps & { emptyLabel: string; options: readonly (readonly [string | number, string])[] };

function Select({ name, label, value, emptyLabel, options }: SelectProps) {
  const text = String(value ?? '');
  const field = useUrlValue<HTMLSelectElement>(text);
  return (
    <label className={labelClass}>
      {label}
      <select ref={field} name={name} defaultValue={text} className={fieldClass}>
        <option value="">{emptyLabel}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
