import { Await } from '@remix-run/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { Outcome } from '~/admin-api/result';
import { Share } from '~/components/share';
import type { Section } from '~/content-types/registry';
import { hrefWith } from '~/lib/search-params';
import type { MaybeDeferred } from '~/server/page-response.server';
import { EmptyState } from './empty-state';
import { FailedList } from './list-error';
import { cardGrid, countLine, ListFrame, listBody } from './list-frame';
import { LoadMore } from './load-more';
import type { ListView } from './loader.server';
import { CardsLoading, CardsToCome } from './loading';
import { soughtIn } from './params';
import { useComing, useLateCategory } from './use-pending-params';

interface Props<C> {
  section: Section;
  categories: readonly string[];
  category: string | null;
  page: MaybeDeferred<ListView<C>>;
  Card: ComponentType<{ card: C; first: boolean }>;
  moreLabel?: string;
  /** A way on from an empty category, where the specification names one. */
  emptyAction?: ReactNode;
  /** What stands when the list cannot be had, where it is not the usual error view. */
  failed?: ReactNode;
}

/** A section's list: hero, categories, cards and Load More, in every state (specification 2 and 4). */
export function ListPage<C extends { href: string }>(props: Props<C>) {
  const { section, categories, category, page } = props;
  const awaited = useLateCategory();
  const waiting = <CardsLoading section={section} />;
  return (
    <ListFrame
      section={section}
      categories={categories}
      category={awaited === undefined ? category : awaited}
    >
      {awaited !== undefined ? (
        waiting
      ) : page instanceof Promise ? (
        <Suspense fallback={waiting}>
          <Await resolve={page}>{(outcome) => <Body {...props} outcome={outcome} />}</Await>
        </Suspense>
      ) : (
        <Body {...props} outcome={page} />
      )}
    </ListFrame>
  );
}

function Body<C extends { href: string }>(props: Props<C> & { outcome: Outcome<ListView<C>> }) {
  const { section, outcome, emptyAction, failed } = props;
  return (
    <div className={listBody}>
      {!outcome.ok ? (
        (failed ?? <FailedList failure={outcome.failure} sought={soughtIn(section, props.category)} />)
      ) : outcome.value.total === 0 ? (
        <EmptyState words={section.empty} sought={soughtIn(section, outcome.value.category)}>
          {emptyAction}
        </EmptyState>
      ) : (
        <Cards {...props} view={outcome.value} />
      )}
    </div>
  );
}

function Cards<C extends { href: string }>({
  section,
  view,
  Card,
  moreLabel,
}: Props<C> & { view: ListView<C> }) {
  const { cards, total, category } = view;
  const coming = useComing(cards.length, total);
  return (
    <>
      <div className={countLine}>
        <p className="basis-36 grow text-sm" role="status">
          Menampilkan {cards.length} dari {total} {section.noun}
        </p>
        {category !== null && (
          <Share
            // "Tautan disalin" is said of one link, not of the next category's.
            key={category}
            title={`${category} – ${section.title}`}
            path={hrefWith(section.path, '', { kategori: category })}
          />
        )}
      </div>
      <ul className={cardGrid}>
        {cards.map((card, index) => (
          <li key={`${index} ${card.href}`} className="flex">
            <Card card={card} first={index === 0} />
          </li>
        ))}
        {coming > 0 && <CardsToCome count={coming} shape={section.shape.card} />}
      </ul>
      <LoadMore shown={cards.length} coming={coming} total={total} label={moreLabel} />
    </>
  );
}
