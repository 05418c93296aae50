import type { SortOrder } from '~/definitions/types';
import { formatRupiah } from '~/lib/currency';
import { monthName } from '~/lib/month';
import { type Filters, UPCOMING } from '~/urls/filter-params';

export const sortText: Record<SortOrder, string> = {
  harga: 'Harga terendah',
  'harga-turun': 'Harga tertinggi',
  rating: 'Rating tertinggi',
};

/** The order of a list that no visitor has chosen (requirements 12). */
export const defaultOrderText = ({ bulan }: Filters) => (bulan === null ? 'Terbaru' : 'Tanggal terdekat');

export const daysText = (days: number) => (days < 4 ? `${days} hari` : '4 hari atau lebih');

export const monthText = (month: string) => (month === UPCOMING ? 'Mendatang' : monthName(month));

/** The filters that a visitor sees as removable chips. */
export type ChipName = 'maks' | 'orang' | 'hari' | 'q';

/** A filter that is set, in words. */
export interface FilterText<Name> {
  name: Name;
  text: string;
  /** As part of a sentence: `dengan harga maksimal Rp 700.000`. */
  phrase: string;
  /** What the link to the list without it says. */
  without: string;
}

/** The filters that are set, without month and order. */
export function chipTexts({ maks, orang, hari, q }: Filters): FilterText<ChipName>[] {
  const texts: FilterText<ChipName>[] = [];
  if (maks !== null) {
    const price = formatRupiah(maks);
    const phrase = `dengan harga maksimal ${price}`;
    texts.push({ name: 'maks', text: `Maksimal ${price}`, phrase, without: 'Tanpa batas harga' });
  }
  if (orang !== null) {
    const text = `${orang} orang`;
    texts.push({ name: 'orang', text, phrase: `untuk ${text}`, without: 'Tanpa batas orang' });
  }
  if (hari !== null) {
    const text = daysText(hari);
    texts.push({ name: 'hari', text, phrase: `selama ${text}`, without: 'Durasi berapa pun' });
  }
  if (q !== null) {
    const text = `“${q}”`;
    texts.push({ name: 'q', text, phrase: `dengan kata kunci ${text}`, without: `Tanpa kata kunci ${text}` });
  }
  return texts;
}

/** All that narrows a list, without its category. */
export function filterTexts(filters: Filters): FilterText<ChipName | 'bulan'>[] {
  const { bulan } = filters;
  const chips = chipTexts(filters);
  if (bulan === null) return chips;
  const text = monthText(bulan);
  const phrase = bulan === UPCOMING ? 'yang akan datang' : `pada ${text}`;
  return [{ name: 'bulan', text, phrase, without: 'Semua tanggal' }, ...chips];
}
