import type { ContentType } from '~/definitions/types';
import { type Filters, readFilters } from '~/urls/filter-params';
import { PAGE_SIZE, readParam } from '~/urls/search-params';
import type { FilterText } from './filter-text';

/** Parses a list's search params: its category and the highest number of items to show (requirements 2). */
export const readListParams = (search: URLSearchParams) => ({
  category: readParam(search, 'kategori'),
  limit: readParam(search, 'tampil'),
});

/** The parsed search params of a list. */
export type ListQuery = ReturnType<typeof readListParams> & { filters: Filters };

/** Parses all search params of a list, with the filters that its path declares (requirements 12). */
export const readListQuery = (path: string, search: URLSearchParams): ListQuery => ({
  ...readListParams(search),
  filters: readFilters(path, search),
});

/** Whether Load More leads to this limit: a larger one shows the same as the last that it leads to. */
export const isLoadMoreCount = (limit: number, total: number) => limit === PAGE_SIZE || limit - PAGE_SIZE < total;

/** Returns the search params of a category's first page. */
export const categoryParams = (category: string | null) => ({ kategori: category, tampil: PAGE_SIZE });

/** What a visitor of a list looks for, for a chat: its title, category and filters. */
export function listTopic(
  contentType: ContentType,
  category: string | null,
  filters: readonly FilterText<string>[] = [],
): string {
  const narrowed = [...(category === null ? [] : [category]), ...filters.map(({ text }) => text)];
  return narrowed.length === 0 ? contentType.title : `${contentType.title}: ${narrowed.join(', ')}`;
}
