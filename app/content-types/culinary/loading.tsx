import { Spinner } from '~/components/feedback/spinner';
import { contentTypes } from '~/content-types/registry';
import { PAGE_SIZE } from '~/lib/search-params';
import { CardSkeletons } from '~/list-page/loading';
import { CulinaryFrame, restaurantGrid } from './culinary-frame';

/** The loading state: a spinner for the dishes, six skeletons for the restaurants (specification 4). */
export function CulinaryLoading() {
  return (
    <div data-loading="">
      <CulinaryFrame
        // The usual height of the dishes, to avoid a layout shift of the restaurants below.
        dishes={<Spinner className="min-h-[37.3125rem]" />}
        restaurants={
          <div role="status" aria-label="Memuat data restoran">
            <ul className={restaurantGrid}>
              <CardSkeletons count={PAGE_SIZE} skeleton={contentTypes.culinary.skeleton.card} />
            </ul>
          </div>
        }
      />
    </div>
  );
}
