import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { metrics } from '../metrics/metrics.server';

/** How many turns of the event loop may pass while requests keep arriving: more would starve the waiting requests. */
const MAX_YIELDED_TURNS = 50;

/** A page that Remix works on is rendered before another one is begun. */
const PRIORITY = { request: 0, render: 1 };

/**
 * The work that takes milliseconds: requests for Remix, and the rendering of their pages, which may have waited for the admin host in
 * between. Between two of them the server accepts connections and serves cached pages, so a flood never adds up to a
 * block.
 */
const queue = new PQueue({ concurrency: 1 });
metrics?.watchQueue('pages', queue);

/** How many requests wait for Remix. */
export const waitingRequests = () => queue.sizeBy({ priority: PRIORITY.request });

/**
 * Waits until Remix may handle a request.
 *
 * @throws the signal's reason at once when it aborts
 */
export const queueRequest = (signal?: AbortSignal): Promise<void> =>
  queue.add(yieldToArrivals, { priority: PRIORITY.request, signal });

/**
 * Waits until a page may be rendered, in the turn of the event loop that this returns in.
 *
 * @throws the signal's reason when it has aborted by then
 */
export async function queueRender(signal?: AbortSignal): Promise<void> {
  await queue.add(yieldToArrivals, { priority: PRIORITY.render });
  signal?.throwIfAborted();
}

/** Node.js accepts one connection in each turn: work in each of them would keep a probe waiting behind hundreds. */
async function yieldToArrivals() {
  for (let turn = 0, seen = -1; seen !== queue.size && turn < MAX_YIELDED_TURNS; turn += 1) {
    seen = queue.size;
    await setImmediate();
  }
}
