import { type Filter, type Filters, filters as known, type NarrowingName, type SortOrder } from '~/definitions/filters';
import type { ContentType } from '~/definitions/types';

export const sortText: Record<SortOrder, string> = {
  harga: 'Harga terendah',
  'harga-turun': 'Harga tertinggi',
  rating: 'Rating tertinggi',
};

/** Returns the default order of a list in words. */
export const defaultOrderText = ({ bulan }: Filters) => (bulan === null ? 'Terbaru' : 'Tanggal terdekat');

/** Returns what narrows a list in words, the month first. */
export const filterTexts = (filters: Filters) =>
  (Object.keys(known) as NarrowingName[]).flatMap((name) => {
    const value = filters[name];
    const { words }: Filter<unknown> = known[name];
    return value === null ? [] : [{ name, ...words(value) }];
  });

/** Returns the filters that are shown as removable chips; months have their own chips. */
export const chipTexts = (filters: Filters) => filterTexts({ ...filters, bulan: null });

/** Returns the topic of a chat from a list: its title, category and filters. */
export function listTopic(
  contentType: ContentType,
  category: string | null,
  filters: readonly { text: string }[] = [],
): string {
  const narrowed = [...(category === null ? [] : [category]), ...filters.map(({ text }) => text)];
  return narrowed.length === 0 ? contentType.title : `${contentType.title}: ${narrowed.join(', ')}`;
}
