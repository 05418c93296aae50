import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasNginx, startNginx, stopNginx } from '../deploy/run-nginx.ts';
import { htmlPaths } from '../e2e/fixtures/page-fixtures.ts';
import { startSampleAdmin } from '../sample-admin/server.ts';
import { installPrograms } from '../scripts/programs.mjs';
import { get, startIsolatedSite } from '../tests/support/isolated-site.ts';
import { canMount, inMountNamespace } from '../tests/support/mount-namespace.ts';
import { type RunningSite, serverOf, startSite } from '../tests/support/start-site.ts';
import { heapLimit } from './memory.ts';

const DURING_MS = 6000;
const DAY_MS = 86_400_000;
/** The watchdog kills a hanging replica within three seconds; until then, the replica's requests wait. */
const MAX_SLOW = 20;
const MAX_FIRST_BYTE_MS = 3000;
/** Content is revalidated within seconds, so that a rehearsal need not wait a minute. */
const settings = {
  ADMIN_FRESH_SECONDS: '2',
  ADMIN_STALE_SECONDS: '3600',
  ADMIN_TIMEOUT_MS: '2000',
  STREAM_AFTER_MS: '1000',
  NODE_OPTIONS: heapLimit,
};

/** The observations of the visitors, with the slowest first byte. */
export interface Seen {
  requests: number;
  firstByteMs: number;
  slowFirstBytes: number;
  problems: string[];
}

/** A site with its visitors' URL, and its fault from start to end. */
export interface Stage {
  url: string;
  fault: (seen: Seen) => Promise<unknown>;
  running: () => readonly RunningSite[];
  close: () => Promise<unknown>;
  /** Returns the path at which a numbered visitor requests a page. */
  pathOf?: (path: string, number: number) => string;
  /** The event that the site logs: without it there was no fault. */
  logs?: string;
  /** Whether everything has recovered, besides serving pages. */
  hasRecovered?: () => boolean;
}

/** One of two replicas behind nginx hangs, as deploy/README.md has them. */
async function hungReplica(): Promise<Stage | string> {
  if (!hasNginx() && spawnSync('sh', ['deploy/get-nginx.sh']).status !== 0) return 'nginx 1.25.1 is not installed';
  const folder = mkdtempSync(join(tmpdir(), 'jelajahi-rehearsal-'));
  for (const name of ['one', 'two', 'nginx']) mkdirSync(join(folder, name));
  const admin = await startSampleAdmin({ callsPerMinute: null });
  const start = (name: string, more = {}) => {
    const env = { ...settings, ADMIN_HOST: admin.url, CACHE_DIR: join(folder, name), ...more };
    return startSite(env, 'own', [process.execPath, 'watchdog.mjs']);
  };
  let first = await start('one');
  const second = await start('two');
  // nginx cannot retry a page that is already streaming, so from here on no page streams.
  for (const { url } of [first, second]) for (const path of htmlPaths) await get(url + path);
  const { port } = new URL(first.url);
  const nginx = await startNginx(join(folder, 'nginx'), [port, new URL(second.url).port]);
  return {
    url: nginx.url,
    running: () => [first, second],
    // A spelling that nginx does not store: the replicas answer each request.
    pathOf: (path, number) => `${path}?tampil=${number}`,
    fault: async (seen) => {
      process.kill(serverOf(first), 'SIGSTOP');
      await delay(DURING_MS);
      const { slowFirstBytes, firstByteMs, problems } = seen;
      if (slowFirstBytes > MAX_SLOW) problems.push(`${slowFirstBytes} visitors waited for the hung replica`);
      if (firstByteMs > MAX_FIRST_BYTE_MS) problems.push(`a visitor waited ${firstByteMs} ms for the hung replica`);
      if (first.process.exitCode === null) problems.push('the watchdog let the hung replica run');
      first = await start('one', { PORT: port });
    },
    close: async () => {
      await stopNginx(nginx.process);
      await Promise.all([first.stop(), second.stop(), admin.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The disk with the cache is full: pages and pictures are served, and stored again once there is space. */
async function fullDisk(): Promise<Stage | string> {
  if (!canMount()) return 'mounting is not permitted';
  const site = await startIsolatedSite(settings, inMountNamespace('mount -t tmpfs -o size=1m tmpfs "$CACHE_DIR"'));
  // This process does not see the site's disk at its own path.
  const disk = join(`/proc/${site.running.process.pid}/root`, site.cacheDir);
  const stored = () => readdirSync(join(disk, 'jelajahi-responses'));
  return {
    url: site.url,
    running: () => [site.running],
    fault: async ({ problems }) => {
      // Ends when the disk is full.
      spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'filler')}`]);
      await delay(DURING_MS);
      const { status } = await get(`${site.url}/storage/hero.jpg?w=640`);
      if (status !== 200) problems.push(`a picture was ${status}`);
      rmSync(join(disk, 'filler'));
      for (const file of stored()) rmSync(join(disk, 'jelajahi-responses', file));
    },
    logs: 'disk-cache-responses-failed',
    hasRecovered: () => stored().length > 0,
    close: site.close,
  };
}

/** The clock, which is the true one and an offset in a file, jumps a day ahead, then two back. */
async function jumpingClock(): Promise<Stage | string> {
  if ((await installPrograms(['faketime'])).length > 0) return 'faketime is not installed';
  const folder = mkdtempSync(join(tmpdir(), 'jelajahi-clock-'));
  const file = join(folder, 'offset');
  writeFileSync(file, '+0');
  const { stdout } = spawnSync('faketime', ['-m', '-f', '+0', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' });
  const clock = { LD_PRELOAD: stdout.trim(), FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1' };
  const site = await startIsolatedSite({ ...settings, ...clock, FAKETIME_DONT_FAKE_MONOTONIC: '1' });
  const offset = async () => Date.parse((await get(`${site.url}/healthz`)).headers.get('Date') ?? '') - Date.now();
  return {
    url: site.url,
    running: () => [site.running],
    fault: async ({ problems }) => {
      for (const days of [1, -1, 0]) {
        writeFileSync(file, `${days < 0 ? '' : '+'}${days}d`);
        await delay(DURING_MS);
        if (Math.abs((await offset()) - days * DAY_MS) > 60_000) problems.push(`the clock did not jump to day ${days}`);
      }
    },
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each fault by name, with its stage, or the reason why this machine cannot cause it. */
export const faults = { 'replica-hung': hungReplica, 'disk-full': fullDisk, 'clock-jump': jumpingClock };
