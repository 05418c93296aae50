import { type Filter, type Filters, filters as known, type NarrowingName, type SortOrder } from '~/definitions/filters';
import type { ContentType } from '~/definitions/types';

export const sortText: Record<SortOrder, string> = {
  harga: 'Harga terendah',
  'harga-turun': 'Harga tertinggi',
  rating: 'Rating tertinggi',
};

/** The order of a list that no visitor has chosen. */
export const defaultOrderText = ({ bulan }: Filters) => (bulan === null ? 'Terbaru' : 'Tanggal terdekat');

/** What narrows a list, in words, the month first. */
export const filterTexts = (filters: Filters) =>
  (Object.keys(known) as NarrowingName[]).flatMap((name) => {
    const value = filters[name];
    const { words }: Filter<unknown> = known[name];
    return value === null ? [] : [{ name, ...words(value) }];
  });

/** Those that a visitor sees as removable chips: months are chips of their own. */
export const chipTexts = (filters: Filters) => filterTexts({ ...filters, bulan: null });

/** What a visitor of a list looks for, for a chat: its title, category and filters. */
export function listTopic(
  contentType: ContentType,
  category: string | null,
  filters: readonly { text: string }[] = [],
): string {
  const narrowed = [...(category === null ? [] : [category]), ...filters.map(({ text }) => text)];
  return narrowed.length === 0 ? contentType.title : `${contentType.title}: ${narrowed.join(', ')}`;
}
