/**
 * `npm run fuzz [scenario]`: malicious records, pictures and floods, one scenario after the other, each with its own
 * site. Prints a row for each, and exits with status 1 when a bound is broken: `/healthz` takes more than 250 ms,
 * another visitor's cached page takes more than 500 ms, the site uses more than 700 MB of memory, a process ends, or a
 * scenario's own expectation fails. It needs a machine without other work; `blockedMs` is the site's share of a slow
 * `/healthz`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startIsolatedSite } from '../tests/support/isolated-site.ts';
import { floodScenarios } from './fuzz-floods.ts';
import { imageScenarios } from './fuzz-images.ts';
import { recordScenarios } from './fuzz-records.ts';
import type { Scenario } from './fuzz-scenario.ts';
import { heapLimit } from './memory.ts';
import type { Measurements } from './watcher.ts';

const MAX_HEALTHZ_MS = 250;
const MAX_PAGE_MS = 500;
const MAX_RSS_MB = 700;
const watcherFile = fileURLToPath(new URL('watcher.ts', import.meta.url));

const [wanted = ''] = process.argv.slice(2);
const scenarios = { ...recordScenarios, ...imageScenarios, ...floodScenarios };
const rows: Record<string, Partial<Measurements> & { result: string }> = {};
for (const [name, scenario] of Object.entries(scenarios).filter(([one]) => one.includes(wanted))) {
  const { responses, problems, ...measured } = await measure(scenario);
  rows[name] = { result: problems.length > 0 ? 'failed' : 'passed', ...measured };
  console.log(`${rows[name].result}  ${name}: ${[responses, ...problems].filter(Boolean).join('; ')}`);
}
console.table(rows, ['result', 'healthzMs', 'pageMs', 'blockedMs', 'rssMb']);
const results = Object.values(rows).map(({ result }) => result);
process.exit(results.length > 0 && !results.includes('failed') ? 0 : 1);

async function measure({ env, run }: Scenario) {
  priority('normal');
  const settings = { ADMIN_TIMEOUT_MS: '3000', ADMIN_FRESH_SECONDS: '10', ...env, NODE_OPTIONS: heapLimit };
  const site = await startIsolatedSite(settings);
  const watcher = fork(watcherFile, [site.url, String(site.running.process.pid)]);
  await once(watcher, 'message');
  priority('low');
  const outcome = await run(site).catch((error: Error) => ({ responses: '', violations: [error.message] }));
  watcher.send('report');
  const [measured] = (await once(watcher, 'message')) as [Measurements];
  const { exitCode, signalCode } = site.running.process;
  watcher.disconnect();
  await site.close();
  const broken: Record<string, boolean> = {
    [`the process ended: ${exitCode ?? signalCode}`]: exitCode !== null || signalCode !== null,
    [`/healthz failed ${measured.failures} times`]: measured.failures > 0,
    '/healthz was never measured': measured.polls === 0,
    [`/healthz took more than ${MAX_HEALTHZ_MS} ms`]: measured.healthzMs > MAX_HEALTHZ_MS,
    [`a cached page took more than ${MAX_PAGE_MS} ms`]: measured.pageMs > MAX_PAGE_MS,
    [`more than ${MAX_RSS_MB} MB`]: measured.rssMb > MAX_RSS_MB,
  };
  const bounds = Object.keys(broken).filter((bound) => broken[bound]);
  return { ...measured, responses: outcome.responses, problems: [...outcome.violations.slice(0, 5), ...bounds] };
}

/**
 * Sets this process's priority. It plays the admin host and the visitors, which are other machines in reality, so the
 * site comes first. Processes start with their parent's priority. Only root may raise it again; otherwise the later
 * sites share the processors with this process.
 */
function priority(level: 'normal' | 'low') {
  try {
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), level === 'low' ? 10 : 0);
  } catch {
    console.error('Not permitted to raise the priority: the site shares the processors with its visitors.');
  }
}
