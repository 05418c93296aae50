/**
 * Watches a site under load, in a process of its own, which the load does not delay: requests `/healthz` and a cached page
 * every 50 ms and reads the memory of the site's process. Its parent sends the site to
 * watch, or `report` for the measurements.
 */
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { peakRssMb } from './rss.ts';

const INTERVAL_MS = 50;
/** It needs no call to the admin host. */
const CACHED_PAGE = '/contact';

/** The site to watch; a pid of 0 is none. */
interface WatchedSite {
  url: string;
  pid: number;
}

/** The watcher's observations of a site. */
export interface Measurements {
  /** The slowest response of `/healthz` in milliseconds, which is higher on a machine that has other work. */
  healthzMs: number;
  /** The slowest response of another visitor's cached page in milliseconds. */
  pageMs: number;
  /** The longest that the site's main thread computed while a request for `/healthz` waited, in milliseconds. */
  blockedMs: number;
  polls: number;
  /** The highest resident memory of the site's processes in megabytes. */
  rssMb: number;
  /** Requests without a response: the process has ended. */
  failures: number;
}

const seen: Measurements = { healthzMs: 0, pageMs: 0, blockedMs: 0, polls: 0, rssMb: 0, failures: 0 };

/** The CPU time of a process's main thread so far, in milliseconds. */
function cpuMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

/** On a connection of its own: accepting one is part of the response time. */
function statusOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, signal: AbortSignal.timeout(30_000) }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
}

async function poll({ url, pid }: WatchedSite) {
  const cpuBefore = cpuMs(pid);
  const started = performance.now();
  if ((await statusOf(`${url}/healthz`)) !== 200) throw new Error('unhealthy');
  const ms = performance.now() - started;
  const cpu = cpuMs(pid) - cpuBefore;
  if (seen.polls === 0) process.send?.('watching');
  seen.polls += 1;
  seen.healthzMs = Math.max(seen.healthzMs, Math.round(ms));
  const pageStarted = performance.now();
  await statusOf(url + CACHED_PAGE);
  // The first one is rendered.
  if (seen.polls > 1) seen.pageMs = Math.max(seen.pageMs, Math.round(performance.now() - pageStarted));
  seen.blockedMs = Math.max(seen.blockedMs, Math.round(Math.min(ms, cpu)));
  seen.rssMb = Math.max(seen.rssMb, peakRssMb(pid));
}

let site: WatchedSite | null = null;
process.on('message', (message: WatchedSite | 'report') => {
  site = message === 'report' || message.pid === 0 ? null : message;
  if (message === 'report') process.send?.(seen);
});
process.on('disconnect', () => process.exit());

for (;;) {
  const watched: WatchedSite | null = site;
  if (watched) {
    await poll(watched).catch(() => {
      // A site that was stopped meanwhile does not count.
      if (site === watched) seen.failures += 1;
    });
  }
  await delay(INTERVAL_MS);
}
