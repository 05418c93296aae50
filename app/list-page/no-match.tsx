import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { button } from '~/components/button';
import type { ContentType } from '~/content-types/types';
import { type Filters, filterNamesOf } from '~/lib/filter-params';
import { filterHref, hrefWith } from '~/lib/search-params';
import { EmptyState } from './empty-state';
import { type FilterText, filterTexts } from './filter-text';
import type { ListView } from './loader.server';
import { categoryParams, describeList } from './params';

interface Props {
  contentType: ContentType;
  category: string | null;
  filters: Filters;
  noMatch: NonNullable<ListView<unknown>['noMatch']>;
  /** The closest record's card. */
  children: ReactNode;
}

/** The empty state of a filtered list: it names the filters, and links to what is found without one of them. */
export function NoMatch({ contentType, category, filters, noMatch, children }: Props) {
  const { path, noun } = contentType;
  const { search } = useLocation();
  const texts = filterTexts(filters);
  const named = [...(category === null ? [] : [{ name: 'kategori', text: category }]), ...texts];
  const without = ({ name }: FilterText<string>) =>
    name === 'kategori' ? hrefWith(path, search, categoryParams(null)) : filterHref(path, search, { [name]: null });
  const noFilters = Object.fromEntries(filterNamesOf(path).map((name) => [name, null]));
  return (
    <>
      <EmptyState
        message={`Tidak ada ${noun} yang cocok dengan ${named.map(({ text }) => text).join(', ')}.`}
        query={describeList(contentType, category, texts)}
      >
        <ul className="flex flex-wrap justify-center gap-2.5">
          {named.map((filter) => {
            const found = noMatch.drop.find(({ name }) => name === filter.name);
            return (
              found && (
                <li key={filter.name}>
                  <Link to={without(filter)} preventScrollReset className={button('quiet', 'text-sm')}>
                    Tanpa {filter.text} ({found.count})
                  </Link>
                </li>
              )
            );
          })}
          <li>
            <Link to={filterHref(path, search, noFilters)} preventScrollReset className={button('primary', 'text-sm')}>
              Tampilkan tanpa saringan
            </Link>
          </li>
        </ul>
      </EmptyState>
      {children && (
        <section className="mx-auto max-w-sm">
          <h2 className="text-xl">Yang paling dekat</h2>
          {children}
        </section>
      )}
    </>
  );
}
