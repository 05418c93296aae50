import { LRUCache } from 'lru-cache';
import { exceedsClockSkew } from './limits.server';

/** A cached value. */
export interface Entry {
  /** When it came from its origin, in milliseconds. */
  fetchedAt: number;
}

/** A value from its origin, or why there is none and what follows: a value that is gone is forgotten, a failure is remembered. */
export type Loaded<V, E> = { ok: true; data: V } | { ok: false; error: E; effect?: 'forget' | 'back-off' };

/** Where a key's value comes from. */
interface Source<V, E> {
  /** Fetches it from its origin, and persists it. */
  load: (isBackground: boolean) => Promise<Loaded<V, E>>;
  /** Reads the persisted value. */
  restore: () => Promise<V | null>;
}

/** A bounded cache, as `LRUCache` is one. */
interface Memory<V> {
  get: (key: string) => V | undefined;
  peek: (key: string) => V | undefined;
  set: (key: string, value: V) => void;
  delete: (key: string) => boolean;
}

interface Options<V extends Entry> {
  memory: Memory<V>;
  /** How long a value is fresh, and then how long it may still be shown, in milliseconds. */
  freshMs: number;
  staleMs: number;
  /** Called when the value of a key is gone. */
  onForget: (key: string) => void;
  /** The pause before the next revalidation after this many failures in a row, in milliseconds. */
  backoffMs: (failures: number) => number;
  /** Keys that fail together; by default each key fails alone. */
  backoffKeyOf?: (key: string) => string;
  /** Whether there may be revalidations now. */
  mayRevalidate?: () => boolean;
  /** Whether other processes persist values too: a revalidation looks there first. */
  isShared?: boolean;
}

/**
 * Values in memory, over persisted ones, over their origin. A fresh one is returned; a stale one too, while one revalidation
 * runs in the background, also while the origin fails, with backoff; else one is fetched. Concurrent requests share all
 * of this.
 */
export class TieredCache<V extends Entry, E> {
  readonly #inFlight = new Map<string, Promise<Loaded<V, E>>>();
  /** By origin: how often in a row it failed, and from when on (as `performance.now()`) the next revalidation is allowed. */
  readonly #backoff = new LRUCache<string, { failures: number; nextTryAt: number }>({ max: 5000 });

  constructor(private readonly options: Options<V>) {}

  /** The value in memory that may be shown. */
  inMemory(key: string): V | undefined {
    return this.#usable(this.options.memory.get(key));
  }

  /** The same, without keeping it in memory for longer. */
  peek(key: string): V | undefined {
    return this.#usable(this.options.memory.peek(key));
  }

  /** The value from memory, the persistent store, or its origin. */
  async get(key: string, source: Source<V, E>): Promise<Loaded<V, E>> {
    const found = this.inMemory(key) ?? (await this.restore(key, source));
    if (!found) return this.#fetchOnce(key, () => source.load(false));
    this.revalidateIfStale(key, found, source);
    return { ok: true, data: found };
  }

  /** Loads the persisted value into memory; undefined if none may be shown. Another request may have been faster. */
  async restore(key: string, source: Source<V, E>): Promise<V | undefined> {
    const restored = this.#usable((await source.restore()) ?? undefined);
    const inMemory = this.inMemory(key);
    if (!restored || (inMemory && inMemory.fetchedAt >= restored.fetchedAt)) return inMemory;
    this.options.memory.set(key, restored);
    return restored;
  }

  /** Starts a revalidation of a value that is no longer fresh, unless one runs or may not run yet. */
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
