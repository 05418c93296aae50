import { contentTypes, detailHref } from '~/definitions/registry';
import type { ContentType } from '~/definitions/types';
import type { PriceView } from '~/lib/currency';
import { tryOr } from '~/lib/try-or';

/** What a hit's card shows of its record. */
interface HitPreview {
  image?: string;
  price?: PriceView | null;
  /** What else tells it from others: `3 hari 2 malam · Ubud, Gianyar`. */
  about?: string;
}

/** A search result, with the path of its page on this site. */
export interface SearchHit {
  title: string;
  label: string;
  href: string;
  /** The path of its content type. */
  listPath: string;
  /** What its card shows, if the record is in memory. */
  preview?: HitPreview;
}

export interface SearchResult {
  hits: SearchHit[];
  /** Whether the admin host has more results. */
  hasMore: boolean;
}

/** A page of the site that a query means, such as a category. */
export interface Way {
  title: string;
  href: string;
}

/** The search state for the search page and the search box. */
export type SearchView =
  | { state: 'short'; text: string }
  | ({ state: 'failed'; text: string } & Fallback)
  | ({ state: 'found'; text: string } & SearchResult & Fallback);

interface Fallback {
  /** The pages that the query means. */
  ways: Way[];
  /** The records in memory that match in place of the admin host's results, best first. */
  fallback: SearchHit[];
}

/** The hits of one content type. */
export interface HitGroup {
  contentType: ContentType;
  hits: SearchHit[];
}

/** Groups hits by content type, in the order of the registry; one without hits has no group. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  return Object.values<ContentType>(contentTypes)
    .map((contentType) => ({ contentType, hits: hits.filter(({ listPath }) => listPath === contentType.path) }))
    .filter((group) => group.hits.length > 0);
}

/** The value of `jenis` for a content type: its path without the slash. */
export const typeParam = (contentType: ContentType) => contentType.path.slice(1);

/** Formats the number of hits: `3 hasil`, or `50 hasil teratas` when there are more. */
export function countText({ hits, hasMore }: Pick<SearchResult, 'hits' | 'hasMore'>): string {
  return `${hits.length} hasil${hasMore ? ' teratas' : ''}`;
}

/** Returns the content type of a search result's type; undefined for an unknown type. */
export function contentTypeOfSearchType(type: string): ContentType | undefined {
  return Object.values<ContentType>(contentTypes).find(({ apiType }) => apiType === type);
}

/**
 * Returns the path of a result's page on this site; the path of the type's list when the result has no usable param.
 * Always returns a path of this site.
 */
export function searchHref(contentType: ContentType, url: string | null, id: string | null): string {
  const param = searchParam(url, id);
  return param === null ? contentType.path : tryOr(() => detailHref(contentType, param), contentType.path);
}

/**
 * Returns the URL param of a result's page: the last segment of its admin URL (`/api/paket/{slug}`,
 * `/api/v1/admin/pakets/{slug}`), or its id when it has no URL; null when neither is usable.
 */
export function searchParam(url: string | null, id: string | null): string | null {
  return (url === null ? id : tryOr(() => lastSegment(url), null)) || null;
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
