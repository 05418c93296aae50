import { Await, useLocation, useNavigation } from '@remix-run/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { Awaitable } from '~/site/page.server';
import type { Section } from '~/site/sections';
import { Share } from '~/states/share';
import { PageHero } from '~/ui/page-hero';
import { CategoryChips } from './chips';
import { EmptyState } from './empty';
import { FailedList } from './failed-list';
import { LoadMore } from './load-more';
import { CardsLoading } from './loading';
import { categoryHref, soughtIn } from './params';
import type { ListView } from './view.server';

interface Props<C> {
  section: Section;
  categories: readonly string[];
  category: string | null;
  page: Awaitable<ListView<C>>;
  Card: ComponentType<{ card: C; first: boolean }>;
  moreLabel?: string;
  /** A way on from an empty category, where the specification names one. */
  emptyAction?: ReactNode;
  /** What stands when the list cannot be had, where it is not the usual error view. */
  failed?: ReactNode;
  /** Heading above the cards, where the specification names one. */
  heading?: string;
}

/** A section's list: hero, categories, cards and Load More, in every state (specification 2 and 4). */
export function ListPage<C extends { href: string }>(props: Props<C>) {
  const { section, categories, category, page, failed } = props;
  const { key } = useLocation();
  return (
    <>
      <PageHero {...section} />
      <div className="page py-8 sm:py-10">
        <CategoryChips labels={categories} current={category} />
        {page instanceof Promise ? (
          <Suspense key={key} fallback={<Waiting section={section} />}>
            <Await resolve={page}>
              {(outcome) =>
                outcome.ok ? (
                  <Cards {...props} view={outcome.value} />
                ) : (
                  (failed ?? <FailedList failure={outcome.failure} sought={soughtIn(section, category)} />)
                )
              }
            </Await>
          </Suspense>
        ) : page.ok ? (
          <Cards {...props} view={page.value} />
        ) : (
          (failed ?? <FailedList failure={page.failure} sought={soughtIn(section, category)} />)
        )}
      </div>
    </>
  );
}

function Waiting({ section }: { section: Section }) {
  return (
    <div className="mt-8" data-loading="">
      <CardsLoading words={section.loading.list} />
    </div>
  );
}

function Cards<C extends { href: string }>({
  section,
  view,
  Card,
  moreLabel,
  emptyAction,
  heading,
}: Props<C> & { view: ListView<C> }) {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const filtering = navigation.state === 'loading' && navigation.location.pathname === pathname;
  if (view.total === 0) {
    return (
      <EmptyState words={section.empty} sought={soughtIn(section, view.category)}>
        {emptyAction}
      </EmptyState>
    );
  }
  return (
    <div className={filtering ? 'opacity-60 transition-opacity delay-150 duration-200' : undefined}>
      {heading && <h2 className="mt-8 text-2xl">{heading}</h2>}
      <div className="mt-6 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p className="text-sm" role="status">
          Menampilkan {view.cards.length} dari {view.total} {section.noun}
        </p>
        {view.category !== null && (
          <Share
            title={`${view.category} – ${section.title}`}
            path={categoryHref(section.path, '', view.category)}
          />
        )}
      </div>
      <ul className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {view.cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two records of one title share an address.
          <li key={`${index} ${card.href}`} className="flex">
            <Card card={card} first={index === 0} />
          </li>
        ))}
      </ul>
      <LoadMore shown={view.cards.length} total={view.total} label={moreLabel} />
    </div>
  );
}
