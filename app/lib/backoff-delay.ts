/**
 * Returns the delay of exponential backoff: the initial delay, doubled for each failure in a row, up to the maximum.
 */
export function backoffDelay(failures: number, initialMs: number, maxMs = 60_000): number {
  return Math.min(initialMs * 2 ** (failures - 1), maxMs);
}
