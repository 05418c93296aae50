import type { ReactNode } from 'react';

export const restaurantGridClass = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';
export const DISHES_TITLE = 'Makanan Khas Terpopuler';

/** The layout that the culinary page and its loading state share. */
export function CulinaryLayout({ dishes, restaurants }: { dishes: ReactNode; restaurants: ReactNode }) {
  return (
    <>
      <section className="overflow-x-clip py-12">
        <div className="page">
          <h2 className="mb-6 text-3xl">{DISHES_TITLE}</h2>
          {dishes}
        </div>
      </section>
      <section className="bg-cream-100 py-12">
        <div className="page">
          <h2 className="mb-6 text-3xl">Restoran Terbaik di Bali</h2>
          {restaurants}
        </div>
      </section>
    </>
  );
}
