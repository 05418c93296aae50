import { setImmediate } from 'node:timers/promises';

/** Calls `work` for each item, and yields to the event loop whenever it has blocked that for `sliceMs`. */
export async function forEachSliced<T>(
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
      await setImmediate();
      sliceEnd = performance.now() + sliceMs;
    }
  }
}
