import type { ComponentType, ReactNode } from 'react';
import type { Result } from '~/admin-api/result';
import { Deferred } from '~/components/deferred';
import { Share } from '~/components/share';
import type { ContentType } from '~/content-types/types';
import { hrefWith, MAX_ITEMS } from '~/lib/search-params';
import type { MaybeDeferred } from '~/server/page-response.server';
import { EmptyState } from './empty-state';
import { ListError } from './list-error';
import { cardGrid, countLine, ListFrame, listBody } from './list-frame';
import { LoadMore } from './load-more';
import type { ListView } from './loader.server';
import { CardSkeletons, CardsLoading } from './loading';
import { describeList } from './params';
import { usePendingCategory, usePendingCount } from './use-pending-params';

interface Props<C> {
  contentType: ContentType;
  category: string | null;
  page: MaybeDeferred<ListView<C>>;
  Card: ComponentType<{ card: C; priority: boolean }>;
  moreLabel?: string;
  /** The recovery link of an empty category, if the specification names one. */
  emptyAction?: ReactNode;
  /** The error view; defaults to `ListError`. */
  failed?: ReactNode;
}

/** A content type's list in every state: hero, categories, cards and Load More (specification 2 and 4). */
export function ListPage<C extends { href: string }>(props: Props<C>) {
  const { contentType, category, page } = props;
  const pendingCategory = usePendingCategory();
  const skeleton = <CardsLoading contentType={contentType} />;
  return (
    <ListFrame contentType={contentType} category={pendingCategory === undefined ? category : pendingCategory}>
      {pendingCategory !== undefined ? (
        skeleton
      ) : (
        <Deferred value={page} fallback={skeleton}>
          {(result) => <Body {...props} result={result} />}
        </Deferred>
      )}
    </ListFrame>
  );
}

function Body<C extends { href: string }>(props: Props<C> & { result: Result<ListView<C>> }) {
  const { contentType, category, result } = props;
  const query = describeList(contentType, category);
  return (
    <div className={listBody}>
      {!result.ok ? (
        (props.failed ?? <ListError error={result.error} query={query} />)
      ) : result.data.total === 0 ? (
        <EmptyState message={contentType.empty} query={query}>
          {props.emptyAction}
        </EmptyState>
      ) : (
        <Cards {...props} view={result.data} />
      )}
    </div>
  );
}

function Cards<C extends { href: string }>(props: Props<C> & { view: ListView<C> }) {
  const { contentType, category, Card, moreLabel } = props;
  const { cards, total } = props.view;
  const pendingCount = usePendingCount(cards.length, total);
  return (
    <>
      <div className={countLine}>
        <p className="basis-36 grow text-sm" role="status">
          Menampilkan {total > MAX_ITEMS && cards.length === MAX_ITEMS ? `${MAX_ITEMS} pertama` : cards.length} dari{' '}
          {total} {contentType.noun}
        </p>
        {category !== null && (
          <Share
            // The key resets "Tautan disalin" when the category changes.
            key={category}
            title={`${category} – ${contentType.title}`}
            path={hrefWith(contentType.path, '', { kategori: category })}
          />
        )}
      </div>
      <ul className={cardGrid}>
        {cards.map((card, index) => (
          <li key={`${index} ${card.href}`} className="flex">
            <Card card={card} priority={index === 0} />
          </li>
        ))}
        {pendingCount > 0 && <CardSkeletons count={pendingCount} skeleton={contentType.skeleton.card} />}
      </ul>
      <LoadMore shown={cards.length} pendingCount={pendingCount} total={total} label={moreLabel} />
    </>
  );
}
