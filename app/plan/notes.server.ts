import { MAX_ITEM_COUNT, MAX_PLAN_ITEMS, type ParsedItems, type PlanItem } from './items';

/** More names than this make no sense in one line. */
const MAX_NAMES = 12;

/** The lines on what of a URL was corrected or left out (decisions 13). */
export function planNotes(
  { isCorrected, overflow }: ParsedItems,
  titleOf: (item: PlanItem) => string | undefined,
): string[] {
  const notes: string[] = [];
  if (isCorrected)
    notes.push(`Jumlah yang tidak mungkin diperbaiki: paling sedikit 1, paling banyak ${MAX_ITEM_COUNT}.`);
  if (overflow.length > 0) {
    const titles = overflow.flatMap((item) => titleOf(item) ?? []).slice(0, MAX_NAMES);
    const others = overflow.length - titles.length;
    const names = [...titles, ...(others > 0 ? [`${others} pilihan${titles.length > 0 ? ' lain' : ''}`] : [])];
    notes.push(`Rencana memuat paling banyak ${MAX_PLAN_ITEMS} pilihan. Tidak ikut: ${names.join(', ')}.`);
  }
  return notes;
}
