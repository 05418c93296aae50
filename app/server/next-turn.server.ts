import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

const queue = pLimit(1);

/**
 * Waits for a turn of the event loop that no other caller gets. Work of milliseconds that begins with it, or is divided
 * by it, never adds up to a block: between two callers the server accepts connections and serves cached pages.
 */
export const nextTurn = () => queue(() => setImmediate());

/** Calls `work` for each item, and waits for the next turn whenever that has blocked the event loop for `sliceMs`. */
export async function forEachInSlices<T>(
  items: Iterable<T>,
  sliceMs: number,
  work: (item: T, index: number) => void,
): Promise<void> {
  let index = 0;
  let sliceEnd = performance.now() + sliceMs;
  for (const item of items) {
    work(item, index);
    index += 1;
    if (performance.now() > sliceEnd) {
      await nextTurn();
      sliceEnd = performance.now() + sliceMs;
    }
  }
}
