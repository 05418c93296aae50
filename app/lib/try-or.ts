/** Returns the result of `work`, or the fallback if it throws. */
export function tryOr<T>(work: () => T, fallback: T): T {
  try {
    return work();
  } catch {
    return fallback;
  }
}
