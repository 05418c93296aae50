import type { BookableKey } from '~/definitions/registry';
import { href } from '~/urls/href';
import { firstCount, formatItems, type ItemRef, isSameItem } from './items';
import type { Plan } from './plan';

export const COMPARE_PATH = '/bandingkan';

/** The maximum of records side by side. */
export const MAX_COMPARED = 3;

/** The content types whose records can be compared: vehicles, stays and packages. */
export const comparableTypes = ['vehicles', 'accommodations', 'packages'] as const satisfies readonly BookableKey[];

export type ComparableType = (typeof comparableTypes)[number];

/** Whether records of a content type can be compared. */
export const isComparable = (type: BookableKey): type is ComparableType =>
  comparableTypes.some((comparable) => comparable === type);

/**
 * Returns the path and query of the comparison of a record with the last one or two others of its content type in a
 * plan. Undefined if there are no others, or the type cannot be compared.
 */
export function comparisonIn({ items }: Pick<Plan, 'items'>, ref: ItemRef): string | undefined {
  const others = items.filter((item) => item.type === ref.type && !isSameItem(item, ref)).slice(1 - MAX_COMPARED);
  return isComparable(ref.type) && others.length > 0 ? compareHref([...others, ref]) : undefined;
}

/** Returns the path and query of a comparison of records: `/bandingkan?isi=transportasi-3,transportasi-5`. */
export function compareHref(refs: readonly ItemRef[]): string {
  return href(COMPARE_PATH, '', {
    isi: formatItems(refs.map(({ type, param }) => ({ type, param, count: firstCount(type) }))),
  });
}
