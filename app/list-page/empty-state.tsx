import type { ReactNode } from 'react';
import { AppLink } from '~/components/app-link';
import { button } from '~/components/button';
import { Illustration, RecoveryLinks } from '~/components/feedback/recovery';
import { usePendingLocation } from '~/components/use-pending-location';
import type { Filters } from '~/definitions/filters';
import type { ContentType } from '~/definitions/types';
import { RecentlyViewedSlot } from '~/recent/recently-viewed-slot';
import { href } from '~/urls/href';
import { filterNamesOf } from '~/urls/params';
import { filterTexts, listTopic } from './filter-text';
import type { ListView } from './list-view.server';

/** The empty state of a list or category: a message and recovery links. */
export function EmptyState({ message, topic, children }: { message: string; topic: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center sm:gap-5 sm:py-14">
      <Illustration name="empty" className="w-32 max-w-full sm:w-44" />
      <p className="text-lg font-semibold text-sea-900">{message}</p>
      {children}
      <RecoveryLinks topic={topic} />
      <RecentlyViewedSlot className="mt-4" />
    </div>
  );
}

interface Props {
  contentType: ContentType;
  category: string | null;
  filters: Filters;
  emptyResult: NonNullable<ListView<unknown>['emptyResult']>;
  /** The closest record's card. */
  children: ReactNode;
}

/**
 * The empty state of a filtered list. It names the filters, links to the results without one filter or all of them, and
 * shows the closest record.
 */
export function EmptyResult({ contentType, category, filters, emptyResult, children }: Props) {
  const { path, noun } = contentType;
  const { search } = usePendingLocation();
  const texts = filterTexts(filters);
  const named = [
    ...(category === null
      ? []
      : [{ name: 'kategori', text: category, phrase: `di kategori ${category}`, without: 'Semua kategori' }]),
    ...texts,
  ];
  const hrefWithout = ({ name }: { name: string }) => href(path, search, { [name]: null });
  const noFilters = Object.fromEntries(filterNamesOf(path).map((name) => [name, null]));
  return (
    <EmptyState
      message={`Tidak ada ${noun} ${named.map(({ phrase }) => phrase).join(' ')}.`}
      topic={listTopic(contentType, category, texts)}
    >
      <ul className="flex flex-wrap justify-center gap-2.5">
        {named.map((filter) => {
          const found = emptyResult.relaxations.find(({ name }) => name === filter.name);
          return (
            found && (
              <li key={filter.name}>
                <AppLink to={hrefWithout(filter)} preventScrollReset className={button('quiet', 'text-sm')}>
                  {`${filter.without} (${found.count} ${noun})`}
                </AppLink>
              </li>
            )
          );
        })}
        {(texts.length > 1 ||
          filters.urut !== null ||
          emptyResult.relaxations.every(({ name }) => name === 'kategori')) && (
          <li>
            <AppLink to={href(path, search, noFilters)} preventScrollReset className={button('primary', 'text-sm')}>
              Tampilkan tanpa saringan
            </AppLink>
          </li>
        )}
      </ul>
      {children && (
        <section className="mt-4 mb-6 w-full max-w-sm text-left">
          <h2 className="text-xl">Yang paling mendekati</h2>
          {children}
        </section>
      )}
    </EmptyState>
  );
}
