import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PageHero } from '~/components/page-hero';
import { useScrollActiveIntoView } from '~/components/use-scroll-active-into-view';
import { CategoryName } from '~/content-types/category-name';
import type { ContentType } from '~/content-types/types';
import type { Filters } from '~/lib/filter-params';
import { hrefWith } from '~/lib/search-params';
import { FilterForm } from './filter-form';
import { categoryParams } from './params';

// Layout that a list and its loading state share.
export const listBody = 'page pb-8 sm:pb-10';
export const countLine = 'mt-6 flex min-h-11 flex-wrap items-center justify-between gap-3';
export const cardGrid = 'mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

interface Props {
  contentType: ContentType;
  category: string | null;
  filters: Filters;
  /** Cards or their skeletons, in a container of their own: without JavaScript, streamed cards appear outside this. */
  children: ReactNode;
}

/** The layout of every list and its loading state: hero, categories and heading above the cards (specification 2). */
export function ListFrame({ contentType, category, filters, children }: Props) {
  return (
    <>
      <PageHero {...contentType} />
      <div className="page pt-8 sm:pt-10">
        <CategoryChips labels={contentType.categories.map(({ label }) => label)} current={category} />
        <FilterForm contentType={contentType} category={category} filters={filters} />
        {contentType.heading && <h2 className="mt-8 text-2xl">{contentType.heading}</h2>}
      </div>
      {children}
    </>
  );
}

// Rows of chips, of categories and months.
export const chipRow =
  'no-print relative -mx-gutter overflow-x-auto px-gutter py-1 no-scrollbar lg:mx-0 lg:overflow-visible lg:px-0';
export const chipRowList = 'flex w-max gap-2.5 lg:w-auto lg:flex-wrap';
export const chipClass =
  'inline-flex min-h-11 items-center rounded-full border border-cream-300 bg-white px-4 text-sm font-semibold whitespace-nowrap text-sea-900 no-underline transition-colors hover:border-lagoon-600 aria-[current=true]:border-sea-900 aria-[current=true]:bg-sea-900 aria-[current=true]:text-white';

/** A list's categories as links; choosing one adds a history entry (decisions 2). */
function CategoryChips({ labels, current }: { labels: readonly string[]; current: string | null }) {
  const { pathname, search } = useLocation();
  const row = useScrollActiveIntoView<HTMLElement>(current);
  return (
    <nav ref={row} aria-label="Kategori" className={chipRow}>
      <ul className={chipRowList}>
        {[null, ...labels].map((label) => (
          <li key={label}>
            <Link
              prefetch="intent"
              to={hrefWith(pathname, search, categoryParams(label))}
              preventScrollReset
              aria-current={label === current ? 'true' : undefined}
              className={chipClass}
            >
              {label === null ? 'Semua' : <CategoryName label={label} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
