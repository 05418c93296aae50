import { contentTypes } from '~/definitions/registry';
import { memoizeWeak } from '~/lib/memoize-weak';
import type { ApiResult, Result } from '~/lib/result';
import { newestFirst } from '~/list-page/list-view.server';
import type { PageState } from '~/server/page-state.server';
import { href } from '~/urls/href';
import { isReachableLimit, MAX_CARDS, readParam } from '~/urls/params';
import {
  type AnchoredCard,
  type CulinaryRecord,
  restaurantAnchor,
  toDishCard,
  toRestaurantCard,
} from './schema.server';

/** A category of restaurants, null for all, with its number of restaurants. */
export interface CategoryCount {
  label: string | null;
  count: number;
}

/** More categories than this would be different spellings. */
const MAX_CATEGORIES = 20;

/** View model of the culinary page; a list that fails or is empty is null. */
export interface CulinaryView {
  dishes: { shown: AnchoredCard[]; total: number } | null;
  restaurants: { shown: AnchoredCard[]; total: number; categories: CategoryCount[] } | null;
}

/**
 * Returns dishes and restaurants, newest first, at most 300 of each. The URL sets the category and the number of
 * restaurants.
 */
export function culinaryPageData(
  [dishes, restaurants]: readonly [ApiResult<CulinaryRecord[]>, ApiResult<CulinaryRecord[]>],
  request: Request,
  state: PageState,
): Result<CulinaryView> {
  const { searchParams } = new URL(request.url);
  const [limit, category] = [readParam(searchParams, 'tampil'), readParam(searchParams, 'kategori')];
  const food = sorted(dishes);
  const all = sorted(restaurants);
  const categories = all ? categoriesOf(all) : [];
  const places = all?.filter((place) => category === null || place.category === category);
  const isKnown = category === null || categories.some(({ label }) => label === category);
  if (!isKnown || !isReachableLimit(limit, places?.length ?? 0)) state.limitStorageTo('nobody');
  return {
    ok: true,
    data: {
      dishes: food && { shown: food.slice(0, MAX_CARDS).map(toDishCard), total: food.length },
      restaurants: places
        ? { shown: places.slice(0, limit).map(toRestaurantCard), total: places.length, categories }
        : null,
    },
  };
}

/** Returns the count of all restaurants, then of their categories, largest first. */
const categoriesOf = memoizeWeak((restaurants: readonly CulinaryRecord[]): CategoryCount[] => {
  const counts = new Map<string, number>();
  for (const { category } of restaurants) if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  const categories = [...counts].map(([label, count]) => ({ label, count })).sort((a, b) => b.count - a.count);
  return [{ label: null, count: restaurants.length }, ...categories.slice(0, MAX_CATEGORIES)];
});

/**
 * Returns the link to the culinary page that shows a restaurant's card. The page shows the newest first, six at a time.
 */
export function restaurantHref(restaurant: CulinaryRecord, restaurants: readonly CulinaryRecord[]): string {
  const tampil = newestFirst(restaurants).indexOf(restaurant) + 1;
  return `${href(contentTypes.culinary.path, '', { tampil })}#${encodeURIComponent(restaurantAnchor(restaurant))}`;
}

function sorted(result: ApiResult<CulinaryRecord[]>): readonly CulinaryRecord[] | null {
  return result.ok && result.data.length > 0 ? newestFirst(result.data) : null;
}
