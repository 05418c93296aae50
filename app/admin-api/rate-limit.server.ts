const DEFAULT_BLOCK_MS = 30_000;
const MAX_BLOCK_MS = 300_000;
/** Laravel's `throttle` counts by the minute. */
const WINDOW_MS = 60_000;
/** Below this share of the limit, only content that a visitor waits for is requested. */
const RESERVE = 1 / 5;

/** Why calls are refused, and until when, in milliseconds. */
export interface Block {
  status: number;
  retryAt: number;
}

/**
 * The admin host's limit, read from the `Retry-After` of a refusal and the `X-RateLimit-*` of every response. Times are
 * in milliseconds.
 */
export class RateLimit {
  #block: Block = { status: 429, retryAt: 0 };
  #window: { endsAt: number; limit: number; remaining: number } | null = null;

  /** Records a response that arrived at `now` to a call made at `calledAt`; returns the block if it is a refusal. */
  note({ status, headers }: Pick<Response, 'status' | 'headers'>, now: number, calledAt = now): Block | null {
    this.#noteWindow(headers, now, calledAt);
    const retryAfter = headers.get('Retry-After');
    if (status !== 429 && !(status === 503 && retryAfter !== null)) return null;
    this.#block = { status, retryAt: now + blockMs(retryAfter, now) };
    return this.#block;
  }

  /** Returns the block in force; null if calls are allowed. */
  blockAt(now: number): Block | null {
    const window = this.#windowAt(now);
    if (window?.remaining === 0) return { status: 429, retryAt: Math.max(window.endsAt, this.#block.retryAt) };
    return this.#block.retryAt > now ? this.#block : null;
  }

  /** Whether the remaining calls are reserved for visitors who wait for content that is not in memory. */
  areFewLeftAt(now: number): boolean {
    const window = this.#windowAt(now);
    return this.blockAt(now) !== null || (window !== null && window.remaining <= window.limit * RESERVE);
  }

  /**
   * Returns the limit and the remaining calls, which are all of them once the minute is over; null while the admin host
   * sends no limit.
   */
  leftAt(now: number): { limit: number; remaining: number } | null {
    if (!this.#window) return null;
    const { limit } = this.#window;
    return { limit, remaining: this.#windowAt(now)?.remaining ?? limit };
  }

  /** Returns how many calls may run at once without exceeding the limit. */
  allowedAt(now: number): number {
    return this.#windowAt(now)?.remaining ?? this.#window?.limit ?? Number.POSITIVE_INFINITY;
  }

  #windowAt(now: number) {
    return this.#window && now < this.#window.endsAt ? this.#window : null;
  }

  #noteWindow(headers: Headers, now: number, calledAt: number) {
    const limit = count(headers.get('X-RateLimit-Limit'));
    const remaining = count(headers.get('X-RateLimit-Remaining'));
    if (limit === null || remaining === null) return;
    const current = this.#windowAt(now);
    // A late response to a call of the previous minute says nothing about this one.
    if (this.#window && !current && calledAt < this.#window.endsAt) return;
    // Responses may arrive in a different order than their calls, so the lowest number counts.
    if (current) this.#window = { ...current, limit, remaining: Math.min(current.remaining, remaining) };
    else this.#window = { endsAt: now + WINDOW_MS, limit, remaining };
  }
}

const count = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Returns the milliseconds of a `Retry-After` in seconds or as a date. */
function blockMs(retryAfter: string | null, now: number): number {
  const seconds = count(retryAfter);
  const ms = seconds === null ? Date.parse(retryAfter ?? '') - now : seconds * 1000;
  return Number.isNaN(ms) ? DEFAULT_BLOCK_MS : Math.min(Math.max(ms, 1000), MAX_BLOCK_MS);
}
