import { type FilterName, type Filters, filters, type SortOrder, wholeNumber } from '~/definitions/filters';
import { contentTypes } from '~/definitions/registry';
import type { ContentType } from '~/definitions/types';
import { truncate } from '~/lib/truncate';

/**
 * The search params of the site, each declared once: how its text is parsed, and which pages have it. Loaders, links,
 * the page cache's key, canonical URLs and nginx's key use these declarations. A param that is not declared for a page,
 * such as `utm_source` or `fbclid`, counts as a tracking parameter: keys, links and forms omit it.
 */

/** How many items a list shows initially, and how many Load More adds. */
export const PAGE_SIZE = 6;

/** The most items that a page shows: all 5,000 items of a long list would be 12 MB of HTML. */
export const MAX_CARDS = 300;

/** The longest search text that is sent to the admin host, in characters. */
export const MAX_SEARCH_LENGTH = 200;
/** The minimum length of a search text, in characters. */
export const MIN_SEARCH_LENGTH = 3;

/** In characters: no booking detail is longer than a date. Longer values are cut, and then ignored as malformed. */
const MAX_BOOKING_LENGTH = 20;

const SORT_ORDERS: readonly SortOrder[] = ['harga', 'harga-turun', 'rating'];

/** A search param of a page. */
interface Param<T> {
  /** Parses the text, empty if there is none; an invalid text becomes the default. Never throws. */
  parse: (text: string) => T;
  /** Returns the equivalent text in a canonical URL; null for the default, which the URL omits. */
  canonical: (text: string) => string | null;
}

const asText = (value: unknown) => (value === null || value === '' ? null : String(value));

const param = <T>(parse: (text: string) => T, serialize: (value: T) => string | null = asText): Param<T> => ({
  parse,
  canonical: (text) => serialize(parse(text)),
});

const oneOf = <T extends string>(values: readonly T[]) =>
  param((text) => values.find((value) => value === text) ?? null);

const types = Object.values<ContentType>(contentTypes);

/** `app/booking` reads booking details. */
const bookingDetail = param((text) => truncate(text.trim(), MAX_BOOKING_LENGTH));

const params = {
  /** A category's label; null for Semua. */
  kategori: param((text) => {
    const label = text.trim();
    return label === '' || label === 'Semua' ? null : label;
  }),
  /** How many items to show: a multiple of 6, at most 300. */
  tampil: param(
    (text) => {
      const wanted = /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : PAGE_SIZE;
      return Math.min(MAX_CARDS, Math.max(PAGE_SIZE, Math.ceil(wanted / PAGE_SIZE) * PAGE_SIZE));
    },
    (count) => (count === PAGE_SIZE ? null : String(count)),
  ),
  /** A tab's key; null for the first tab. */
  tab: oneOf(types.flatMap(({ tabs = [] }) => tabs)),
  /** Whether the dishes' texts are expanded. */
  lengkap: param(
    (text) => text === '1',
    (isExpanded) => (isExpanded ? '1' : null),
  ),
  /** The search query. */
  q: param((text) => truncate(text.trim(), MAX_SEARCH_LENGTH)),
  /** The content type whose search results are shown, by its path without the slash; null for all. */
  jenis: oneOf(types.map(({ path }) => path.slice(1))),
  /**
   * The items of a plan or a comparison, as long as a URL can be: `parseItems` reports items beyond the limit of a
   * plan.
   */
  isi: param((text) => text.trim()),
  tanggal: bookingDetail,
  hari: bookingDetail,
  malam: bookingDetail,
  kamar: bookingDetail,
  jumlah: bookingDetail,
  orang: bookingDetail,
  sopir: bookingDetail,
  /** The width of a picture; `bagian` is a part of the sitemap. */
  w: param(wholeNumber(10_000)),
  bagian: param(wholeNumber(1000)),
} as const;

const { bulan, ...others } = filters;

/** The params of the filters and of the sort order, in the order of canonical URLs. */
const filterParams = {
  bulan: param(bulan.parse),
  urut: oneOf(SORT_ORDERS),
  ...Object.fromEntries(Object.entries(others).map(([name, { parse }]) => [name, param<unknown>(parse)])),
} as Record<FilterName, Param<unknown>>;

type ValueOf<P> = P extends Param<infer T> ? T : never;

export type ParamName = keyof typeof params;

const FILTER_NAMES = Object.keys(filterParams) as FilterName[];

type Declared = Readonly<Record<string, Param<unknown>>>;

const declare = (...names: ParamName[]): Declared => Object.fromEntries(names.map((name) => [name, params[name]]));

/** The filters of each list, by its path. */
const filtersOfLists: ReadonlyMap<string, Declared> = new Map(
  types.map(({ path, filters: offered, sortOrders = SORT_ORDERS }) => [
    path,
    Object.fromEntries(
      FILTER_NAMES.filter((name) => name in offered).map((name) => [
        name,
        name === 'urut' ? oneOf(sortOrders) : filterParams[name],
      ]),
    ),
  ]),
);

const listParams = ({ path, categories, showsAll }: ContentType): Declared => ({
  ...(categories.length > 0 && declare('kategori')),
  ...(!showsAll && declare('tampil')),
  ...filtersOfLists.get(path),
});

const pages: ReadonlyMap<string, Declared> = new Map([
  ...types.map((type) => [type.path, listParams(type)] as const),
  ['/kuliner', declare('kategori', 'tampil', 'lengkap')],
  ['/cari', declare('q', 'jenis')],
  ['/event/kalender.ics', declare('kategori')],
  ['/rencana', declare('isi', 'tanggal', 'orang', 'q')],
  ['/rencana/pesan', declare('isi', 'tanggal', 'orang')],
  ['/rencana/pesan/en', declare('isi', 'tanggal', 'orang')],
  ['/bandingkan', declare('isi')],
  ['/sitemap.xml', declare('bagian')],
]);

/** The pages below these paths. */
const pagesBelow: ReadonlyMap<string, Declared> = new Map([
  ...types.map(
    ({ detailPath, tabs = [], booking = [] }) =>
      [detailPath, { ...(tabs.length > 0 && { tab: oneOf(tabs) }), ...declare(...booking) }] as const,
  ),
  ['/storage', declare('w')],
]);

const NONE: Declared = {};

/** Returns the params that a page declares, in the order of its canonical URL. */
export const paramsOf = (pathname: string): Declared =>
  pages.get(pathname) ?? pagesBelow.get(pathname.slice(0, pathname.indexOf('/', 1))) ?? NONE;

/** The params of all pages; every other one is a tracking parameter. */
export const PARAM_NAMES: readonly string[] = [...new Set([...Object.keys(params), ...FILTER_NAMES])];

/** Returns the value of a param, or its default. The first value of a repeated param counts. */
export const readParam = <Name extends ParamName>(search: URLSearchParams, name: Name) =>
  params[name].parse(search.get(name) ?? '') as ValueOf<(typeof params)[Name]>;

/** The query of a list: its category, the number of items, its filters and its order. */
export interface ListQuery {
  category: string | null;
  limit: number;
  filters: Filters;
}

/** Reads a list's query from its URL. */
export const readListQuery = (pathname: string, search: URLSearchParams): ListQuery => ({
  category: readParam(search, 'kategori'),
  limit: readParam(search, 'tampil'),
  filters: readFilters(pathname, search),
});

/** Returns the filters in a list's URL; null for a filter that is not set, invalid, or not offered by the list. */
export function readFilters(pathname: string, search: URLSearchParams): Filters {
  const offered = filtersOfLists.get(pathname) ?? NONE;
  return Object.fromEntries(
    FILTER_NAMES.map((name) => [name, offered[name]?.parse(search.get(name) ?? '') ?? null]),
  ) as Filters;
}

/** Returns the names of the filters that a list offers. */
export const filterNamesOf = (pathname: string) => Object.keys(filtersOfLists.get(pathname) ?? NONE) as FilterName[];

/** Returns the sort orders that a list offers besides its default order. */
export const sortOrdersOf = ({ filters: offered, sortOrders = SORT_ORDERS }: ContentType): readonly SortOrder[] =>
  offered.urut === undefined ? [] : sortOrders;

/**
 * Whether a list has a sort order, or a filter besides category and month. Such views are neither indexed nor stored.
 */
export const hasAdHocFilters = ({ bulan: _, ...others }: Filters): boolean =>
  Object.values(others).some((value) => value !== null);

/** Whether Load More leads to this limit: a larger limit shows the same items as the last one that it leads to. */
export const isReachableLimit = (limit: number, total: number) => limit === PAGE_SIZE || limit - PAGE_SIZE < total;
