import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DiskCache } from '~/server/disk-cache.server';

const KB = 1024;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'disk-cache-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const bytesBelow = (path: string) =>
  readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

/** Ten kilobytes unlike any other's. */
const body = (at: number) => Buffer.alloc(10 * KB, `${at} `);

test('a folder never holds much more than its bound, and lets the oldest go', async () => {
  const disk = new DiskCache('x', { bytes: 200 * KB, ageMs: 60_000 }, folder);
  let most = 0;
  for (let at = 0; at < 60; at += 1) {
    await disk.write(`key ${at}`, { body: body(at), fetchedAt: at });
    most = Math.max(most, bytesBelow(folder));
  }
  // A quarter more between two tidyings, and the index's lines.
  expect(most).toBeLessThan(280 * KB);
  expect(most).toBeGreaterThan(150 * KB);
  expect(await disk.read('key 59')).toEqual({ body: body(59), fetchedAt: 59 });
  expect(await disk.read('key 0')).toBeNull();
}, 60_000);

test('one key written over and over takes no more room than its last bytes', async () => {
  const disk = new DiskCache('x', { bytes: 200 * KB, ageMs: 60_000 }, folder);
  for (let at = 0; at < 30; at += 1) await disk.write('key', { body: body(at), fetchedAt: at });
  expect(bytesBelow(folder)).toBeLessThan(80 * KB);
  expect(await disk.read('key')).toEqual({ body: body(29), fetchedAt: 29 });
}, 60_000);

test('what is past its age goes, though there is room', async () => {
  const disk = new DiskCache('x', { bytes: 200 * KB, ageMs: 60_000 }, folder);
  await disk.write('old', { body: body(1), fetchedAt: 1 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  await disk.write('new', { body: body(2), fetchedAt: 2 });
  expect(await disk.read('old')).toBeNull();
  expect(await disk.read('new')).not.toBeNull();
});

test('a folder that cannot be is none: nothing throws', async () => {
  writeFileSync(join(folder, 'file'), '');
  const disk = new DiskCache('x', { bytes: 200 * KB, ageMs: 60_000 }, join(folder, 'file'));
  await disk.write('key', { body: 'x', fetchedAt: 1 });
  await disk.remove('key');
  expect(await disk.read('key')).toBeNull();
});
