import { contentTypes, detailHref } from './registry';
import type { ContentType } from './types';

/** One result of a search, with the address of its page on this site. */
export interface SearchHit {
  title: string;
  /** What kind of thing it is, for visitors. */
  label: string;
  href: string;
}

/** What a text finds. */
export interface SearchResult {
  hits: SearchHit[];
  /** Whether the admin host has more of them. */
  truncated: boolean;
}

/** What the search page and the search box get for a text. */
export type SearchView =
  | { state: 'short'; text: string }
  | { state: 'failed'; text: string }
  | ({ state: 'found'; text: string } & SearchResult);

/** How many hits there are, in words: `3 hasil`, or `50 hasil teratas` where there are more. */
export function countText({ hits, truncated }: SearchResult): string {
  return `${hits.length} hasil${truncated ? ' teratas' : ''}`;
}

const byType = new Map<string, ContentType>(
  Object.values(contentTypes).map((contentType) => [contentType.searchType, contentType]),
);

/** The section that a result's type belongs to, if it is one of the nine. */
export function contentTypeOfSearchType(type: string): ContentType | undefined {
  return byType.get(type);
}

/**
 * The URL of a result's page on this site: named by the last part of its admin URL (`/api/paket/{slug}`,
 * `/api/v1/admin/pakets/{slug}`), without one by its id. What cannot be read leads to the list of its type
 * (specification 2). Nothing but a path of this site ever comes out.
 */
export function searchHref(contentType: ContentType, url: string | null, id: string | null): string {
  try {
    const part = url === null ? id : lastPart(url);
    return part ? detailHref(contentType, part) : contentType.path;
  } catch {
    return contentType.path;
  }
}

/**
 * The last part of an admin URL's path, decoded; undefined where no collection's name stands before it.
 *
 * @throws URIError when it cannot be decoded
 */
function lastPart(url: string): string | undefined {
  const path = url.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/s, '');
  const named = /^(?:\/|(?=api\/))(?:(?:api|admin|v\d+)\/)*(.*?)\/?$/s.exec(path)?.[1] ?? '';
  const parts = named.split('/');
  return parts.length > 1 && !parts.includes('') ? decodeURIComponent(parts.at(-1) ?? '') : undefined;
}
