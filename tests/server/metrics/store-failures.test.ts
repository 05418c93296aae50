import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { DiskCache } from '~/server/disk-cache.server';
import { metrics } from '~/server/metrics/metrics.server';

vi.mock('~/server/env.server', async (original) => {
  const actual = await original<typeof import('~/server/env.server')>();
  return { ...actual, config: { ...actual.config, metrics: { port: 9464, host: '127.0.0.1' } } };
});

const folder = mkdtempSync(join(tmpdir(), 'store-failures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const failures = async (store: string) => {
  const text = (await metrics?.registry.metrics()) ?? '';
  return Number(new RegExp(`^jelajahi_store_failures_total{store="${store}"} (\\d+)$`, 'm').exec(text)?.[1]);
};

test('every failure of a disk is counted, and a missing entry is not', async () => {
  const disk = new DiskCache('contoh', { bytes: 1000, ageMs: 60_000 }, folder);
  await disk.read('key');
  await disk.write('key', { body: 'isi', fetchedAt: 1 });
  expect(await failures('disk-contoh')).toBe(0);
  const ownFolder = join(folder, 'jelajahi-contoh');
  rmSync(ownFolder, { recursive: true });
  // A file replaces the folder, so nothing can be written or read.
  writeFileSync(ownFolder, '');
  await disk.write('key', { body: 'isi', fetchedAt: 1 });
  const afterWrite = await failures('disk-contoh');
  expect(afterWrite).toBeGreaterThan(0);
  await disk.read('key');
  expect(await failures('disk-contoh')).toBe(afterWrite + 1);
});
