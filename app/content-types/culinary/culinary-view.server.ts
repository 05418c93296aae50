import type { ApiResult, Result } from '~/lib/result';
import { newestFirst } from '~/list-page/list-view.server';
import { isLoadMoreCount, readListParams } from '~/list-page/params';
import { mergeCacheMeta, type PageData } from '~/server/page-response.server';
import { MAX_CARDS } from '~/urls/search-params';
import { type CulinaryCard, type CulinaryRecord, type DishCard, toCard, toDishCard } from './schema.server';

/** View model of the culinary page; a list that fails or is empty is null. */
export interface CulinaryView {
  dishes: { shown: DishCard[]; total: number } | null;
  restaurants: { shown: CulinaryCard[]; total: number } | null;
}

/** Returns dishes and restaurants, newest first, at most 300 of each; the URL sets the number of restaurants (specification 2). */
export function culinaryPageData(
  [dishes, restaurants]: readonly [ApiResult<CulinaryRecord[]>, ApiResult<CulinaryRecord[]>],
  request: Request,
): Result<PageData<CulinaryView>> {
  const { limit } = readListParams(new URL(request.url).searchParams);
  const food = sorted(dishes);
  const places = sorted(restaurants);
  const meta = mergeCacheMeta([dishes, restaurants]);
  return {
    ok: true,
    data: {
      view: {
        dishes: food && { shown: food.slice(0, MAX_CARDS).map(toDishCard), total: food.length },
        restaurants: places && { shown: places.slice(0, limit).map(toCard), total: places.length },
      },
      ...meta,
      scope: isLoadMoreCount(limit, places?.length ?? 0) ? meta.scope : 'none',
    },
  };
}

function sorted(result: ApiResult<CulinaryRecord[]>): readonly CulinaryRecord[] | null {
  return result.ok && result.data.length > 0 ? newestFirst(result.data) : null;
}
