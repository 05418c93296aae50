/** A property's value in words; a list of them; null if the record does not say. */
export type PropertyValue = string | readonly string[] | null;

/** A property that a comparison shows of each record: its content type declares it in its own folder (requirements 13). */
export interface Property<R> {
  label: string;
  /** Lists what is missing, not what there is. */
  isNegative?: boolean;
  read: (record: R) => PropertyValue;
}

/** A rating in words, if the record has one of its own: the default would be equal for all. */
export const ratingText = (rating: number | null): string | null =>
  rating === null ? null : `${rating.toFixed(1)} / 5`;
