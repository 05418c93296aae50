/** The delay of exponential backoff after some failures in a row: the initial one, doubled by each, up to the maximum. */
export function backoffDelay(failures: number, initialMs: number, maxMs = 60_000): number {
  return Math.min(initialMs * 2 ** (failures - 1), maxMs);
}
