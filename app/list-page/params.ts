import type { ContentType } from '~/content-types/types';
import { PAGE_SIZE, readParam } from '~/lib/search-params';

/** The parsed query of a list's URL. */
export interface ListParams {
  /** A category's label; null for Semua. */
  category: string | null;
  /** The number of items to show: a multiple of 6, or more than any list has. */
  shown: number;
}

/** Parses a list's search params (decisions 2). */
export const readListParams = (search: URLSearchParams): ListParams => ({
  category: readParam(search, 'kategori'),
  shown: readParam(search, 'tampil'),
});

/** Returns the search params of a category's first page. */
export const categoryParams = (category: string | null) => ({ kategori: category, tampil: PAGE_SIZE });

/** Describes a list and its category as a search query. */
export function describeList(contentType: ContentType, category: string | null): string {
  return category === null ? contentType.title : `${contentType.title}: ${category}`;
}
