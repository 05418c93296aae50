import { contentTypes } from '~/content-types/registry';
import { cardFrame, cardImage } from '~/list-page/card';
import { LoadMore } from '~/list-page/load-more';
import { CardSkeletons } from '~/list-page/loading';
import { usePendingCount } from '~/list-page/use-pending-params';
import { restaurantGrid } from './culinary-frame';
import { FoodCardBody } from './food-card';
import type { FoodView } from './schema.server';

/** A grid of six restaurants; Load More adds six at a time (specification 2). */
export function RestaurantGrid({ shown, total }: { shown: readonly FoodView[]; total: number }) {
  const pendingCount = usePendingCount(shown.length, total);
  return (
    <>
      <ul className={restaurantGrid}>
        {shown.map((place, index) => (
          <li key={`${index} ${place.anchor}`} className={cardFrame}>
            <FoodCardBody
              food={place}
              sizes="(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 92vw"
              imageClass={cardImage()}
            />
          </li>
        ))}
        {pendingCount > 0 && <CardSkeletons count={pendingCount} skeleton={contentTypes.culinary.skeleton.card} />}
      </ul>
      <LoadMore shown={shown.length} pendingCount={pendingCount} total={total} />
    </>
  );
}
