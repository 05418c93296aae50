import type { ContentType } from '~/content-types/types';
import { PAGE_SIZE, readParam } from '~/lib/search-params';
import type { FilterText } from './filter-text';

/** Parses a list's search params: its category and the number of items to show (decisions 2). */
export const readListParams = (search: URLSearchParams) => ({
  category: readParam(search, 'kategori'),
  shown: readParam(search, 'tampil'),
});

/** Whether Load More leads to this number of items: a larger one shows the same as the last that it leads to. */
export const isReachable = (shown: number, total: number) => shown === PAGE_SIZE || shown - PAGE_SIZE < total;

/** Returns the search params of a category's first page. */
export const categoryParams = (category: string | null) => ({ kategori: category, tampil: PAGE_SIZE });

/** Describes a list, its category and its filters as a search query. */
export function describeList(
  contentType: ContentType,
  category: string | null,
  filters: readonly FilterText<string>[] = [],
): string {
  const narrowed = [...(category === null ? [] : [category]), ...filters.map(({ text }) => text)];
  return narrowed.length === 0 ? contentType.title : `${contentType.title}: ${narrowed.join(', ')}`;
}
