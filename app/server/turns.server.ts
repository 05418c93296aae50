import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';

/** How many turns may pass while requests keep arriving: longer would starve the work that waits. */
const MAX_YIELDED_TURNS = 50;

/** Since the start; how many wait is `waiting` in `http/handler.server.ts`. */
let requestsQueuedSoFar = 0;

/** Counts a request that is about to wait for its turn, as no cache answers it. */
export function countQueuedRequest() {
  requestsQueuedSoFar += 1;
}

const queue = new PQueue({ concurrency: 1 });

/**
 * Waits for a turn of the event loop that no other caller gets, after the requests that are just arriving. Node.js
 * accepts one connection in each turn, so work in each of them would keep a probe waiting behind hundreds of
 * connections. Work of milliseconds that begins with a turn, or is divided by it, never adds up to a block: between two
 * callers the server accepts connections and serves cached pages.
 *
 * @throws the signal's reason at once when it aborts
 */
export const waitForTurn = (signal?: AbortSignal): Promise<void> => queue.add(waitWhileRequestsArrive, { signal });

async function waitWhileRequestsArrive() {
  for (let turn = 0, seen = -1; seen !== requestsQueuedSoFar && turn < MAX_YIELDED_TURNS; turn += 1) {
    seen = requestsQueuedSoFar;
    await setImmediate();
  }
}
