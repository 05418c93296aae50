import { memoizeWeak } from '~/lib/memoize-weak';
import type { BaseRecord } from './collection.server';

/**
 * Returns the record of a plan's or a comparison's item from a list, by id or else by slug. An id wins over another
 * record's slug.
 */
export const findByParam = <R extends BaseRecord>(records: readonly R[], param: string): R | undefined =>
  records[positionsOf(records).get(param) ?? -1];

/** The positions of a list's records by id, and by slug if it is not another record's id. */
const positionsOf = memoizeWeak((records: readonly BaseRecord[]): ReadonlyMap<string, number> => {
  const positions = new Map<string, number>();
  for (const name of ['id', 'slug'] as const) {
    for (const [position, record] of records.entries()) {
      const param = record[name];
      if (param !== null && !positions.has(param)) positions.set(param, position);
    }
  }
  return positions;
});
