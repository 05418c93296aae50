import { LRUCache } from 'lru-cache';
import { exceedsClockSkew } from './limits.server';

export interface Entry {
  /** When it was fetched from its origin, in milliseconds. */
  fetchedAt: number;
}

/**
 * A value from its origin, or the error and its effect on the cache: a value that is gone is forgotten, a failure
 * starts a backoff.
 */
export type Loaded<V, E> = { ok: true; data: V } | { ok: false; error: E; effect?: 'forget' | 'back-off' };

/** The origin and the persistent store of a key's value. */
interface Source<V, E> {
  /** Fetches the value from its origin, and persists it. */
  load: (isBackground: boolean) => Promise<Loaded<V, E>>;
  /** Reads the persisted value. */
  restore: () => Promise<V | null>;
}

/** A bounded cache, such as an `LRUCache`. */
interface Memory<V> {
  get: (key: string) => V | undefined;
  peek: (key: string) => V | undefined;
  set: (key: string, value: V) => void;
  delete: (key: string) => boolean;
}

interface Options<V extends Entry> {
  memory: Memory<V>;
  /** How long a value is fresh, and for how long after that it may be shown, in milliseconds. */
  freshMs: number;
  staleMs: number;
  /** Called when a key's value is gone. */
  onForget: (key: string) => void;
  /** The pause before the next revalidation after this many consecutive failures, in milliseconds. */
  backoffMs: (failures: number) => number;
  /** Groups keys that fail together; by default each key fails alone. */
  backoffKeyOf?: (key: string) => string;
  /** Whether revalidations are allowed now. */
  mayRevalidate?: () => boolean;
  /** Whether other processes persist values too: a revalidation then looks there first. */
  isShared?: boolean;
}

/**
 * A cache with three tiers: memory, a persistent store and the origin. It returns a fresh value, or a stale one while
 * one revalidation runs in the background, with backoff while the origin fails; without either it fetches the value.
 * Concurrent requests share all of this.
 */
export class TieredCache<V extends Entry, E> {
  readonly #inFlight = new Map<string, Promise<Loaded<V, E>>>();
  /**
   * By origin: the number of consecutive failures, and when the next revalidation is allowed (as `performance.now()`).
   */
  readonly #backoff = new LRUCache<string, { failures: number; nextTryAt: number }>({ max: 5000 });

  constructor(private readonly options: Options<V>) {}

  /** Returns the value in memory if it may be shown. */
  inMemory(key: string): V | undefined {
    return this.#usable(this.options.memory.get(key));
  }

  /** Like `inMemory`, but does not count as a use for eviction. */
  peek(key: string): V | undefined {
    return this.#usable(this.options.memory.peek(key));
  }

  /** Returns the value from memory, the persistent store or its origin. */
  async get(key: string, source: Source<V, E>): Promise<Loaded<V, E>> {
    const found = this.inMemory(key) ?? (await this.restore(key, source));
    if (!found) return this.#fetchOnce(key, () => source.load(false));
    this.revalidateIfStale(key, found, source);
    return { ok: true, data: found };
  }

  /**
   * Loads the persisted value into memory; undefined if it is missing or too old. Another request may have loaded it
   * meanwhile.
   */
  async restore(key: string, source: Source<V, E>): Promise<V | undefined> {
    const restored = this.#usable((await source.restore()) ?? undefined);
    const inMemory = this.inMemory(key);
    if (!restored || (inMemory && inMemory.fetchedAt >= restored.fetchedAt)) return inMemory;
    this.options.memory.set(key, restored);
    return restored;
  }

  /** Revalidates a value that is no longer fresh, unless a revalidation is running or not yet allowed. */
  revalidateIfStale(key: string, value: V, source: Source<V, E>): void {
    const { mayRevalidate, isShared } = this.options;
    const isTooEarly = performance.now() < (this.#backoff.get(this.#backoffKeyOf(key))?.nextTryAt ?? 0);
    if (this.isFresh(value) || this.#inFlight.has(key) || isTooEarly || mayRevalidate?.() === false) return;
    void this.#fetchOnce(key, async () => {
      const shared = isShared ? await this.restore(key, source) : undefined;
      return shared && this.isFresh(shared) ? { ok: true, data: shared } : source.load(true);
    });
  }

  isFresh({ fetchedAt }: Entry): boolean {
    return Date.now() <= fetchedAt + this.options.freshMs;
  }

  /** Whether a value is no longer fresh and its last revalidation failed (stale-if-error). */
  isStaleOnError(key: string, value: V): boolean {
    return !this.isFresh(value) && this.#backoff.has(this.#backoffKeyOf(key));
  }

  #fetchOnce(key: string, load: () => Promise<Loaded<V, E>>): Promise<Loaded<V, E>> {
    const flight =
      this.#inFlight.get(key) ??
      load()
        .then((loaded) => {
          this.#keep(key, loaded);
          return loaded;
        })
        .finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, flight);
    return flight;
  }

  #keep(key: string, loaded: Loaded<V, E>) {
    const { memory, backoffMs, onForget } = this.options;
    const origin = this.#backoffKeyOf(key);
    if (loaded.ok) {
      this.#backoff.delete(origin);
      memory.set(key, loaded.data);
    } else if (loaded.effect === 'forget') {
      if (memory.delete(key)) onForget(key);
    } else if (loaded.effect === 'back-off') {
      const failures = (this.#backoff.get(origin)?.failures ?? 0) + 1;
      this.#backoff.set(origin, { failures, nextTryAt: performance.now() + backoffMs(failures) });
    }
  }

  #usable(value: V | undefined): V | undefined {
    const { freshMs, staleMs } = this.options;
    const mayBeShown = value && !exceedsClockSkew(value.fetchedAt) && Date.now() <= value.fetchedAt + freshMs + staleMs;
    return mayBeShown ? value : undefined;
  }

  #backoffKeyOf(key: string): string {
    return this.options.backoffKeyOf?.(key) ?? key;
  }
}
