import { contentTypes } from '~/definitions/registry';
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

/** View model of the culinary page; a list that fails or is empty is null. */
export interface CulinaryView {
  dishes: { shown: AnchoredCard[]; total: number } | null;
  restaurants: { shown: AnchoredCard[]; total: number } | null;
}

/** Returns dishes and restaurants, newest first, at most 300 of each; the URL sets the number of restaurants. */
export function culinaryPageData(
  [dishes, restaurants]: readonly [ApiResult<CulinaryRecord[]>, ApiResult<CulinaryRecord[]>],
  request: Request,
  state: PageState,
): Result<CulinaryView> {
  const limit = readParam(new URL(request.url).searchParams, 'tampil');
  const food = sorted(dishes);
  const places = sorted(restaurants);
  if (!isReachableLimit(limit, places?.length ?? 0)) state.limitStorageTo('nobody');
  return {
    ok: true,
    data: {
      dishes: food && { shown: food.slice(0, MAX_CARDS).map(toDishCard), total: food.length },
      restaurants: places && { shown: places.slice(0, limit).map(toRestaurantCard), total: places.length },
    },
  };
}

/** The culinary page with a restaurant's card on it: it shows the newest ones first, six at a time. */
export function restaurantHref(restaurant: CulinaryRecord, restaurants: readonly CulinaryRecord[]): string {
  const tampil = newestFirst(restaurants).indexOf(restaurant) + 1;
  return `${href(contentTypes.culinary.path, '', { tampil })}#${encodeURIComponent(restaurantAnchor(restaurant))}`;
}

function sorted(result: ApiResult<CulinaryRecord[]>): readonly CulinaryRecord[] | null {
  return result.ok && result.data.length > 0 ? newestFirst(result.data) : null;
}
