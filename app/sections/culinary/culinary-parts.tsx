import { useSearchParams } from '@remix-run/react';
import { readParam } from '~/lib/search-params';
import { sections } from '~/site/sections';
import { StillLoading } from '~/states/still-loading';
import { DishCarousel } from './dish-carousel';
import { FoodTour } from './food-tour';
import { DISHES_TITLE } from './loading';
import { RestaurantGrid } from './restaurant-grid';
import type { CulinaryView } from './view.server';

const { loading } = sections.culinary;

/** Dishes and restaurants; what could not be had says so and is asked for again (specification 2, decisions 4). */
export function CulinaryParts({ view }: { view: CulinaryView }) {
  const [search] = useSearchParams();
  return (
    <>
      <section className="overflow-x-clip py-12">
        <div className="page">
          <h2 className="mb-6 text-3xl">{DISHES_TITLE}</h2>
          {view.dishes === null ? (
            <StillLoading words={loading.list} />
          ) : (
            <DishCarousel dishes={view.dishes} expanded={readParam(search, 'lengkap')} />
          )}
        </div>
      </section>
      <section className="bg-cream-100 py-12">
        <div className="page">
          <h2 className="mb-6 text-3xl">Restoran Terbaik di Bali</h2>
          {view.restaurants === null ? (
            <StillLoading words={loading.list} />
          ) : (
            <RestaurantGrid restaurants={view.restaurants.shown} total={view.restaurants.total} />
          )}
        </div>
      </section>
      <FoodTour />
    </>
  );
}
