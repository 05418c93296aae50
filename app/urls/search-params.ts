import { contentTypes } from '~/definitions/registry';
import type { BookingParam, ContentType, FilterName } from '~/definitions/types';
import { truncate } from '~/lib/truncate';
import { FILTER_NAMES, filterNamesOf, readFilters } from './filter-params';

/**
 * The search params of the site's pages (requirements 2) for loaders, links, the page-cache key and canonical URLs. Those of
 * lists and detail pages are declared by the content types' definitions; routes of images and the sitemap read their own. A param that is not
 * declared for a page, such as `utm_source` or `fbclid`, counts as a tracking parameter: the key, links and forms omit it.
 */

/** How many items a list shows initially, and how many Load More adds (specification 9). */
export const PAGE_SIZE = 6;

/** The most items that a page shows: 14,000 would be 34 MB of HTML. */
export const MAX_CARDS = 300;

/** The longest search text that is sent to the admin host, in characters. */
export const MAX_SEARCH_LENGTH = 200;
/** A search requires three characters (specification 5). */
export const MIN_SEARCH_LENGTH = 3;

/** Booking details are at most a date long; longer values are cut, and then ignored as malformed. */
const MAX_BOOKING_LENGTH = 20;

const types = Object.values<ContentType>(contentTypes);

const detailPages: ReadonlyMap<string, ContentType> = new Map(types.map((type) => [type.detailPath, type]));

const detailPageOf = (pathname: string) => detailPages.get(pathname.slice(0, pathname.lastIndexOf('/')));

/** The booking details of the detail pages below a path. */
export const bookingParamsOf = (detailPath: string): readonly BookingParam[] =>
  detailPages.get(detailPath)?.booking ?? [];

const ALL_TABS = types.flatMap(({ tabs = [] }) => tabs);

/** The paths of the content types, without the slash (requirements 12). */
const TYPE_PARAMS = types.map(({ path }) => path.slice(1));

interface ParamTypes {
  /** A category's label; null for Semua. */
  kategori: string | null;
  /** How many items to show: a multiple of 6, at most 300. */
  tampil: number;
  /** A tab's key; null for the first tab. */
  tab: string | null;
  /** Whether the dishes' texts are expanded. */
  lengkap: boolean;
  /** The search query. */
  q: string;
  /** The content type whose search results are shown; null for all. */
  jenis: string | null;
  /** The items of a plan or a comparison, as `app/items/items.ts` reads them (requirements 13). */
  isi: string;
  /** Booking details as given, empty if not; `app/booking` reads them (requirements 11). */
  tanggal: string;
  hari: string;
  malam: string;
  kamar: string;
  jumlah: string;
  orang: string;
  sopir: string;
}

export type ParamName = keyof ParamTypes;

interface Param<T> {
  /** Parses the first value of the param and coerces an invalid one; never throws. */
  parse: (value: string) => T;
  /** Serializes a value; null for the default, which URLs omit. */
  serialize: (value: T) => string | null;
}

/** What the filters of the same names accept is in `filter-params.ts`. */
const booking: Param<string> = {
  parse: (value) => truncate(value.trim(), MAX_BOOKING_LENGTH),
  serialize: (text) => text || null,
};

const params: { [Name in ParamName]: Param<ParamTypes[Name]> } = {
  kategori: {
    parse: (value) => {
      const label = value.trim();
      return label === '' || label === 'Semua' ? null : label;
    },
    serialize: (label) => label,
  },
  tampil: {
    parse: (value) => {
      const wanted = /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : PAGE_SIZE;
      return Math.min(MAX_CARDS, Math.max(PAGE_SIZE, Math.ceil(wanted / PAGE_SIZE) * PAGE_SIZE));
    },
    serialize: (count) => (count === PAGE_SIZE ? null : String(count)),
  },
  tab: { parse: (value) => (ALL_TABS.includes(value) ? value : null), serialize: (tab) => tab },
  lengkap: { parse: (value) => value === '1', serialize: (expanded) => (expanded ? '1' : null) },
  q: { parse: (value) => truncate(value.trim(), MAX_SEARCH_LENGTH), serialize: (text) => text || null },
  jenis: { parse: (value) => (TYPE_PARAMS.includes(value) ? value : null), serialize: (type) => type },
  // As long as a URL can be: `parseItems` names what a plan has no place for.
  isi: { parse: (value) => value.trim(), serialize: (text) => text || null },
  tanggal: booking,
  hari: booking,
  malam: booking,
  kamar: booking,
  jumlah: booking,
  orang: booking,
  sopir: booking,
};

/** The params of all pages; every other one is a tracking parameter. */
export const PARAM_NAMES: readonly string[] = [...new Set([...Object.keys(params), ...FILTER_NAMES])];

/** The params of a list, beside its filters. */
const listParams = ({ categories, sorting }: ContentType): ParamName[] => [
  ...(categories.length > 0 ? (['kategori'] as const) : []),
  ...(sorting === 'unsorted' ? [] : (['tampil'] as const)),
];

/** The params of each page by pathname; pathnames that are not listed have those of a detail page. */
const paramsByPathname: Record<string, readonly ParamName[]> = {
  ...Object.fromEntries(types.map((type) => [type.path, listParams(type)])),
  '/': [],
  '/contact': [],
  '/english': [],
  '/offline': [],
  '/kuliner': ['tampil', 'lengkap'],
  '/cari': ['q', 'jenis'],
  '/event/kalender.ics': ['kategori'],
  '/rencana': ['isi', 'tanggal', 'orang', 'q'],
  '/bandingkan': ['isi'],
};

const paramsOf = (pathname: string): readonly ParamName[] =>
  paramsByPathname[pathname] ?? ['tab', ...(detailPageOf(pathname)?.booking ?? [])];

/** The value of a param, or its default. The first value of a repeated param counts. */
export function readParam<Name extends ParamName>(search: URLSearchParams, name: Name): ParamTypes[Name] {
  return params[name].parse(search.get(name) ?? '');
}

/** A page's canonical search params: declared ones, each once, in the order of their declaration, without defaults. */
export function canonicalSearch(pathname: string, search: URLSearchParams): URLSearchParams {
  const canonical = new URLSearchParams();
  // Most visits have tracking parameters only.
  for (const name of paramsOf(pathname).filter((name) => search.has(name))) {
    const value = serializeParam(name, readParam(search, name));
    if (value !== null && (name !== 'tab' || hasTab(pathname, value))) canonical.set(name, value);
  }
  if (!filterNamesOf(pathname).some((name) => search.has(name))) return canonical;
  for (const [name, value] of Object.entries(readFilters(pathname, search))) {
    if (value !== null) canonical.set(name, String(value));
  }
  return canonical;
}

const hasTab = (pathname: string, tab: string) => detailPageOf(pathname)?.tabs?.includes(tab) === true;

/** The URL of a list's first items with some filters changed; null, an empty text and an invalid value remove one. */
export function filterHref(pathname: string, search: string, changes: { [Name in FilterName]?: unknown }): string {
  const next = new URLSearchParams(search);
  next.delete('tampil');
  for (const [name, value] of Object.entries(changes)) next.set(name, String(value ?? ''));
  return hrefWithParams(pathname, next);
}

const serializeParam = <Name extends ParamName>(name: Name, value: ParamTypes[Name]) => params[name].serialize(value);

/** The URL of the same page with some params changed; params with their default value are omitted. */
export function hrefWith(pathname: string, search: string, changes: Partial<ParamTypes>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    const text = serializeParam(name as ParamName, value as ParamTypes[ParamName]);
    if (text === null) next.delete(name);
    else next.set(name, text);
  }
  return hrefWithParams(pathname, next);
}

/**
 * The URL of a path with params, such as `/rencana?isi=paket-1,transportasi-3x2`; empty ones are omitted. Commas stay as they
 * are: a chat shows the URL.
 */
export function hrefWithTexts(pathname: string, texts: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(texts).filter(([, text]) => text !== '')).toString();
  return query === '' ? pathname : `${pathname}?${query.replaceAll('%2C', ',')}`;
}

function hrefWithParams(pathname: string, search: URLSearchParams): string {
  const query = canonicalSearch(pathname, search).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
