import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DiskCache } from '~/server/disk-cache.server';
import { config } from '~/server/env.server';

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

/** Ten kilobytes, different for each `at`. */
const body = (at: number) => Buffer.alloc(10 * KB, `${at} `);

test('the folder stays close to its size limit, and the oldest entries are evicted', async () => {
  const disk = new DiskCache('x', { bytes: 200 * KB, ageMs: 60_000 }, folder);
  let largest = 0;
  for (let at = 0; at < 60; at += 1) {
    await disk.write(`key ${at}`, { body: body(at), fetchedAt: at });
    largest = Math.max(largest, bytesBelow(folder));
  }
  // The limit, a quarter more between two evictions, and the index.
  expect(largest).toBeLessThan(280 * KB);
  expect(largest).toBeGreaterThan(150 * KB);
  expect(await disk.read('key 59')).toEqual({ body: body(59), fetchedAt: 59 });
  expect(await disk.read('key 0')).toBeNull();
}, 60_000);

test('overwriting a key frees its previous bytes', async () => {
  const disk = new DiskCache('x', { bytes: 200 * KB, ageMs: 60_000 }, folder);
  for (let at = 0; at < 30; at += 1) await disk.write('key', { body: body(at), fetchedAt: at });
  expect(bytesBelow(folder)).toBeLessThan(80 * KB);
  expect(await disk.read('key')).toEqual({ body: body(29), fetchedAt: 29 });
}, 60_000);

test('expired entries are evicted even below the size limit', async () => {
  const disk = new DiskCache('x', { bytes: 200 * KB, ageMs: 60_000 }, folder);
  await disk.write('old', { body: body(1), fetchedAt: 1 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  await disk.write('new', { body: body(2), fetchedAt: 2 });
  expect(await disk.read('old')).toBeNull();
  expect(await disk.read('new')).not.toBeNull();
});

test('entries dated in the future are evicted', async () => {
  const disk = new DiskCache('x', { bytes: 40 * KB, ageMs: 60_000 }, folder);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  await disk.write('ahead', { body: body(1), fetchedAt: 1 });
  vi.useRealTimers();
  for (const at of [2, 3]) await disk.write(`now ${at}`, { body: body(at), fetchedAt: at });
  expect(await disk.read('ahead')).toBeNull();
  expect(await disk.read('now 3')).not.toBeNull();
});

test('entries of another admin host are not read', async () => {
  const disk = new DiskCache('x', { bytes: 200 * KB, ageMs: 60_000 }, folder);
  const { adminHost } = config;
  try {
    await disk.write('/storage/a.jpg', { body: 'own', fetchedAt: 1 });
    config.adminHost = 'https://other.example';
    expect(await disk.read('/storage/a.jpg')).toBeNull();
    await disk.remove('/storage/a.jpg');
  } finally {
    config.adminHost = adminHost;
  }
  expect((await disk.read('/storage/a.jpg'))?.body.toString()).toBe('own');
});

test('with an unusable folder nothing throws and nothing is cached', async () => {
  writeFileSync(join(folder, 'file'), '');
  const disk = new DiskCache('x', { bytes: 200 * KB, ageMs: 60_000 }, join(folder, 'file'));
  await disk.write('key', { body: 'x', fetchedAt: 1 });
  await disk.remove('key');
  expect(await disk.read('key')).toBeNull();
});
