import {
  type Filter,
  type FilterRule,
  type Filters,
  type FilterWords,
  filters,
  isSameArea,
  type NarrowingName,
} from './filters';

/** A filter with its value. */
interface SetFilter {
  name: NarrowingName;
  words: () => FilterWords;
  rule: (now: number) => FilterRule;
  dropOrder: number;
}

/** The filters that are set, in their order. */
export const setFilters = (values: Filters): SetFilter[] =>
  (Object.keys(filters) as NarrowingName[]).flatMap((name) => {
    const value = values[name];
    if (value === null) return [];
    const filter: Filter<unknown> = filters[name];
    const { dropOrder } = filter;
    return [{ name, dropOrder, words: () => filter.words(value), rule: (now: number) => filter.rule(value, now) }];
  });

/**
 * The filters of a list with its own spelling of the area, and without an area that it does not offer.
 *
 * @param areas the areas of the list, absent where it offers none
 */
export const withKnownArea = (filters: Filters, areas: readonly string[] = []): Filters => {
  const { lokasi } = filters;
  return lokasi === null ? filters : { ...filters, lokasi: areas.find((area) => isSameArea(area, lokasi)) ?? null };
};
