import type { ComponentType, ReactNode } from 'react';
import type { Result } from '~/admin-api/result';
import { Deferred } from '~/components/deferred';
import { Share } from '~/components/share';
import type { ContentType } from '~/content-types/types';
import { hrefWith } from '~/lib/search-params';
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
  categories: readonly string[];
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
  const { contentType, categories, category, page } = props;
  const pendingCategory = usePendingCategory();
  const skeleton = <CardsLoading contentType={contentType} />;
  return (
    <ListFrame
      contentType={contentType}
      categories={categories}
      category={pendingCategory === undefined ? category : pendingCategory}
    >
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
  const { contentType, result, emptyAction, failed } = props;
  return (
    <div className={listBody}>
      {!result.ok ? (
        (failed ?? <ListError error={result.error} query={describeList(contentType, props.category)} />)
      ) : result.data.total === 0 ? (
        <EmptyState message={contentType.empty} query={describeList(contentType, result.data.category)}>
          {emptyAction}
        </EmptyState>
      ) : (
        <Cards {...props} view={result.data} />
      )}
    </div>
  );
}

function Cards<C extends { href: string }>({
  contentType,
  view,
  Card,
  moreLabel,
}: Props<C> & { view: ListView<C> }) {
  const { cards, total, category } = view;
  const pendingCount = usePendingCount(cards.length, total);
  return (
    <>
      <div className={countLine}>
        <p className="basis-36 grow text-sm" role="status">
          Menampilkan {cards.length} dari {total} {contentType.noun}
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
