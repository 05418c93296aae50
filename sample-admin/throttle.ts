/** How the host answers one call. */
export interface ThrottleAnswer {
  status: 200 | 429;
  headers: Record<string, string>;
}

/**
 * Limits calls as Laravel's middleware `throttle:60,1` does: the window opens with the first call and is fixed; every
 * response names the calls that are left, and a 429 the end of the window.
 */
export class Throttle {
  readonly #limit: number;
  readonly #windowMs: number;
  #used = 0;
  #endsAt = 0;

  constructor(limit = 60, windowMs = 60_000) {
    this.#limit = limit;
    this.#windowMs = windowMs;
  }

  /** Counts a call at a time in milliseconds. A refused call is not counted, as in Laravel. */
  next(now = Date.now()): ThrottleAnswer {
    if (now >= this.#endsAt) {
      this.#used = 0;
      this.#endsAt = now + this.#windowMs;
    }
    const isAllowed = this.#used < this.#limit;
    if (isAllowed) this.#used += 1;
    const headers = {
      'X-RateLimit-Limit': String(this.#limit),
      'X-RateLimit-Remaining': String(this.#limit - this.#used),
    };
    if (isAllowed) return { status: 200, headers };
    const retryAfter = Math.ceil((this.#endsAt - now) / 1000);
    const resetAt = Math.ceil(now / 1000) + retryAfter;
    return {
      status: 429,
      headers: { ...headers, 'Retry-After': String(retryAfter), 'X-RateLimit-Reset': String(resetAt) },
    };
  }
}
