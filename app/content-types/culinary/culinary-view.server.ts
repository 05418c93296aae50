import type { ApiResult, Result } from '~/lib/result';
import { newestFirst } from '~/list-page/list-view.server';
import type { PageState } from '~/server/page-state.server';
import { isReachableLimit, MAX_CARDS, readParam } from '~/urls/params';
import { type CulinaryCard, type CulinaryRecord, type DishCard, toCard, toDishCard } from './schema.server';

/** View model of the culinary page; a list that fails or is empty is null. */
export interface CulinaryView {
  dishes: { shown: DishCard[]; total: number } | null;
  restaurants: { shown: CulinaryCard[]; total: number } | null;
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
      restaurants: places && { shown: places.slice(0, limit).map(toCard), total: places.length },
    },
  };
}

function sorted(result: ApiResult<CulinaryRecord[]>): readonly CulinaryRecord[] | null {
  return result.ok && result.data.length > 0 ? newestFirst(result.data) : null;
}
