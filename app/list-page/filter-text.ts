import { formatRupiah } from '~/lib/currency';
import { type Filters, type SortOrder, UPCOMING } from '~/lib/filter-params';
import { monthName } from '~/lib/month';

export const sortText: Record<SortOrder, string> = {
  harga: 'Harga terendah',
  'harga-turun': 'Harga tertinggi',
  rating: 'Rating tertinggi',
};

export const daysText = (days: number) => (days < 4 ? `${days} hari` : '4 hari atau lebih');

export const monthText = (month: string) => (month === UPCOMING ? 'Mendatang' : monthName(month));

/** The filters that a visitor sees as removable chips. */
export type ChipName = 'maks' | 'orang' | 'hari' | 'q';

/** A filter that is set, in words. */
export interface FilterText<Name> {
  name: Name;
  text: string;
}

/** The filters that are set, without month and order. */
export function chipTexts({ maks, orang, hari, q }: Filters): FilterText<ChipName>[] {
  return [
    ...(maks === null ? [] : [{ name: 'maks' as const, text: `Maksimal ${formatRupiah(maks)}` }]),
    ...(orang === null ? [] : [{ name: 'orang' as const, text: `${orang} orang` }]),
    ...(hari === null ? [] : [{ name: 'hari' as const, text: daysText(hari) }]),
    ...(q === null ? [] : [{ name: 'q' as const, text: `“${q}”` }]),
  ];
}

/** All that narrows a list, without its category. */
export function filterTexts(filters: Filters): FilterText<ChipName | 'bulan'>[] {
  const { bulan } = filters;
  return [...(bulan === null ? [] : [{ name: 'bulan' as const, text: monthText(bulan) }]), ...chipTexts(filters)];
}
