/** A category of a list: its label as shown, and the values of the records' category field that it stands for. */
export interface Category {
  label: string;
  /** Absent: only the label itself. */
  matches?: readonly string[];
}

/** Categories that match their own label only. */
export const plain = (...labels: string[]): Category[] => labels.map((label) => ({ label }));

/** Whether a record of this category belongs under this chip (decisions 5). */
export function inCategory(category: Category, recordCategory: string | null): boolean {
  if (recordCategory === null) return false;
  return recordCategory === category.label || (category.matches?.includes(recordCategory) ?? false);
}
