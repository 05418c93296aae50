import type { BookableKey } from '~/definitions/registry';
import { href } from '~/urls/href';
import { firstCount, formatItems, type ItemRef } from './items';

export const COMPARE_PATH = '/bandingkan';

/** The most records side by side. */
export const MAX_COMPARED = 3;

/** The content types whose records can be compared: vehicles, stays and packages. */
export const comparableTypes = ['vehicles', 'accommodations', 'packages'] as const satisfies readonly BookableKey[];

export type ComparableType = (typeof comparableTypes)[number];

/** Whether records of a content type can be compared. */
export const isComparable = (type: BookableKey): type is ComparableType =>
  comparableTypes.some((comparable) => comparable === type);

/** The path and query of the comparison of some records: `/bandingkan?isi=transportasi-3,transportasi-5`. */
export function compareHref(refs: readonly ItemRef[]): string {
  return href(COMPARE_PATH, '', {
    isi: formatItems(refs.map(({ type, param }) => ({ type, param, count: firstCount(type) }))),
  });
}
