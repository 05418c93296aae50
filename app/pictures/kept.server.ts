import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { fetchOriginal, type Original } from '~/admin-api/storage.server';
import { DiskCache } from '~/site/disk-cache.server';
import { type Format, resized } from './resize.server';

type Bytes = Uint8Array<ArrayBuffer>;

const DAY_MS = 24 * 60 * 60 * 1000;
const FRESH_MS = DAY_MS;
const MOST_WAITING = 60;

const disk = new DiskCache('pictures', { bytes: 512 * 1024 * 1024, ageMs: 30 * DAY_MS });
const memory = new LRUCache<string, { body: Bytes; asOf: number }>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ body }) => body.byteLength + 256,
});

/** Two pictures at a time: the pages' own work goes first. */
const workers = pLimit(2);
const running = new Map<string, Promise<Resized>>();

/** A resized picture; `missing` where there is none; `busy` where too many others wait already. */
export type Resized = Bytes | 'missing' | 'busy';

/** A stored picture in a width and format: kept for a day and longer while it cannot be had, made once at a time. */
export async function resizedPicture(path: string, width: number, format: Format): Promise<Resized> {
  const key = `${path}?w=${width}&f=${format}`;
  const known = memory.get(key) ?? (await fromDisk(key));
  if (known && Date.now() - known.asOf < FRESH_MS) return known.body;
  const made = await oneAtATime(key, () => make(key, path, width, format));
  return known && typeof made === 'string' ? known.body : made;
}

async function fromDisk(key: string) {
  const entry = await disk.read(key);
  if (!entry) return undefined;
  const known = { body: new Uint8Array(entry.body), asOf: entry.asOf };
  memory.set(key, known);
  return known;
}

async function make(key: string, path: string, width: number, format: Format): Promise<Resized> {
  const original = await fetchOriginal(path);
  if (original === null) return 'missing';
  const body = await resized(original.body, width, format).catch(() => null);
  if (body === null) return 'missing';
  const entry = { body, asOf: Date.now() };
  memory.set(key, entry);
  void disk.write(key, entry);
  return body;
}

function oneAtATime(key: string, work: () => Promise<Resized>): Promise<Resized> {
  const known = running.get(key);
  if (known) return known;
  if (workers.pendingCount >= MOST_WAITING) return Promise.resolve('busy');
  const job = workers(work).finally(() => running.delete(key));
  running.set(key, job);
  return job;
}

/** The original, under the same bound. */
export async function originalPicture(path: string): Promise<Original | 'missing' | 'busy'> {
  if (workers.pendingCount >= MOST_WAITING) return 'busy';
  return (await workers(() => fetchOriginal(path))) ?? 'missing';
}
