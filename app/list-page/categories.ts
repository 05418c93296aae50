import type { Category } from '~/content-types/types';

/** Whether a record of this category belongs to a list's category (decisions 5). */
export function inCategory({ label, matches = [] }: Category, recordCategory: string | null): boolean {
  return [label, ...matches.map((match) => match.label)].some((known) => known === recordCategory);
}
