import type { FilterName } from '~/definitions/filters';
import { type ParamName, paramsOf } from './params';

/**
 * Returns a page's canonical search params: the declared ones, each once, in the order of declaration, without
 * defaults.
 */
export function canonicalSearch(pathname: string, search: URLSearchParams): URLSearchParams {
  const canonical = new URLSearchParams();
  // Most visits have only tracking parameters.
  if (search.size === 0) return canonical;
  const params = paramsOf(pathname);
  for (const name in params) {
    const text = search.get(name);
    const value = text && params[name]?.canonical(text);
    if (value) canonical.set(name, value);
  }
  return canonical;
}

/** Formats search params as in the site's own URLs. Commas stay unencoded, since a chat shows a plan's URL. */
export const toQuery = (search: URLSearchParams): string => search.toString().replaceAll('%2C', ',');

/** The params that a link changes: text as in a URL, or a number. Null, undefined or an empty text removes a param. */
export type Changes = Partial<Record<ParamName | FilterName, string | number | null>>;

/** The params whose change keeps the number of shown items. */
const KEEPS_COUNT: readonly string[] = ['tampil', 'lengkap'] satisfies ParamName[];

/**
 * Returns the canonical URL of a page with some params changed. With another category or filter, a list shows its first
 * items.
 *
 * @param search the query that the changes start from
 */
export function href(pathname: string, search: string, changes: Changes = {}): string {
  const next = new URLSearchParams(search);
  if (Object.keys(changes).some((name) => !KEEPS_COUNT.includes(name))) next.delete('tampil');
  for (const [name, value] of Object.entries(changes)) next.set(name, String(value ?? ''));
  const query = toQuery(canonicalSearch(pathname, next));
  return query === '' ? pathname : `${pathname}?${query}`;
}
