import { Card } from '~/list-page/card';
import { CardSkeleton } from '~/list-page/cards-loading';
import { PosterCard, RowCard, RowSkeleton } from './cards';
import type { HomeCard } from './home-sections.server';

// A poster is taller than its image and crops its sides, so `sizes` is wider than the visible part.
const MOSAIC_SIZES = '(min-width: 640px) 30rem, 28.5rem';
const ROW_SIZES = '(min-width: 640px) 32rem, 28.5rem';

interface LayoutProps {
  /** A section's cards; null for each card that is still loading. */
  cards: readonly (HomeCard | null)[];
}

/** Lays out a home section's cards or skeletons. */
export type CardLayout = (props: LayoutProps) => JSX.Element;

/**
 * Returns a grid of cards. In two columns, the first of an odd number of cards spans both. `facts` is the usual number
 * of lines.
 */
const cardGrid =
  (facts: number): CardLayout =>
  ({ cards }) => (
    <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card, index) => (
        <li
          key={`${index} ${card?.href}`}
          className={`flex ${spansBothColumns(index, cards) ? 'sm:max-lg:col-span-2' : ''}`}
        >
          {card ? (
            <Card
              card={card}
              priority={false}
              fullWidth={spansBothColumns(index, cards)}
              fallbackLabel="Gambar Tidak Tersedia"
              heading="h3"
              facts={[
                ['clock', card.duration],
                ['map-pin', card.location],
              ]}
            />
          ) : (
            <CardSkeleton skeleton={{ title: 2, facts }} fullWidth={spansBothColumns(index, cards)} />
          )}
        </li>
      ))}
    </ul>
  );

/** Packages: with duration and location. */
export const PackageGrid = cardGrid(2);

/** Accommodation: with the location. */
export const AccommodationGrid = cardGrid(1);

/** Lays out posters; on phones as a horizontally scrolling row. */
const posters =
  (posterProps: (index: number, cards: LayoutProps['cards']) => { className: string; sizes: string }): CardLayout =>
  ({ cards }) => (
    <ul className="mt-8 gap-4 max-sm:bleed max-sm:flex max-sm:[scroll-snap-type:x_proximity] max-sm:overflow-x-auto max-sm:pb-4 no-scrollbar sm:grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {cards.map((card, index) => {
        const { className, sizes } = posterProps(index, cards);
        return (
          <li
            key={`${index} ${card?.href}`}
            className={`aspect-3/4 w-64 shrink-0 snap-start sm:aspect-auto sm:w-auto ${className}`}
          >
            {card ? <PosterCard card={card} sizes={sizes} /> : <div className="size-full rounded-card shimmer" />}
          </li>
        );
      })}
    </ul>
  );

/** Six posters: one large, two beside it, three below. */
export const PosterMosaic = posters((index) =>
  index === 0
    ? {
        className: 'sm:h-80 lg:col-span-2 lg:row-span-2 lg:h-auto',
        sizes: `(min-width: 1024px) 56rem, ${MOSAIC_SIZES}`,
      }
    : { className: 'sm:h-80', sizes: MOSAIC_SIZES },
);

/** Posters of the same size. */
export const PosterRow = posters((index, cards) =>
  spansBothColumns(index, cards)
    ? {
        className: 'sm:h-96 sm:max-lg:col-span-2',
        sizes: `(min-width: 1024px) 32rem, (min-width: 640px) 92vw, ${ROW_SIZES}`,
      }
    : { className: 'sm:h-96', sizes: ROW_SIZES },
);

/** Whether a card spans both of two columns: the first of an odd number. */
const spansBothColumns = (index: number, cards: readonly unknown[]) => cards.length % 2 === 1 && index === 0;

/** Cards in one column with the image on the left; a skeleton for each null. */
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
