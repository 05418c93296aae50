import { useSearchParams } from '@remix-run/react';
import { RetryingSpinner } from '~/components/feedback/retrying-spinner';
import { readParam } from '~/lib/search-params';
import { CulinaryLayout } from './culinary-layout';
import { DishCarousel } from './dish-carousel';
import { FoodTour } from './food-tour';
import type { CulinaryView } from './loader.server';
import { RestaurantGrid } from './restaurant-grid';

/** Dishes and restaurants; a list that fails shows a spinner and refetches (specification 2, decisions 4). */
export function CulinarySections({ view: { dishes, restaurants } }: { view: CulinaryView }) {
  const [search] = useSearchParams();
  const spinner = <RetryingSpinner />;
  return (
    <>
      <CulinaryLayout
        dishes={dishes ? <DishCarousel dishes={dishes} expanded={readParam(search, 'lengkap')} /> : spinner}
        restaurants={restaurants ? <RestaurantGrid {...restaurants} /> : spinner}
      />
      <FoodTour />
    </>
  );
}
