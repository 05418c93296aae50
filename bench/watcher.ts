/**
 * `watcher.ts URL PID`: watches a site under load, in a separate process, which the load does not delay. Requests
 * `/healthz` and a cached page every 50 ms, and reads the memory of the site's process. Tells its parent when it has
 * started, and sends the measurements after any message.
 */
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { peakRssMb } from './memory.ts';

const INTERVAL_MS = 50;
/** A page that needs no call to the admin host. */
const CACHED_PAGE = '/contact';

/**
 * The slowest responses of `/healthz` and of another visitor's cached page in milliseconds, the longest that the site's main
 * thread computed while `/healthz` waited (the rest is the machine's other work), the highest resident memory of the site's
 * processes in megabytes, and the number of requests without a response, after which the process has ended.
 */
export interface Measurements {
  healthzMs: number;
  pageMs: number;
  blockedMs: number;
  polls: number;
  rssMb: number;
  failures: number;
}

const [url = '', pid = ''] = process.argv.slice(2);
const seen: Measurements = { healthzMs: 0, pageMs: 0, blockedMs: 0, polls: 0, rssMb: 0, failures: 0 };
process.on('message', () => process.send?.(seen));
process.on('disconnect', () => process.exit());
for (;;) {
  await poll().catch(() => {
    seen.failures += 1;
  });
  await delay(INTERVAL_MS);
}

async function poll() {
  const cpuBefore = cpuMs();
  const started = performance.now();
  if ((await statusOf('/healthz')) !== 200) throw new Error('unhealthy');
  const ms = performance.now() - started;
  const cpu = cpuMs() - cpuBefore;
  if (seen.polls === 0) process.send?.('watching');
  seen.polls += 1;
  seen.healthzMs = Math.max(seen.healthzMs, Math.round(ms));
  const pageStarted = performance.now();
  await statusOf(CACHED_PAGE);
  // The first response is rendered.
  if (seen.polls > 1) seen.pageMs = Math.max(seen.pageMs, Math.round(performance.now() - pageStarted));
  seen.blockedMs = Math.max(seen.blockedMs, Math.round(Math.min(ms, cpu)));
  seen.rssMb = Math.max(seen.rssMb, peakRssMb(Number(pid)));
}

/** Returns the CPU time of the site's main thread so far, in milliseconds. */
function cpuMs(): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

/** Requests a path on a new connection: accepting it is part of the response time. */
function statusOf(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url + path, { agent: false, signal: AbortSignal.timeout(30_000) }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
}
