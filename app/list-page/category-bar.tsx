import { type MouseEvent, memo } from 'react';
import { languageOf } from '~/components/category-name';
import { Icon } from '~/components/icon';
import { usePendingLocation } from '~/components/use-pending-location';
import type { Filters } from '~/definitions/filters';
import type { Category } from '~/definitions/types';
import { href } from '~/urls/href';
import { Chip, ChipCount, ChipRow } from './chip-row';
import { FILTER_FORM_ID } from './filter-form';
import { chipTexts } from './filter-text';

interface Props {
  categories: readonly Category[];
  current: string | null;
  filters: Filters;
  /** As in `ListView`; undefined while they load. */
  counts?: readonly number[];
}

/**
 * The categories of a list and the way to its filters. On narrow screens, unless they are too low, it stays below the
 * header, so that both are one tap away wherever the visitor is.
 */
export const CategoryBar = memo(function CategoryBar({ categories, current, filters, counts }: Props) {
  return (
    <div
      data-sticky-bar=""
      className="no-print z-20 border-b border-cream-200 bg-cream-50 [container-type:scroll-state] transition-motion max-lg:tall:sticky max-lg:tall:top-header lg:border-0"
    >
      <div className="page-column relative py-1 lg:pt-4 lg:pb-0">
        <CategoryChips categories={categories} current={current} counts={counts} />
        <FiltersLink filters={filters} />
      </div>
    </div>
  );
});

/**
 * The categories as links in the specified order, each with the number of records that the filters find; those without
 * any are muted. Choosing one adds a history entry.
 */
function CategoryChips({ categories, current, counts }: Omit<Props, 'filters'>) {
  const { pathname, search } = usePendingLocation();
  const chips = [null, ...categories].map((category, index) => ({
    label: category?.label ?? null,
    count: counts?.[index],
  }));
  return (
    <ChipRow label="Kategori" current={current} wraps className="max-lg:scroll-pr-28 max-lg:pr-28">
      {chips.map(({ label, count }) => (
        <Chip
          key={label}
          prefetch="intent"
          to={href(pathname, search, { kategori: label })}
          isCurrent={label === current}
          isMuted={label !== null && count === 0}
          lang={label === null ? undefined : languageOf(label)}
        >
          {label ?? 'Semua'}
          <ChipCount count={count} />
        </Chip>
      ))}
    </ChipRow>
  );
}

/** On narrow screens, while the bar sticks, a link to the form with the filters, which opens it; it shows how many are set. */
function FiltersLink({ filters }: Pick<Props, 'filters'>) {
  const count = chipTexts(filters).length + (filters.urut === null ? 0 : 1);
  const showForm = (event: MouseEvent) => {
    const form = document.getElementById(FILTER_FORM_ID);
    if (!(form instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    form.open = true;
    form.scrollIntoView();
    form.querySelector('summary')?.focus({ preventScroll: true });
  };
  return (
    <div className="while-stuck pointer-events-none absolute inset-y-0 right-0 grid items-center fade-to-page pr-gutter pl-12 lg:hidden">
      <a
        href={`#${FILTER_FORM_ID}`}
        onClick={showForm}
        aria-label="Saring"
        className="pointer-events-auto relative disc size-11 border border-cream-300 bg-white text-lagoon-700"
      >
        <Icon name="sliders-horizontal" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-1 -right-1 disc size-5 bg-lagoon-600 text-xs font-bold text-white"
          >
            {count}
          </span>
        )}
      </a>
    </div>
  );
}
