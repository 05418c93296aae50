import type { BaseRecord } from '~/admin-api/collection.server';
import { memoizeWeak } from '~/lib/memoize-weak';
import { rowsOf, type ToFilterValues } from './filter.server';

/** More areas are too many to choose from; those with the fewest records are left out. */
const MAX_AREAS = 60;

/**
 * Returns the areas of a list's records in alphabetical order, each as its first record spells it; empty if there are
 * fewer than two. Memoized per response.
 */
export const areasOf = memoizeWeak((toFilterValues: ToFilterValues<never>) =>
  memoizeWeak((records: readonly never[]): readonly string[] => {
    const counts = new Map<string, { area: string; count: number }>();
    for (const { values } of rowsOf(toFilterValues)(records)) {
      const { area } = values;
      if (area == null) continue;
      const known = counts.get(area.toLowerCase());
      if (known) known.count += 1;
      else counts.set(area.toLowerCase(), { area, count: 1 });
    }
    if (counts.size < 2) return [];
    const most = [...counts.values()].sort((a, b) => b.count - a.count).slice(0, MAX_AREAS);
    return most.map(({ area }) => area).sort((a, b) => a.localeCompare(b, 'id'));
  }),
) as unknown as <R extends BaseRecord>(
  toFilterValues: ToFilterValues<R>,
) => (records: readonly R[]) => readonly string[];
