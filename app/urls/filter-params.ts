import { contentTypes } from '~/definitions/registry';
import type { ContentType, FilterName, SortOrder } from '~/definitions/types';
import { truncate } from '~/lib/truncate';

/** Reads the filters that the definition of each content type declares (requirements 12). */

const SORT_ORDERS: readonly SortOrder[] = ['harga', 'harga-turun', 'rating'];

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

/** Parses a filter; null for an invalid value. Never throws. Canonical URLs have the parsed value as text. */
type Parse<T> = (value: string) => T | null;

const numberUpTo =
  (max: number, pattern = /^\d+$/): Parse<number> =>
  (value) => {
    const number = pattern.test(value.trim()) ? Number(value.replaceAll('.', '')) : 0;
    return number >= 1 && number <= max ? number : null;
  };

const parsers: { [Name in FilterName]: Parse<NonNullable<Filters[Name]>> } = {
  bulan: (value) => (/^([12]\d{3}-(0[1-9]|1[0-2])|mendatang)$/.test(value) ? value : null),
  urut: (value) => SORT_ORDERS.find((order) => order === value) ?? null,
  maks: numberUpTo(Number.MAX_SAFE_INTEGER, /^(\d+|\d{1,3}(\.\d{3})+)$/),
  orang: numberUpTo(1_000_000),
  hari: numberUpTo(4),
  q: (value) => {
    const text = truncate(value.replace(/\s+/g, ' ').trim(), MAX_FILTER_LENGTH).trim();
    return /[\p{L}\p{N}]/u.test(text) ? text : null;
  },
};

const lists: ReadonlyMap<string, ContentType> = new Map(Object.values(contentTypes).map((type) => [type.path, type]));

/** The names of all filters. */
export const FILTER_NAMES = Object.keys(parsers) as FilterName[];

/** Returns the names of the filters that a list offers. */
export const filterNamesOf = (pathname: string) => Object.keys(lists.get(pathname)?.filters ?? {}) as FilterName[];

/** Returns the sort orders that a list offers beside its own. */
export function sortOrdersOf(pathname: string): readonly SortOrder[] {
  const list = lists.get(pathname);
  return list?.filters.urut === undefined ? [] : (list.sortOrders ?? SORT_ORDERS);
}

/** Returns the filters of a list in a URL; null for those that are not set, invalid, or not offered by the list. */
export function readFilters(pathname: string, search: URLSearchParams): Filters {
  const offered = filterNamesOf(pathname);
  const read = <Name extends FilterName>(name: Name): Filters[Name] | null =>
    offered.includes(name) ? parsers[name](search.get(name) ?? '') : null;
  const urut = read('urut');
  return {
    bulan: read('bulan'),
    urut: urut && sortOrdersOf(pathname).includes(urut) ? urut : null,
    maks: read('maks'),
    orang: read('orang'),
    hari: read('hari'),
    q: read('q'),
  };
}

/** Whether a list is filtered or sorted otherwise than by category and month: such views are not indexed or stored. */
export function hasPrivateFilters({ bulan: _, ...others }: Filters): boolean {
  return Object.values(others).some((value) => value !== null);
}
