import PQueue from 'p-queue';
import { config } from '~/server/env.server';
import { yieldToEventLoop } from '~/server/yield-to-event-loop.server';
import type { Result } from './result';

/** Calls to the admin host's API. */
const CALLS = {
  /** What a small Laravel host works on at once; home needs six. */
  maxConcurrent: 16,
  /** Of each kind: a visitor's searches and guessed URLs never take the place of a list. */
  maxWaiting: 64,
};

/** A call's priority in the queue: pages need lists, but no search. */
export const PRIORITY = { search: 0, record: 1, list: 2 };

const queue = new PQueue({ concurrency: CALLS.maxConcurrent });

/**
 * Makes a call to the admin host when its turn comes, within `ADMIN_TIMEOUT_MS` from now. A call leaves the queue when
 * its signal aborts; one too many is a `timeout` at once. Never throws.
 */
export async function enqueueCall<T>(
  call: (timeout: AbortSignal) => Promise<Result<T>>,
  priority: number,
  signal?: AbortSignal,
): Promise<Result<T>> {
  if (queue.sizeBy({ priority }) >= CALLS.maxWaiting) return { ok: false, error: { code: 'timeout' } };
  const timeout = AbortSignal.timeout(config.adminTimeoutMs);
  const abortSignal = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    return await queue.add(() => call(timeout), { priority, signal: abortSignal });
  } catch {
    // A host that hangs makes many calls fail at once, each with a page to render.
    await yieldToEventLoop();
    return { ok: false, error: { code: timeout.aborted ? 'timeout' : 'network' } };
  }
}
