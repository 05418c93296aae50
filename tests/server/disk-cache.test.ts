import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DiskCache } from '~/server/disk-cache.server';
import { config } from '~/server/env.server';
import { log } from '~/server/logger.server';

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

test('a cache has its own folder and writes nothing into others of its name in CACHE_DIR', async () => {
  const disk = new DiskCache('x', { bytes: 200 * KB, ageMs: 60_000 }, folder);
  mkdirSync(join(folder, 'x'));
  await disk.write('key', { body: 'abc', fetchedAt: 1 });
  expect(readdirSync(join(folder, 'x'))).toEqual([]);
});

test('overwriting a key frees its previous bytes', async () => {
  const disk = new DiskCache('x', { bytes: 200 * KB, ageMs: 60_000 }, folder);
  for (let at = 0; at < 30; at += 1) await disk.write('key', { body: body(at), fetchedAt: at });
  expect(bytesBelow(folder)).toBeLessThan(80 * KB);
  expect(await disk.read('key')).toEqual({ body: body(29), fetchedAt: 29 });
}, 60_000);

/** Dates all files. */
function setModified(time: number) {
  for (const name of readdirSync(join(folder, 'jelajahi-x')))
    utimesSync(join(folder, 'jelajahi-x', name), time / 1000, time / 1000);
}

test.each([
  ['expired entries', -120_000],
  ['entries dated in the future', 3_600_000],
])('%s are evicted even below the size limit', async (_, ago) => {
  const disk = new DiskCache('x', { bytes: 40 * KB, ageMs: 60_000 }, folder);
  await disk.write('old', { body: body(1), fetchedAt: 1 });
  setModified(Date.now() + ago);
  for (const at of [2, 3]) await disk.write(`new ${at}`, { body: body(at), fetchedAt: at });
  expect(await disk.read('old')).toBeNull();
  expect(await disk.read('new 3')).not.toBeNull();
});

test('files that are not entries are not deleted, even when the folder is a link to one with other files', async () => {
  const others = join(folder, 'milik-orang-lain');
  mkdirSync(join(others, 'album'), { recursive: true });
  writeFileSync(join(others, 'foto.jpg'), body(0));
  writeFileSync(join(others, 'album', 'a'.repeat(64)), body(0));
  // A folder with an entry's name, and a link to a file elsewhere.
  mkdirSync(join(others, 'b'.repeat(64)));
  symlinkSync(join(others, 'foto.jpg'), join(others, 'c'.repeat(64)));
  symlinkSync(others, join(folder, 'jelajahi-x'));
  const names = readdirSync(others, { recursive: true }).sort();
  setModified(Date.now() - 120_000);
  const disk = new DiskCache('x', { bytes: 40 * KB, ageMs: 60_000 }, folder);
  await disk.write('old', { body: body(1), fetchedAt: 1 });
  utimesSync(fileOf('old'), 1, 1);
  for (const at of [2, 3]) await disk.write(`new ${at}`, { body: body(at), fetchedAt: at });
  expect(await disk.read('old')).toBeNull();
  const kept = [2, 3].map((at) => basename(fileOf(`new ${at}`)));
  expect(readdirSync(others, { recursive: true }).sort()).toEqual([...names, ...kept].sort());
});

/** The file of a key. */
const fileOf = (key: string) =>
  join(
    folder,
    'jelajahi-x',
    createHash('sha256')
      .update(config.adminHost + key)
      .digest('hex'),
  );

test.each(['', 'rusak', '1 5\nabc', '1 x\nabc', '-1 3\nabc'])(
  'a file that is not an entry is a miss and is rewritten: “%s”',
  async (content) => {
    const disk = new DiskCache('x', { bytes: 40 * KB, ageMs: 60_000 }, folder);
    await disk.write('key', { body: 'abc', fetchedAt: 1 });
    expect(await disk.read('key')).toEqual({ body: Buffer.from('abc'), fetchedAt: 1 });
    writeFileSync(fileOf('key'), content);
    expect(await disk.read('key')).toBeNull();
    await disk.write('key', { body: 'baru', fetchedAt: 2 });
    expect(await disk.read('key')).toEqual({ body: Buffer.from('baru'), fetchedAt: 2 });
  },
);

test('a hanging disk costs at most two seconds once, and two threads; a recovered disk is used again', async () => {
  const disk = new DiskCache('x', { bytes: 200 * KB, ageMs: 60_000 }, folder);
  await disk.write('key', { body: 'abc', fetchedAt: 1 });
  const pipes = ['a', 'b', 'c', 'd', 'e', 'f'];
  // Opening a pipe waits for its writer.
  for (const pipe of pipes) execFileSync('mkfifo', [fileOf(pipe)]);
  expect(await Promise.all(pipes.map((pipe) => disk.read(pipe)))).toEqual(pipes.map(() => null));
  // Neither call waits for the disk: both end before the next turn of the event loop.
  const beforeNextTurn = (work: Promise<unknown>) => Promise.race([work, setImmediate('waits')]);
  expect(await beforeNextTurn(disk.read('key'))).toBeNull();
  expect(await beforeNextTurn(disk.write('key', { body: 'tidak disimpan', fetchedAt: 2 }))).toBeUndefined();
  // DNS look-ups and compression can use the other threads.
  await promisify(gzip)('x');

  for (const pipe of pipes) {
    const writer = openSync(fileOf(pipe), constants.O_RDWR | constants.O_NONBLOCK);
    rmSync(fileOf(pipe));
    closeSync(writer);
  }
  await vi.waitFor(async () => expect(await disk.read('key')).toEqual({ body: Buffer.from('abc'), fetchedAt: 1 }));
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

test('with an unusable folder nothing throws, nothing is cached, and the log has one line', async () => {
  const warn = vi.spyOn(log, 'warn');
  writeFileSync(join(folder, 'file'), '');
  const disk = new DiskCache('x', { bytes: 200 * KB, ageMs: 60_000 }, join(folder, 'file'));
  await disk.write('key', { body: 'x', fetchedAt: 1 });
  await disk.remove('key');
  expect(await disk.read('key')).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ event: 'disk-cache-x-failed' }));
});
