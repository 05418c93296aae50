import type { ContentType } from '~/content-types/types';
import { PAGE_SIZE, readParam } from '~/lib/search-params';

/** What a list's URL asks for. */
export interface ListParams {
  /** A category's label, or null for Semua. */
  category: string | null;
  /** How many items to show: a multiple of 6, or more than any list has. */
  shown: number;
}

/** Reads a list's search params (decisions 2). */
export const readListParams = (search: URLSearchParams): ListParams => ({
  category: readParam(search, 'kategori'),
  shown: readParam(search, 'tampil'),
});

/** The params of a list in a category, from its first items on. */
export const categoryParams = (category: string | null) => ({ kategori: category, tampil: PAGE_SIZE });

/** What a visitor looked for in a list, in words. */
export function describeList(contentType: ContentType, category: string | null): string {
  return category === null ? contentType.title : `${contentType.title}: ${category}`;
}
