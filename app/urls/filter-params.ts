import { truncate } from './truncate';

/**
 * Declares the filters of every list (requirements 12) for loaders, forms, chips and canonical URLs, as `search-params.ts`
 * does for the other search params.
 */

/** The sort orders of lists. */
export const SORT_ORDERS = ['harga', 'harga-turun', 'rating'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** `bulan` for the day in Bali and later ones. */
export const UPCOMING = 'mendatang';

/** The longest text that a list is filtered by, in characters. */
const MAX_FILTER_LENGTH = 60;

/** What a list is filtered and sorted by, beside its category; null for what is not set. */
export interface Filters {
  /** A month such as `2026-12`, or `mendatang`. */
  bulan: string | null;
  /** The sort order; null for the list's own. */
  urut: SortOrder | null;
  /** The highest price, in whole rupiah. */
  maks: number | null;
  /** The number of people. */
  orang: number | null;
  /** A package's days; 4 for four or more. */
  hari: number | null;
  /** Words in title or location. */
  q: string | null;
}

export type FilterName = keyof Filters;

/** Parses a filter; null for an invalid value. Never throws. Canonical URLs have the parsed value as text. */
type Parse<T> = (value: string) => T | null;
type FilterParsers = { [Name in FilterName]: Parse<NonNullable<Filters[Name]>> };

const numberUpTo =
  (max: number, pattern = /^\d+$/): Parse<number> =>
  (value) => {
    const number = pattern.test(value.trim()) ? Number(value.replaceAll('.', '')) : 0;
    return number >= 1 && number <= max ? number : null;
  };

const urut: Parse<SortOrder> = (value) => SORT_ORDERS.find((order) => order === value) ?? null;
const urutByPrice: Parse<SortOrder> = (value) => (value === 'rating' ? null : urut(value));
const maks = numberUpTo(Number.MAX_SAFE_INTEGER, /^(\d+|\d{1,3}(\.\d{3})+)$/);
const orang = numberUpTo(1_000_000);
const hari = numberUpTo(4);
const q: Parse<string> = (value) => {
  const text = truncate(value.replace(/\s+/g, ' ').trim(), MAX_FILTER_LENGTH).trim();
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
};
const bulan: Parse<string> = (value) => (/^([12]\d{3}-(0[1-9]|1[0-2])|mendatang)$/.test(value) ? value : null);

/** The filters of each list by its path, in the order of canonical URLs; a content type's definition has their labels. */
const filtersByPathname: Record<string, Partial<FilterParsers>> = {
  '/paket-tour': { urut, maks, orang, hari, q },
  '/akomodasi': { urut, maks, q },
  '/transportasi': { urut, maks, orang, q },
  '/tiket': { bulan, urut, maks, q },
  '/event': { bulan, urut, maks, q },
  '/attraction': { maks, q },
  '/fasilitas': { urut: urutByPrice, maks, q },
  '/blog': { q },
};

/** The names of all filters. */
export const FILTER_NAMES = [...new Set(Object.values(filtersByPathname).flatMap(Object.keys))];

/** Returns the filters of a list in a URL; null for those that are not set, invalid, or not offered by the list. */
export function readFilters(pathname: string, search: URLSearchParams): Filters {
  const offered = filtersByPathname[pathname] ?? {};
  const read = <Name extends FilterName>(name: Name): Filters[Name] | null =>
    offered[name]?.(search.get(name) ?? '') ?? null;
  return {
    bulan: read('bulan'),
    urut: read('urut'),
    maks: read('maks'),
    orang: read('orang'),
    hari: read('hari'),
    q: read('q'),
  };
}

/** Returns the names of the filters that a list offers. */
export function filterNamesOf(pathname: string): FilterName[] {
  return Object.keys(filtersByPathname[pathname] ?? {}) as FilterName[];
}

/** Returns the sort orders that a list offers beside its own. */
export function sortOrdersOf(pathname: string): SortOrder[] {
  return SORT_ORDERS.filter((order) => filtersByPathname[pathname]?.urut?.(order));
}

/** Whether a list is filtered or sorted otherwise than by category and month: such views are not indexed or stored. */
export function isFiltered({ bulan: _, ...others }: Filters): boolean {
  return Object.values(others).some((value) => value !== null);
}
