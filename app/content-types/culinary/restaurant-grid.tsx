import { contentTypes } from '~/content-types/registry';
import { cardClass } from '~/list-page/card';
import { LoadMore } from '~/list-page/load-more';
import { CardSkeletons } from '~/list-page/loading';
import { usePendingCount } from '~/list-page/use-pending-params';
import { RestaurantCardBody } from './culinary-card';
import { restaurantGridClass } from './culinary-layout';
import type { CulinaryCard } from './schema.server';

/** A grid of six restaurants; Load More adds six at a time (specification 2). */
export function RestaurantGrid({ shown, total }: { shown: readonly CulinaryCard[]; total: number }) {
  const pendingCount = usePendingCount(shown.length, total);
  return (
    <>
      <ul className={restaurantGridClass}>
        {shown.map((place, index) => (
          <li key={`${index} ${place.anchor}`} className={cardClass}>
            <RestaurantCardBody card={place} />
          </li>
        ))}
        {pendingCount > 0 && <CardSkeletons count={pendingCount} skeleton={contentTypes.culinary.skeleton.card} />}
      </ul>
      <LoadMore shown={shown.length} pendingCount={pendingCount} total={total} />
    </>
  );
}
