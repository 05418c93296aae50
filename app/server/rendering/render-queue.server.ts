import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import { metrics } from '../metrics/metrics.server';

/** How many turns of the event loop may pass while requests keep arriving; more would starve the waiting requests. */
const MAX_YIELDED_TURNS = 50;

/** A page in progress is rendered before Remix starts another one. */
const PRIORITY = { request: 0, render: 1 };

/**
 * The work that takes milliseconds: requests for Remix, and the rendering of their pages, which may have waited for the
 * admin host in between. Between two tasks the server accepts connections and serves cached pages, so a flood never
 * blocks the server for long.
 */
const queue = new PQueue({ concurrency: 1 });
metrics?.watchQueue('pages', queue);

/** Returns how many requests wait for Remix. */
export const waitingRequests = () => queue.sizeBy({ priority: PRIORITY.request });

/**
 * Waits until Remix may handle a request.
 *
 * @throws the signal's reason as soon as it aborts
 */
export const queueRequest = (signal?: AbortSignal): Promise<void> =>
  queue.add(yieldToArrivals, { priority: PRIORITY.request, signal });

/**
 * Waits until a page may be rendered; the caller must render it in the same turn of the event loop.
 *
 * @throws the signal's reason if it has aborted meanwhile
 */
export async function queueRender(signal?: AbortSignal): Promise<void> {
  await queue.add(yieldToArrivals, { priority: PRIORITY.render });
  signal?.throwIfAborted();
}

/**
 * Yields until no more requests arrive. Node.js accepts one connection per turn: work in each turn would keep a probe
 * waiting behind hundreds of requests.
 */
async function yieldToArrivals() {
  for (let turn = 0, seen = -1; seen !== queue.size && turn < MAX_YIELDED_TURNS; turn += 1) {
    seen = queue.size;
    await setImmediate();
  }
}
