import { createHash } from 'node:crypto';
import { type CacheEntry, cachified } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';
import { config } from '~/server/env.server';
import { log } from '~/server/logger.server';
import { ask, type Envelope } from './http-client.server';
import { snapshots } from './persistent-cache.server';
import type { Failure, Outcome } from './result';

/** An answer of the admin host that was read and found good. */
export interface Answer<T> {
  value: T;
  /** When the admin host gave it, in milliseconds. */
  asOf: number;
  /** Until when it counts as fresh, in milliseconds. */
  freshUntil: number;
  /** Changes when, and only when, the content does. */
  version: string;
  /** True when it is older than the fresh window because the admin host fails. */
  late: boolean;
}

/** How a path's answer is read. */
export interface Reading<T> {
  /** From an envelope's `data`: a value, or the failure that it amounts to. */
  read: (data: unknown) => Outcome<T>;
  /** Statuses that mean "no such record" here. */
  absent?: readonly number[];
  /** Where the `data` comes from, where it is not simply asked for under the path. */
  source?: (signal?: AbortSignal) => Promise<Outcome<Envelope>>;
  /** The log's message when there is no usable answer. */
  logMessage?: string;
}

interface Stored {
  value: unknown;
  asOf: number;
  version: string;
  bytes: number;
}

class CallFailed extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind);
  }
}

// Eleven lists at their bound of 10 MB fit in, three times as large once they are read (bench/scalability.ts).
const MAX_CACHE_BYTES = 352 * 1024 * 1024;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

const keeps = config.freshMs + config.staleMs > 0;

const memory = new LRUCache<string, CacheEntry<Stored>>({
  maxSize: MAX_CACHE_BYTES,
  // Read records take about three times the room of their JSON.
  sizeCalculation: (entry) => entry.value.bytes * 3 + 512,
});
const store = {
  name: 'answers',
  get: (path: string) => memory.get(path),
  // An answer is as old as its question's end; what came from a snapshot keeps its age.
  set: (path: string, { value }: CacheEntry<Stored>) => {
    memory.set(path, entryOf(value));
  },
  delete: (path: string) => {
    memory.delete(path);
  },
};

function entryOf(value: Stored): CacheEntry<Stored> {
  return { value, metadata: { createdTime: value.asOf, ttl: config.freshMs, swr: config.staleMs } };
}

// A call that takes longer than its answer will be fresh is still the one call that all wait for: the list's, the
// record's and some air.
const LONGEST_FLIGHT_MS = 3 * config.adminTimeoutMs + 2000;

/** Paths whose renewal failed: how often in a row, and until when the admin host is left alone. */
const troubles = new LRUCache<string, { failures: number; until: number; failure: Failure }>({ max: 5000 });

/**
 * The admin host's answer to a path: from memory while it is fresh; from memory or the last snapshot while it is
 * renewed in the background when it is stale; else asked for, once however many visitors wait for it (decision 14).
 * Never throws.
 */
export async function getAnswer<T>(
  path: string,
  reading: Reading<T>,
  signal?: AbortSignal,
): Promise<Outcome<Answer<T>>> {
  try {
    const stored = keeps ? await kept(path, reading) : await asked(path, reading, signal);
    const { value, asOf, version } = stored;
    const freshUntil = asOf + config.freshMs;
    const late = keeps && Date.now() > freshUntil && troubles.has(path);
    return { ok: true, value: { value: value as T, asOf, freshUntil, version, late } };
  } catch (error) {
    if (error instanceof CallFailed) return { ok: false, failure: error.failure };
    throw error;
  }
}

/** Whether an answer can be given without asking the admin host first: from memory, or from the last snapshot. */
export async function isKept<T>(path: string, reading: Reading<T>): Promise<boolean> {
  return keeps && (memory.has(path) || (await restored(path, reading)));
}

async function kept<T>(path: string, reading: Reading<T>): Promise<Stored> {
  if (!memory.has(path)) await restored(path, reading);
  return cachified({
    key: path,
    cache: store,
    ttl: config.freshMs + LONGEST_FLIGHT_MS,
    swr: config.staleMs,
    getFreshValue: ({ background }) => (background ? renewed(path, reading) : asked(path, reading)),
  });
}

/** A renewal in the background, which leaves a sick admin host alone for growing pauses. */
async function renewed<T>(path: string, reading: Reading<T>): Promise<Stored> {
  const trouble = troubles.get(path);
  if (trouble && Date.now() < trouble.until) throw new CallFailed(trouble.failure);
  return asked(path, reading);
}

async function asked<T>(path: string, reading: Reading<T>, signal?: AbortSignal): Promise<Stored> {
  const outcome = reading.source
    ? await reading.source(signal)
    : await ask(path, { signal, absent: reading.absent, logMessage: reading.logMessage });
  const body = outcome.ok ? toJson(outcome.value.data) : null;
  const version = body === null ? null : versionOf(body);
  const before = memory.peek(path)?.value;
  // What has not changed is not read anew: its records stay the same list, sorted and indexed already.
  const known = before?.version === version ? { ok: true as const, value: before?.value } : null;
  const value = outcome.ok ? (known ?? reading.read(outcome.value.data)) : outcome;
  if (!outcome.ok || !value.ok || body === null || version === null) {
    const failure = value.ok ? ({ kind: 'format' } as const) : value.failure;
    if (outcome.ok && failure.kind !== 'missing') {
      log.warn({ event: 'admin-answer-unreadable', path, msg: reading.logMessage });
    }
    // Told by its status that a record is gone, the site lets go of it; an answer that has only lost its data is a fault.
    if (!outcome.ok && failure.kind === 'missing') forget(path);
    else if (failure.kind !== 'missing' || memory.has(path)) noteTrouble(path, failure);
    throw new CallFailed(failure);
  }
  troubles.delete(path);
  const asOf = Date.now();
  if (!outcome.value.passing) void snapshots?.write(path, { body, asOf });
  return { value: value.value, asOf, version, bytes: outcome.value.bytes };
}

/** What the admin host no longer has is not to be shown any longer either. */
function forget(path: string) {
  if (memory.delete(path)) void snapshots?.remove(path);
}

function noteTrouble(path: string, failure: Failure) {
  if (!keeps) return;
  const failures = (troubles.get(path)?.failures ?? 0) + 1;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  troubles.set(path, { failures, until: Date.now() + pause, failure });
}

const restoring = new Map<string, Promise<boolean>>();

/** Takes a path's snapshot into memory, checked like a fresh answer; once however many visitors wait for it. */
function restored<T>(path: string, reading: Reading<T>): Promise<boolean> {
  const running = restoring.get(path);
  if (running) return running;
  const work = restore(path, reading).finally(() => restoring.delete(path));
  restoring.set(path, work);
  return work;
}

async function restore<T>(path: string, reading: Reading<T>): Promise<boolean> {
  const snapshot = await snapshots?.read(path);
  if (!snapshot || Date.now() - snapshot.asOf > config.freshMs + config.staleMs) return false;
  const outcome = reading.read(parsed(snapshot.body));
  if (!outcome.ok) return false;
  const { body, asOf } = snapshot;
  const value = { value: outcome.value, asOf, version: versionOf(body), bytes: Buffer.byteLength(body) };
  memory.set(path, entryOf(value));
  return true;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Null for what is nested too deep to be written: it could be read, but neither kept nor told apart. */
function toJson(data: unknown): string | null {
  try {
    return JSON.stringify(data) ?? null;
  } catch {
    return null;
  }
}

function versionOf(body: string): string {
  return createHash('sha1').update(body).digest('base64url').slice(0, 12);
}
