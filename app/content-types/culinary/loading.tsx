import { Spinner } from '~/components/feedback/spinner';
import { contentTypes } from '~/content-types/registry';
import { PAGE_SIZE } from '~/lib/search-params';
import { CardSkeletons } from '~/list-page/loading';
import { CulinaryFrame } from './culinary-frame';
import { restaurantGrid } from './restaurant-grid';

const { loading, skeleton } = contentTypes.culinary;

/** What stands in place of dishes and restaurants while they are loading: words, and six skeletons (specification 4). */
export function CulinaryLoading() {
  return (
    <div data-loading="">
      <CulinaryFrame
        // As high as the dishes usually are, so that the restaurants below stay where they are.
        dishes={<Spinner label={loading.list} className="min-h-[37.3125rem]" />}
        restaurants={
          <div role="status" aria-label="Memuat data restoran">
            <ul className={restaurantGrid}>
              <CardSkeletons count={PAGE_SIZE} skeleton={skeleton.card} />
            </ul>
          </div>
        }
      />
    </div>
  );
}
