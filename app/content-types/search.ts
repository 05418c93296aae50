import { contentTypes, detailHref } from './registry';
import type { ContentType } from './types';

/** A search result, with the path of its page on this site. */
export interface SearchHit {
  title: string;
  label: string;
  href: string;
}

export interface SearchResult {
  hits: SearchHit[];
  /** Whether the admin host has more results. */
  truncated: boolean;
}

/** The search state for the search page and the search box. */
export type SearchView =
  | { state: 'short' | 'failed'; text: string }
  | ({ state: 'found'; text: string } & SearchResult);

/** Formats the number of hits: `3 hasil`, or `50 hasil teratas` when there are more. */
export function countText({ hits, truncated }: SearchResult): string {
  return `${hits.length} hasil${truncated ? ' teratas' : ''}`;
}

/** Returns the content type of a search result's type; undefined for an unknown type. */
export function contentTypeOfSearchType(type: string): ContentType | undefined {
  return Object.values<ContentType>(contentTypes).find(({ searchType }) => searchType === type);
}

/**
 * Returns the path of a result's page on this site, from the last segment of its admin URL (`/api/paket/{slug}`,
 * `/api/v1/admin/pakets/{slug}`), or from its id when it has no URL. Returns the path of the type's list when neither
 * is usable (specification 2). Always returns a path of this site.
 */
export function searchHref(contentType: ContentType, url: string | null, id: string | null): string {
  try {
    const param = url === null ? id : lastSegment(url);
    return param ? detailHref(contentType, param) : contentType.path;
  } catch {
    return contentType.path;
  }
}

/**
 * Returns the last path segment of an admin URL, decoded; undefined when no collection name precedes it.
 *
 * @throws URIError when the segment cannot be decoded
 */
function lastSegment(url: string): string | undefined {
  const path = url.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/s, '');
  const named = /^(?:\/|(?=api\/))(?:(?:api|admin|v\d+)\/)*(.*?)\/?$/s.exec(path)?.[1] ?? '';
  const segments = named.split('/');
  return segments.length > 1 && !segments.includes('') ? decodeURIComponent(segments.at(-1) ?? '') : undefined;
}
