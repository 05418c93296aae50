/** The value below which this share of the values lies; 0 without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The middle one of the values; 0 without values. */
export const median = (values: readonly number[] = []) => quantile(values, 0.5);

/** A value with two decimals. */
export const rounded = (value: number) => Math.round(value * 100) / 100;
