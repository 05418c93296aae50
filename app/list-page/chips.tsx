import { Link, useLocation } from '@remix-run/react';
import { useScrollActiveIntoView } from '~/components/use-scroll-active-into-view';
import { CategoryName } from '~/content-types/category-name';
import { hrefWith } from '~/lib/search-params';
import { categoryParams } from './params';

const chipClass =
  'inline-flex min-h-11 items-center rounded-full border border-cream-300 bg-white px-4 text-sm font-semibold whitespace-nowrap text-sea-900 no-underline transition-colors hover:border-lagoon-600 aria-[current=true]:border-sea-900 aria-[current=true]:bg-sea-900 aria-[current=true]:text-white';

/** A list's categories as links; choosing one adds a history entry (decisions 2). */
export function CategoryChips({ labels, current }: { labels: readonly string[]; current: string | null }) {
  const { pathname, search } = useLocation();
  const row = useScrollActiveIntoView<HTMLElement>(current);
  return (
    <nav
      ref={row}
      aria-label="Kategori"
      className="no-print relative -mx-gutter overflow-x-auto px-gutter py-1 no-scrollbar lg:mx-0 lg:overflow-visible lg:px-0"
    >
      <ul className="flex w-max gap-2.5 lg:w-auto lg:flex-wrap">
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
