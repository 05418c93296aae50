import { SkeletonLine, SkeletonLines } from '~/components/skeleton';
import { Card } from '~/list-page/card';
import { CardFacts } from '~/list-page/card-facts';
import { CardSkeleton } from '~/list-page/loading';
import type { HomeCard } from './home-sections.server';
import { PosterCard } from './poster-card';
import { RowCard, rowCardFrame } from './row-card';

// A poster is taller than its image and crops its sides, so `sizes` is wider than the visible part.
const MOSAIC_SIZES = '(min-width: 640px) 30rem, 28.5rem';
const ROW_SIZES = '(min-width: 640px) 32rem, 28.5rem';

interface LayoutProps {
  /** A section's cards; null for each one that is still loading. */
  cards: readonly (HomeCard | null)[];
}

/** Lays out a home section's cards or skeletons. */
export type CardLayout = (props: LayoutProps) => JSX.Element;

/** A grid of cards: in two columns, the last of an odd number spans both. */
export function CardGrid({ cards }: LayoutProps) {
  return (
    <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card, index) => (
        <li
          key={`${index} ${card?.href}`}
          className={`flex ${isAlone(index, cards) ? 'sm:max-lg:col-span-2' : ''}`}
        >
          {card ? (
            <Card
              card={card}
              priority={false}
              fullWidth={isAlone(index, cards)}
              price={card.price}
              rating={card.rating}
              fallbackLabel="Gambar Tidak Tersedia"
              heading="h3"
            >
              {card.location && <CardFacts facts={[['map-pin', card.location]]} />}
            </Card>
          ) : (
            <CardSkeleton shape={{ title: 2, facts: 1 }} wide={isAlone(index, cards)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Six posters: one large, two beside it, three below; on phones a horizontally scrolling row. */
export function PosterMosaic({ cards }: LayoutProps) {
  return (
    <SwipeRow>
      {cards.map((card, index) => (
        <li
          key={`${index} ${card?.href}`}
          className={`aspect-3/4 w-64 shrink-0 snap-start sm:aspect-auto sm:h-80 sm:w-auto ${index === 0 ? 'lg:col-span-2 lg:row-span-2 lg:h-auto' : ''}`}
        >
          <Poster
            card={card}
            sizes={index === 0 ? `(min-width: 1024px) 56rem, ${MOSAIC_SIZES}` : MOSAIC_SIZES}
          />
        </li>
      ))}
    </SwipeRow>
  );
}

/** Posters of the same size; on phones a horizontally scrolling row. */
export function PosterRow({ cards }: LayoutProps) {
  return (
    <SwipeRow>
      {cards.map((card, index) => {
        const alone = isAlone(index, cards);
        return (
          <li
            key={`${index} ${card?.href}`}
            className={`aspect-3/4 w-64 shrink-0 snap-start sm:aspect-auto sm:h-96 sm:w-auto ${alone ? 'sm:max-lg:col-span-2' : ''}`}
          >
            <Poster
              card={card}
              sizes={alone ? `(min-width: 1024px) 32rem, (min-width: 640px) 92vw, ${ROW_SIZES}` : ROW_SIZES}
            />
          </li>
        );
      })}
    </SwipeRow>
  );
}

function Poster({ card, sizes }: { card: HomeCard | null; sizes: string }) {
  return card ? <PosterCard card={card} sizes={sizes} /> : <div className="size-full rounded-card shimmer" />;
}

/** Whether a card is the last of an odd number: in two columns it spans both. */
const isAlone = (index: number, cards: readonly unknown[]) =>
  cards.length % 2 === 1 && index === cards.length - 1;

function SwipeRow({ children }: { children: React.ReactNode }) {
  return (
    <ul className="mt-8 gap-4 max-sm:bleed max-sm:flex max-sm:snap-x max-sm:overflow-x-auto max-sm:pb-4 no-scrollbar sm:grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {children}
    </ul>
  );
}

/** One card per row. */
export function Rows({ cards }: LayoutProps) {
  return (
    <ul className="mt-8 grid gap-4">
      {cards.map((card, index) => (
        <li key={`${index} ${card?.href}`} className="flex">
          {card ? <RowCard card={card} /> : <RowSkeleton />}
        </li>
      ))}
    </ul>
  );
}

function RowSkeleton() {
  return (
    <div className={rowCardFrame}>
      <div className="size-thumb shrink-0 rounded-2xl shimmer sm:h-32 sm:w-44" />
      <div className="min-w-0 flex-1">
        <div className="text-xs">
          <SkeletonLine className="w-24" />
        </div>
        <div className="mt-0.5 text-lg leading-snug">
          <SkeletonLines count={2} />
        </div>
        <div className="mt-0.5 text-sm">
          <SkeletonLines count={3} />
        </div>
      </div>
    </div>
  );
}
