import PQueue from 'p-queue';
import type { Result } from '~/lib/result';
import { config } from '~/server/env.server';
import { metrics } from '~/server/metrics/metrics.server';
import { RateLimit } from './rate-limit.server';

/** The limits on calls to the admin host's API. */
const CALLS = {
  /** As many calls as a small Laravel host handles at once; home needs six. */
  maxConcurrent: 16,
  /** The maximum of waiting calls of each kind: a visitor's searches and guessed URLs never displace a list. */
  maxWaiting: 64,
};

/** A call's priority in the queue: pages depend on lists, not on searches. */
export const PRIORITY = { search: 0, record: 1, list: 2 };

const queue = new PQueue({ concurrency: CALLS.maxConcurrent });
const rateLimit = new RateLimit();
metrics?.watchQueue('admin-calls', queue);
metrics?.watchCallLimit(() => rateLimit.leftAt(Date.now()));

/** Records the admin host's limit from a response. If the host refuses calls, returns why and until when. */
export function noteResponse(response: Response, calledAt: number) {
  const refusal = rateLimit.note(response, Date.now(), calledAt);
  adaptConcurrency();
  return refusal;
}

/** Whether the few calls left in this minute are reserved for visitors who wait for content that is not in memory. */
export const areFewCallsLeft = () => rateLimit.areFewLeftAt(Date.now());

/** Allows no more concurrent calls than the admin host still accepts: each may be the last. */
function adaptConcurrency() {
  queue.concurrency = Math.max(1, Math.min(CALLS.maxConcurrent, rateLimit.allowedAt(Date.now())));
}

/**
 * Makes a call to the admin host when its turn comes, within `ADMIN_TIMEOUT_MS` from now. A call leaves the queue when
 * its signal aborts. If the queue is full, the call is a `timeout` at once; if the admin host would refuse it, it is
 * `limited`. Never throws.
 */
export async function enqueueCall<T>(
  call: (timeout: AbortSignal) => Promise<Result<T>>,
  priority: number,
  signal?: AbortSignal,
): Promise<Result<T>> {
  if (queue.sizeBy({ priority }) >= CALLS.maxWaiting) return { ok: false, error: { code: 'timeout' } };
  adaptConcurrency();
  const timeout = AbortSignal.timeout(config.adminTimeoutMs);
  const abortSignal = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    return await queue.add(() => callIfAllowed(call, timeout), { priority, signal: abortSignal });
  } catch {
    return { ok: false, error: { code: timeout.aborted ? 'timeout' : 'network' } };
  }
}

function callIfAllowed<T>(
  call: (timeout: AbortSignal) => Promise<Result<T>>,
  timeout: AbortSignal,
): Promise<Result<T>> {
  const block = rateLimit.blockAt(Date.now());
  return block ? Promise.resolve({ ok: false, error: { code: 'limited', ...block } }) : call(timeout);
}
