import type { ContentType, FilterName, SortOrder } from '~/definitions/types';
import { formatRupiah } from '~/lib/currency';
import { monthName } from '~/lib/month';
import { type Filters, UPCOMING } from '~/urls/params';

export const sortText: Record<SortOrder, string> = {
  harga: 'Harga terendah',
  'harga-turun': 'Harga tertinggi',
  rating: 'Rating tertinggi',
};

/** The order of a list that no visitor has chosen (requirements 12). */
export const defaultOrderText = ({ bulan }: Filters) => (bulan === null ? 'Terbaru' : 'Tanggal terdekat');

export const daysText = (days: number) => (days < 4 ? `${days} hari` : '4 hari atau lebih');

export const monthText = (month: string) => (month === UPCOMING ? 'Mendatang' : monthName(month));

/** All that narrows a list, beside its category. */
type Narrowing = Exclude<FilterName, 'urut'>;

/** A filter that is set, in words. */
export interface FilterText<Name = Narrowing> {
  name: Name;
  text: string;
  /** As part of a sentence: `dengan harga maksimal Rp 700.000`. */
  phrase: string;
  /** What the link to the list without it says. */
  without: string;
}

const words: { [Name in Narrowing]: (value: NonNullable<Filters[Name]>) => Omit<FilterText, 'name'> } = {
  bulan: (bulan) => {
    const text = monthText(bulan);
    return { text, phrase: bulan === UPCOMING ? 'yang akan datang' : `pada ${text}`, without: 'Semua tanggal' };
  },
  maks: (maks) => {
    const price = formatRupiah(maks);
    return { text: `Maksimal ${price}`, phrase: `dengan harga maksimal ${price}`, without: 'Tanpa batas harga' };
  },
  orang: (orang) => ({ text: `${orang} orang`, phrase: `untuk ${orang} orang`, without: 'Tanpa batas orang' }),
  hari: (hari) => ({ text: daysText(hari), phrase: `selama ${daysText(hari)}`, without: 'Durasi berapa pun' }),
  q: (q) => ({ text: `“${q}”`, phrase: `dengan kata kunci “${q}”`, without: `Tanpa kata kunci “${q}”` }),
};

/** What narrows a list, in words, the month first. */
export function filterTexts(filters: Filters): FilterText[] {
  const textOf = <Name extends Narrowing>(name: Name): FilterText[] => {
    const value = filters[name];
    return value === null ? [] : [{ name, ...words[name](value as NonNullable<Filters[Name]>) }];
  };
  return (Object.keys(words) as Narrowing[]).flatMap((name) => textOf(name));
}

/** Those that a visitor sees as removable chips: months are chips of their own. */
export const chipTexts = (filters: Filters): FilterText[] => filterTexts({ ...filters, bulan: null });

/** What a visitor of a list looks for, for a chat: its title, category and filters. */
export function listTopic(
  contentType: ContentType,
  category: string | null,
  filters: readonly FilterText<string>[] = [],
): string {
  const narrowed = [...(category === null ? [] : [category]), ...filters.map(({ text }) => text)];
  return narrowed.length === 0 ? contentType.title : `${contentType.title}: ${narrowed.join(', ')}`;
}
