/**
 * `npm run fuzz [scenario]`: malicious records, requests and surroundings, one scenario after the other, each with a site
 * of its own. Prints a row for each, replaces it in bench/results/fuzz.json, and exits with status 1 when a bound is broken:
 * `/healthz` takes more than 250 ms, another visitor's cached page more than 500, 700 MB of memory, a process that ends, or the scenario's own expectations. It asks for a
 * machine without other work; `blockedMs` is the site's share of a slow `/healthz`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type IsolatedSite, startIsolatedSite } from '../tests/support/isolated-site.ts';
import { heapLimit } from './heap-limit.ts';
import { canMount, inMountNamespace } from './mount-namespace.ts';
import { floodScenarios } from './scenarios/floods.ts';
import { imageScenarios } from './scenarios/images.ts';
import { recordScenarios } from './scenarios/records.ts';
import { requestScenarios } from './scenarios/requests.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { surroundingScenarios } from './scenarios/surroundings.ts';
import type { Measurements } from './watcher.ts';

const MAX_HEALTHZ_MS = 250;
const MAX_PAGE_MS = 500;
const MAX_RSS_MB = 700;

const root = fileURLToPath(new URL('..', import.meta.url));

interface Row extends Partial<Measurements> {
  scenario: string;
  result: 'passed' | 'failed' | 'skipped';
  responses: string;
}

const [wanted = ''] = process.argv.slice(2);
const scenarios = [
  ...recordScenarios,
  ...imageScenarios,
  ...requestScenarios,
  ...floodScenarios,
  ...surroundingScenarios,
];
const rows: Row[] = [];
for (const scenario of scenarios.filter(({ name }) => name.includes(wanted))) {
  const row = await measure(scenario);
  rows.push(row);
  const { healthzMs = '-', pageMs = '-', blockedMs = '-', rssMb = '-' } = row;
  console.log(
    `${row.result}  ${row.scenario}: /healthz ${healthzMs} ms, a page ${pageMs} ms, blocked ${blockedMs} ms, ${rssMb} MB, ${row.responses}`,
  );
}
console.table(rows, ['scenario', 'result', 'healthzMs', 'pageMs', 'blockedMs', 'rssMb']);
const results = `${root}bench/results/fuzz.json`;
const before: Row[] = JSON.parse(readFileSync(results, 'utf8'));
const known = new Map([...before, ...rows].map((row) => [row.scenario, row]));
const all = scenarios.flatMap(({ name }) => known.get(name) ?? []);
writeFileSync(results, `${JSON.stringify(all, null, 2)}\n`);
process.exit(rows.length > 0 && rows.every(({ result }) => result !== 'failed') ? 0 : 1);

async function measure({ name, env, mount, skip, run }: Scenario): Promise<Row> {
  const reason = skip?.() ?? (mount && !canMount() ? 'a mount namespace is not permitted' : null);
  if (reason) return { scenario: name, result: 'skipped', responses: reason };
  const prefix = mount ? inMountNamespace(mount) : [];
  priority('normal');
  const site = await startIsolatedSite(
    { ADMIN_TIMEOUT_MS: '3000', ADMIN_FRESH_SECONDS: '10', ...env, ...nodeOptions(env) },
    prefix,
  );
  const watcher = fork(`${root}bench/watcher.ts`);
  const watch = ({ url, running }: IsolatedSite) => watcher.send({ url, pid: running.process.pid });
  watch(site);
  await once(watcher, 'message');
  priority('low');
  const restart: IsolatedSite['restart'] = async (changed) => {
    watcher.send({ url: '', pid: 0 });
    priority('normal');
    await site.restart({ ...changed, ...nodeOptions(changed) });
    priority('low');
    watch(site);
  };
  const outcome = await run(site, restart).catch((error: Error) => ({ responses: '', violations: [error.message] }));
  watcher.send('report');
  const [measurements] = (await once(watcher, 'message')) as [Measurements];
  const { exitCode, signalCode } = site.running.process;
  watcher.disconnect();
  await site.close();
  const problems = [
    ...outcome.violations.slice(0, 5),
    ...(exitCode !== null || signalCode !== null ? [`the process ended: ${exitCode ?? signalCode}`] : []),
    ...(measurements.failures > 0 ? [`/healthz failed ${measurements.failures} times`] : []),
    ...(measurements.polls === 0 ? ['/healthz was never measured'] : []),
    ...(measurements.healthzMs > MAX_HEALTHZ_MS ? [`/healthz took more than ${MAX_HEALTHZ_MS} ms`] : []),
    ...(measurements.pageMs > MAX_PAGE_MS ? [`a cached page took more than ${MAX_PAGE_MS} ms`] : []),
    ...(measurements.rssMb > MAX_RSS_MB ? [`more than ${MAX_RSS_MB} MB`] : []),
  ];
  const responses = [outcome.responses, ...problems].filter(Boolean).join('; ');
  return { scenario: name, result: problems.length > 0 ? 'failed' : 'passed', ...measurements, responses };
}

/**
 * In reality the admin host and the visitors, which this process plays, are other machines, so the site has priority. Processes
 * start with the priority of this one. Only root may raise it again; without, the later sites share the processors with it.
 */
function priority(level: 'normal' | 'low') {
  try {
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), level === 'low' ? 10 : 0);
  } catch {
    console.error('Not permitted to raise the priority: the site shares the processors with its visitors.');
  }
}

/** The options of Node.js in an environment, with the heap limit. */
function nodeOptions({ NODE_OPTIONS }: Record<string, string> = {}) {
  return { NODE_OPTIONS: [heapLimit, NODE_OPTIONS].filter(Boolean).join(' ') };
}
