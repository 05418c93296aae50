/** A category of a list: its visible label, and the values of the records' category field that it matches. */
export interface Category {
  label: string;
  /** Defaults to the label. */
  matches?: readonly string[];
}

/** Returns categories that match only their own label. */
export const plain = (...labels: string[]): Category[] => labels.map((label) => ({ label }));

/** Whether a record of this category belongs under this chip (decisions 5). */
export function inCategory(category: Category, recordCategory: string | null): boolean {
  if (recordCategory === null) return false;
  return recordCategory === category.label || (category.matches?.includes(recordCategory) ?? false);
}
