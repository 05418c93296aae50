import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

const queue = pLimit(1);

/**
 * Waits for a turn of the event loop that no other caller gets. Work of milliseconds that begins with it, or is divided
 * by it, never adds up to a block: between two callers the server accepts connections and serves cached pages.
 */
export const nextTurn = () => queue(() => setImmediate());
