import type { ChangeEvent, FormEvent } from 'react';
import { AppLink } from '~/components/app-link';
import { button } from '~/components/button';
import { HiddenParams } from '~/components/hidden-params';
import { Icon } from '~/components/icon';
import { usePendingLocation } from '~/components/use-pending-location';
import type { Filters } from '~/definitions/filters';
import type { ContentType } from '~/definitions/types';
import { href } from '~/urls/href';
import { sortOrdersOf } from '~/urls/params';
import { FilterFields } from './filter-fields';
import { chipTexts, defaultOrderText, sortText } from './filter-text';
import { useFilterNavigation } from './use-filter-navigation';

/** The id of the form's `<details>`. */
export const FILTER_FORM_ID = 'saring';

/** The id of the count line, where the results start. */
export const FOUND_ID = 'ditemukan';

interface Props {
  contentType: ContentType;
  filters: Filters;
  /** As in `ListView`; undefined while they load. */
  areas?: readonly string[];
}

/** Category and month are links, not fields. */
const fieldsOf = ({ filters }: ContentType) => Object.keys(filters).filter((name) => name !== 'bulan');

/**
 * The form to filter and sort a list, with chips to remove what is set. With JavaScript the list follows each change
 * while focus and scroll position stay; submitting moves to the results.
 */
export function FilterForm({ contentType, filters, areas }: Props) {
  const { path } = contentType;
  const { search } = usePendingLocation();
  const { apply, applyAfterPause, startChange } = useFilterNavigation(path);

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const { name, value } = target;
    if (target instanceof HTMLSelectElement) apply({ [name]: value }, name);
    else applyAfterPause(name, value);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Category and month are links, not fields: one that is loading stays in effect.
    const { kategori: _, bulan: __, ...values } = Object.fromEntries(new FormData(event.currentTarget));
    apply(values);
    const details = event.currentTarget.closest('details');
    details?.removeAttribute('open');
    // The count line updates as results load. A list that failed has no count line.
    const found = document.getElementById(FOUND_ID) ?? details?.querySelector('summary');
    found?.focus({ preventScroll: true });
    found?.scrollIntoView();
  };

  const chips = chipTexts(filters);
  const hasOrders = sortOrdersOf(contentType).length > 0;
  return (
    <div className="no-print mt-3 flex flex-col gap-2 md:flex-row md:flex-wrap md:items-center">
      <details
        id={FILTER_FORM_ID}
        data-filter-form=""
        className="group relative z-1 rounded-2xl border border-cream-300 bg-white open:w-full sm:w-fit scripting-none:target:details-content:[content-visibility:visible]"
      >
        <summary className="flex min-h-12 items-center gap-x-3 px-4 py-2 text-sm font-bold text-sea-900">
          <Icon name="sliders-horizontal" className="text-lagoon-600" />
          <span className="flex flex-wrap items-center gap-x-3">
            {hasOrders ? 'Saring dan urut' : 'Saring'}
            <ActiveFilters hasOrders={hasOrders} filters={filters} count={chips.length} />
          </span>
          <Icon name="chevron-down" className="ml-auto turn-on-open" />
        </summary>
        <form
          method="get"
          // The browser moves the focus there too.
          action={`${path}#${FOUND_ID}`}
          autoComplete="off"
          onChange={onChange}
          onSubmit={onSubmit}
          onFocus={startChange}
          className="grid gap-4 px-4 pt-2 pb-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] lg:items-end"
        >
          <HiddenParams href={path + search} except={['tampil', ...fieldsOf(contentType)]} />
          <FilterFields contentType={contentType} filters={filters} areas={areas} />
          <button type="submit" className={button('primary', 'text-sm')}>
            Terapkan
          </button>
        </form>
      </details>
      {chips.length > 0 && (
        <ul aria-label="Saringan yang dipakai" className="flex flex-wrap gap-2">
          {chips.map(({ name, text }) => (
            <li key={name}>
              <AppLink
                to={href(path, search, { [name]: null })}
                preventScrollReset
                aria-label={`Hapus saringan ${text}`}
                className="inline-flex min-h-11 items-center gap-2 rounded-full bg-lagoon-100 py-1.5 pr-3 pl-4 text-sm font-semibold text-lagoon-700 no-underline hover:bg-lagoon-200"
              >
                <span>{text}</span>
                <Icon name="x" className="size-4" />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ActiveFiltersProps {
  hasOrders: boolean;
  filters: Filters;
  /** The number of chips. */
  count: number;
}

/** The order and the applied filters, for the closed form: `Harga terendah · 2 saringan`. */
function ActiveFilters({ hasOrders, filters, count }: ActiveFiltersProps) {
  const order = filters.urut === null ? defaultOrderText(filters) : sortText[filters.urut];
  const texts = [...(hasOrders ? [order] : []), ...(count === 0 ? [] : [`${count} saringan`])];
  return texts.length > 0 && <span className="font-semibold text-lagoon-700">{texts.join(' · ')}</span>;
}
