import { Icon } from '~/components/icon';
import { Rating } from '~/components/rating';
import { contentTypes } from '~/content-types/registry';
import { Image } from '~/images/image';
import { cardFrame } from '~/list-page/card';
import { LoadMore } from '~/list-page/load-more';
import { CardSkeletons } from '~/list-page/loading';
import { usePendingCount } from '~/list-page/use-pending-params';
import type { FoodView } from './schema.server';

export const restaurantGrid = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

/** A grid of six restaurants; Load More adds six at a time (specification 2). */
export function RestaurantGrid({ restaurants, total }: { restaurants: readonly FoodView[]; total: number }) {
  const pendingCount = usePendingCount(restaurants.length, total);
  return (
    <>
      <ul className={restaurantGrid}>
        {restaurants.map((place, index) => (
          <li key={`${index} ${place.anchor}`} className={cardFrame}>
            <Image
              path={place.image}
              alt={place.title}
              sizes="(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 92vw"
              className="aspect-4/3 w-full"
            />
            <div className="flex flex-1 flex-col gap-2.5 p-5">
              <div className="flex items-start justify-between gap-3">
                <h3 className="text-lg leading-snug">{place.title}</h3>
                <Rating value={place.rating} />
              </div>
              {place.category && <p className="text-sm font-semibold text-lagoon-700">{place.category}</p>}
              {place.description && <p className="text-sm">{place.description}</p>}
              {place.address && (
                <p className="flex gap-2 text-sm">
                  <Icon name="map-pin" className="size-4 text-lagoon-600" />
                  {place.address}
                </p>
              )}
              {place.price && (
                <p className="mt-auto pt-1 font-bold text-sea-900 tabular-nums">{place.price}</p>
              )}
            </div>
          </li>
        ))}
        {pendingCount > 0 && (
          <CardSkeletons count={pendingCount} skeleton={contentTypes.culinary.skeleton.card} />
        )}
      </ul>
      <LoadMore shown={restaurants.length} pendingCount={pendingCount} total={total} />
    </>
  );
}
