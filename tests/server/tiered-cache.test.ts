import fc from 'fast-check';
import { LRUCache } from 'lru-cache';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Entry, TieredCache } from '~/server/tiered-cache.server';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const [FRESH_MS, STALE_MS] = [10, 100];
const backoffMs = (failures: number) => 20 * failures;
const KEY = '/api/admin/tickets';

interface Value extends Entry {
  version: number;
}

/** Lets all due work finish. */
async function turns() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** The admin host's next response. */
type Origin = 'ok' | 'fails' | 'gone' | 'limited';

/** A model of the cache: the contents of memory, the persistent cache and the origin. */
class Model {
  memory: Value | null = null;
  persisted: Value | null = null;
  origin: Origin = 'ok';
  version = 0;
  failures = 0;
  nextTryAt = 0;
  loads = 0;

  usable(value: Value | null) {
    return value && Date.now() <= value.fetchedAt + FRESH_MS + STALE_MS ? value : null;
  }

  get isStaleOnError() {
    const value = this.usable(this.memory);
    return value !== null && Date.now() > value.fetchedAt + FRESH_MS && this.failures > 0;
  }

  /** The result of a request: a version, or the origin's failure. */
  get(): number | Origin {
    this.memory = this.usable(this.memory) ?? this.usable(this.persisted) ?? this.memory;
    const shown = this.usable(this.memory);
    const isDue = !shown || (Date.now() > shown.fetchedAt + FRESH_MS && performance.now() >= this.nextTryAt);
    if (isDue) this.load();
    return shown?.version ?? (this.origin === 'ok' ? this.version : this.origin);
  }

  load() {
    this.loads += 1;
    if (this.origin === 'ok') {
      this.memory = { version: this.version, fetchedAt: Date.now() };
      this.persisted = this.memory;
      this.failures = 0;
      this.nextTryAt = 0;
    } else if (this.origin === 'fails') {
      this.failures += 1;
      this.nextTryAt = performance.now() + backoffMs(this.failures);
    } else if (this.origin === 'gone' && this.memory) {
      this.memory = null;
      this.persisted = null;
    }
  }
}

/** The cache itself, between a model's origin and persistent cache. */
class Real {
  memory = new LRUCache<string, Value>({ max: 10 });
  persisted: Value | null = null;
  loads = 0;
  running = 0;
  cache = this.start();
  constructor(readonly model: Model) {}

  start() {
    return new TieredCache<Value, Origin>({
      memory: this.memory,
      freshMs: FRESH_MS,
      staleMs: STALE_MS,
      backoffMs,
      onForget: () => {
        this.persisted = null;
      },
    });
  }

  /** The results of ten simultaneous requests. */
  async get(): Promise<(number | Origin)[]> {
    const source = { load: () => this.load(), restore: async () => this.persisted };
    const results = await Promise.all(Array.from({ length: 10 }, () => this.cache.get(KEY, source)));
    // Lets a revalidation in the background and its consequences finish.
    do await turns();
    while (this.running > 0);
    return results.map((result) => (result.ok ? result.data.version : result.error));
  }

  async load() {
    this.loads += 1;
    this.running += 1;
    const { origin, version } = this.model;
    await turns();
    this.running -= 1;
    if (origin === 'ok') {
      this.persisted = { version, fetchedAt: Date.now() };
      return { ok: true as const, data: this.persisted };
    }
    const effects = { fails: 'back-off', gone: 'forget', limited: undefined } as const;
    return { ok: false as const, error: origin, effect: effects[origin] };
  }
}

type Step = (model: Model, real: Real) => Promise<void>;

const steps = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constant<Step>(async (model, real) => {
      const expected = model.get();
      expect(new Set(await real.get())).toEqual(new Set([expected]));
    }),
  },
  fc.nat(60).map(
    (ms): Step =>
      async () =>
        void vi.advanceTimersByTime(ms),
  ),
  fc.constantFrom<Origin>('ok', 'fails', 'gone', 'limited').map(
    (origin): Step =>
      async (model) => {
        model.origin = origin;
      },
  ),
  fc.constant<Step>(async (model) => {
    model.version += 1;
  }),
  // After a restart, persisted responses stay.
  fc.constant<Step>(async (model, real) => {
    Object.assign(model, { memory: null, failures: 0, nextTryAt: 0 });
    real.memory.clear();
    real.cache = real.start();
  }),
);

test('whatever happens, requests get the known and permitted response with as few calls as possible', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 60, size: 'max' }), async (walk) => {
      const model = new Model();
      const real = new Real(model);
      for (const step of walk) {
        await step(model, real);
        expect(real.loads).toBe(model.loads);
        const known = real.cache.peek(KEY);
        expect(known?.version).toBe(model.usable(model.memory)?.version);
        expect(known !== undefined && real.cache.isStaleOnError(KEY, known)).toBe(model.isStaleOnError);
      }
    }),
    { numRuns: 300 },
  );
});
