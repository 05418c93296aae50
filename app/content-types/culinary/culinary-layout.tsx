import type { ReactNode } from 'react';
import { Spinner } from '~/components/feedback/spinner';
import { contentTypes } from '~/definitions/registry';
import { CardSkeletons } from '~/list-page/cards-loading';
import { PAGE_SIZE } from '~/urls/params';

export const restaurantGridClass = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3 3xl:grid-cols-4';
export const DISHES_TITLE = 'Makanan Khas Terpopuler';

/** The layout shared by the culinary page and its loading state. */
export function CulinaryLayout({ dishes, restaurants }: { dishes: ReactNode; restaurants: ReactNode }) {
  return (
    <>
      <section data-hits="" className="clip-sideways py-8 sm:py-12">
        <div className="page-column">
          <h2 className="mb-6 text-3xl">{DISHES_TITLE}</h2>
          {dishes}
        </div>
      </section>
      <section className="bg-cream-100 py-12">
        <div className="page-column">
          <h2 className="mb-6 text-3xl">Restoran Terbaik di Bali</h2>
          {restaurants}
        </div>
      </section>
    </>
  );
}

/** The loading state: a spinner for the dishes, six skeletons for the restaurants. */
export function CulinaryLoading() {
  return (
    <div data-loading="">
      <CulinaryLayout
        // The usual height of the dishes, so that the restaurants below do not shift.
        dishes={<Spinner className="min-h-[37.3125rem] items-start! pt-16" />}
        restaurants={
          <div role="status" aria-label="Memuat data restoran">
            <ul className={restaurantGridClass}>
              <CardSkeletons count={PAGE_SIZE} skeleton={contentTypes.culinary.cardSkeleton} />
            </ul>
          </div>
        }
      />
    </div>
  );
}
