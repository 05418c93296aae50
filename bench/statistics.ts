/** Returns the median of the values; 0 without values. */
export function median(values: readonly number[] = []): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Rounds a value to two decimals. */
export const rounded = (value: number) => Math.round(value * 100) / 100;
