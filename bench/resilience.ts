/**
 * `npm run resilience [visits] [rounds]`: measures the effect on visitors of a stopped admin host after a restart, and of
 * a slow one that fails often. Exits with status 1 when a limit is exceeded.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { pageFixtures } from '../e2e/fixtures/page-fixtures.ts';
import { get, startIsolatedSite } from '../tests/support/isolated-site.ts';
import { median, quantile, rounded } from './statistics.ts';

const VISITS = Number(process.argv[2] ?? 10_000);
const ROUNDS = Number(process.argv[3] ?? 15);
const CONCURRENCY = 16;
const MAX_RATIO = 1.5;

const restarted = await restartedWithoutHost();
const slow = await slowAndFailingHost();
const passed = restarted.notWhole.length === 0 && restarted.ratio <= MAX_RATIO && slow.notOk === 0;
const result = { restarted, slow, passed };
mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/resilience.json', `${JSON.stringify(result, null, 2)}\n`);
console.log(result);
process.exit(passed ? 0 : 1);

/**
 * The first visit to every page after a start, alternately with the admin host up and stopped, and with the same
 * persistent cache.
 */
async function restartedWithoutHost() {
  const site = await startIsolatedSite({ ADMIN_FRESH_SECONDS: '1', ADMIN_TIMEOUT_MS: '8000' });
  for (const { path } of pageFixtures) await get(site.url + path);
  // Wait until everything that must survive a crash is on disk.
  const calledPaths = new Set(site.admin.calls.map((call) => call.path)).size;
  while (site.responsesOnDisk() < calledPaths) await delay(50);
  const healthy: number[] = [];
  const stopped: number[] = [];
  const notWhole: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const times of round % 2 ? [healthy, stopped] : [stopped, healthy]) {
      if (times === stopped) await site.admin.stop();
      await site.restart();
      for (const { path, content } of pageFixtures) {
        const { ms, whole } = await firstByte(site.url + path, content);
        times.push(ms);
        if (!whole) notWhole.push(path);
      }
      if (times === stopped) await site.admin.start();
    }
  }
  await site.close();
  const ratio = rounded(median(stopped) / median(healthy));
  const p95Ratio = rounded(quantile(stopped, 0.95) / quantile(healthy, 0.95));
  return {
    pages: pageFixtures.length,
    rounds: ROUNDS,
    medianMs: { healthy: rounded(median(healthy)), stopped: rounded(median(stopped)) },
    p95Ms: { healthy: rounded(quantile(healthy, 0.95)), stopped: rounded(quantile(stopped, 0.95)) },
    ratio,
    p95Ratio,
    notWhole,
  };
}

/** An admin host that takes three seconds and fails three calls of ten, after one visit to every page. */
async function slowAndFailingHost() {
  const site = await startIsolatedSite({ ADMIN_FRESH_SECONDS: '5', ADMIN_TIMEOUT_MS: '8000' });
  for (const { path } of pageFixtures) await get(site.url + path);
  site.admin.clearCalls();
  site.admin.setFault('/', {
    kind: 'random',
    rate: 0.3,
    fault: { kind: 'status', status: 500 },
    otherwise: { kind: 'delay', ms: 3000 },
  });
  let next = 0;
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  let notOk = 0;
  const started = Date.now();
  const visitor = async () => {
    while (next < VISITS) {
      const { path, content } = pageFixtures[next++ % pageFixtures.length] ?? { path: '/', content: '' };
      const startedAt = performance.now();
      const { status, text } = await get(site.url + path);
      times.push(performance.now() - startedAt);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status !== 200 || !text.includes(content)) notOk += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, visitor));
  const seconds = Math.round((Date.now() - started) / 1000);
  const adminCalls = site.admin.calls.length;
  await site.close();
  return {
    visits: VISITS,
    seconds,
    statuses,
    notOk,
    adminCalls,
    medianMs: rounded(median(times)),
    p99Ms: rounded(quantile(times, 0.99)),
  };
}

/** Returns the time to first byte, and whether the page was complete. */
async function firstByte(address: string, content: string): Promise<{ ms: number; whole: boolean }> {
  const started = performance.now();
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
  const ms = performance.now() - started;
  const text = (await response.text()).replaceAll('&amp;', '&');
  return { ms, whole: response.status === 200 && text.includes(content) };
}
