import { useLocation } from '@remix-run/react';
import { type ComponentType, Fragment, memo, type ReactElement, type ReactNode } from 'react';
import { Deferred } from '~/components/deferred';
import { useFocusFirstNew } from '~/components/focus-and-scroll';
import { type Filters, monthText } from '~/definitions/filters';
import type { ContentType } from '~/definitions/types';
import type { Result } from '~/lib/result';
import type { MaybeDeferred } from '~/server/page-response.server';
import { href } from '~/urls/href';
import { CardSkeletons, CardsLoading } from './cards-loading';
import { EmptyResult, EmptyState } from './empty-state';
import { filterTexts, listTopic } from './filter-text';
import { ListError } from './list-error';
import { cardGridClass, fewCardsClass, ListLayout, listBodyClass } from './list-layout';
import type { ListView } from './list-view.server';
import { LoadMore } from './load-more';
import { MonthChips } from './month-chips';
import type { MonthCount } from './months.server';
import { ResultCount } from './result-count';
import { SeeAlso } from './see-also';
import { useListFilters } from './use-list-filters';
import { useIsFiltering, usePendingCategory, usePendingCount } from './use-pending-params';

interface ListedCard<C> {
  card: C;
  priority: boolean;
  heading?: 'h2' | 'h3';
}

interface Props<C> {
  contentType: ContentType;
  category: string | null;
  page: MaybeDeferred<ListView<C>>;
  Card: ComponentType<ListedCard<C>>;
  moreLabel?: string;
  /** A link beside the count. */
  action?: ReactNode;
  /** The recovery link of an empty category, if the specification names one. */
  emptyAction?: ReactNode;
  /** The error view; defaults to `ListError`. */
  errorView?: ReactNode;
}

/** A content type's list in every state: hero, categories, filters, cards and Load More. */
export function ListPage<C extends { href: string }>(props: Props<C>) {
  const { contentType, category, page } = props;
  // The layout of a streamed page is already visible, and would shift.
  const view = !(page instanceof Promise) && page.ok ? page.data : undefined;
  const filters = useListFilters(contentType.path, view);
  const pendingCategory = usePendingCategory();
  const skeleton = <CardsLoading contentType={contentType} />;
  return (
    <ListLayout
      contentType={contentType}
      category={pendingCategory === undefined ? category : pendingCategory}
      filters={filters}
      counts={view?.counts}
      areas={view?.areas}
    >
      {pendingCategory !== undefined ? (
        skeleton
      ) : (
        <Deferred value={page} fallback={skeleton}>
          {(result) => <Body {...props} filters={filters} result={result} />}
        </Deferred>
      )}
    </ListLayout>
  );
}

type BodyProps<C> = Props<C> & { filters: Filters };

function Body<C extends { href: string }>(props: BodyProps<C> & { result: Result<ListView<C>> }) {
  const { contentType, category, filters, result } = props;
  const isFiltering = useIsFiltering();
  const filtersSet = filterTexts(filters);
  if (!result.ok) {
    const topic = listTopic(contentType, category, filtersSet);
    return <div className={listBodyClass}>{props.errorView ?? <ListError error={result.error} topic={topic} />}</div>;
  }
  const { months } = result.data;
  return (
    <div className={`transition-motion ${listBodyClass} ${isFiltering ? 'opacity-60' : ''}`} aria-busy={isFiltering}>
      <ResultCount {...props} view={result.data} filtersSet={filtersSet} />
      {months && (
        <div className="mt-1 sm:mt-2">
          <MonthChips path={contentType.path} months={months} current={filters.bulan} />
        </div>
      )}
      <Results {...props} view={result.data} />
    </div>
  );
}

type ViewProps<C> = BodyProps<C> & { view: ListView<C> };

function Results<C extends { href: string }>(props: ViewProps<C>) {
  const { contentType, category, filters, Card, moreLabel, view } = props;
  const { cards, total, groups, emptyResult, neighbors = [] } = view;
  const pendingCount = usePendingCount(cards.length, total);
  const { pathname, search } = useLocation();
  const list = href(pathname, search, { tampil: null });
  const results = useFocusFirstNew<HTMLDivElement>(list, cards.length, '[data-card-link]');
  if (emptyResult) {
    return (
      <EmptyResult contentType={contentType} category={category} filters={filters} emptyResult={emptyResult}>
        {emptyResult.closest && (
          <div className="mt-4 flex">
            <ListCard Card={Card} card={emptyResult.closest} priority={false} heading="h3" />
          </div>
        )}
      </EmptyResult>
    );
  }
  const seeAlso = neighbors.length > 0 && <SeeAlso noun={contentType.noun} neighbors={neighbors} />;
  if (total === 0) {
    return (
      <EmptyState message={contentType.empty} topic={listTopic(contentType, category)}>
        {props.emptyAction}
        <div className="w-full max-w-xl">{seeAlso}</div>
      </EmptyState>
    );
  }
  const sections = groups ? sectionsOf(cards, groups) : [{ month: null, first: 0, cards }];
  return (
    <div ref={results} className={seeAlso ? 'gap-6 lg:grid lg:grid-cols-3' : undefined}>
      {sections.map(({ month, first, cards }, section) => (
        <Fragment key={month}>
          {month !== null && <h2 className="mt-8 text-2xl">{monthText(month)}</h2>}
          <ul className={seeAlso ? fewCardsClass : cardGridClass}>
            {cards.map((card, index) => (
              <li key={`${index} ${card.href}`} className={`flex ${cards.length === 1 ? 'sm:wide-card' : ''}`}>
                <ListCard
                  Card={Card}
                  card={card}
                  priority={first + index === 0}
                  heading={month === null ? 'h2' : 'h3'}
                />
              </li>
            ))}
            {pendingCount > 0 && section === sections.length - 1 && (
              <CardSkeletons count={pendingCount} skeleton={contentType.cardSkeleton} />
            )}
          </ul>
        </Fragment>
      ))}
      {seeAlso && <div className="mt-8 lg:mt-4">{seeAlso}</div>}
      <LoadMore shown={cards.length} pendingCount={pendingCount} total={total} label={moreLabel} />
    </div>
  );
}

interface ListCardProps<C> extends ListedCard<C> {
  Card: ComponentType<ListedCard<C>>;
}

/** A card. Without `memo`, each step of a navigation would render it again. */
const ListCard = memo(function ListCard<C>({ Card, ...props }: ListCardProps<C>) {
  return <Card {...props} />;
}) as <C>(props: ListCardProps<C>) => ReactElement;

/** Divides the cards by month. */
function sectionsOf<C>(cards: readonly C[], groups: readonly MonthCount[]) {
  let end = 0;
  return groups.map(({ month, count }) => {
    const first = end;
    end += count;
    return { month, first, cards: cards.slice(first, end) };
  });
}
