/**
 * Returns the `count` items with the lowest cost, lowest first; ties keep their order. Items with the cost null are
 * left out. It makes one pass: sorting thousands of items takes milliseconds.
 */
export function smallestBy<T>(items: Iterable<T>, count: number, costOf: (item: T) => number | null): T[] {
  const found: { item: T; cost: number }[] = [];
  for (const item of items) {
    const cost = costOf(item);
    const last = found[count - 1];
    if (cost === null || (last && cost >= last.cost)) continue;
    const at = found.findIndex((other) => other.cost > cost);
    found.splice(at < 0 ? found.length : at, 0, { item, cost });
    found.splice(count);
  }
  return found.map(({ item }) => item);
}
