import { Spinner } from '~/components/feedback/spinner';
import { contentTypes } from '~/content-types/registry';
import { PAGE_SIZE } from '~/lib/search-params';
import { CardSkeletons } from '~/list-page/loading';
import { CulinaryLayout, restaurantGridClass } from './culinary-layout';

/** The loading state: a spinner for the dishes, six skeletons for the restaurants (specification 4). */
export function CulinaryLoading() {
  return (
    <div data-loading="">
      <CulinaryLayout
        // The usual height of the dishes, to avoid a layout shift of the restaurants below.
        dishes={<Spinner className="min-h-[37.3125rem] items-start! pt-16" />}
        restaurants={
          <div role="status" aria-label="Memuat data restoran">
            <ul className={restaurantGridClass}>
              <CardSkeletons count={PAGE_SIZE} skeleton={contentTypes.culinary.skeleton.card} />
            </ul>
          </div>
        }
      />
    </div>
  );
}
