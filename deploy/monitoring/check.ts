/**
 * Shows that monitoring works, with two replicas under traffic, the sample admin host, Redis and a real Prometheus with
 * alerts.yml, whose minutes become seconds. Causes one fault after the other, and checks which alerts fire. Needs root,
 * a build, and Debian's packages prometheus and redis-server: `npx tsx deploy/monitoring/check.ts`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startSampleAdmin } from '../../sample-admin/server.ts';
import { startRedis } from '../../tests/support/redis.ts';
import { check, failures } from '../checks/check.ts';
import { CALLS_PER_MINUTE, faults, type MadeFault, type Stage } from './faults.ts';
import { dashboardQueries, startPrometheus } from './prometheus.ts';
import { startReplica } from './replicas.ts';
import { browse } from './traffic.ts';

const SITE_URL = 'https://jelajahi.example';
/** Longer than the longest wait of a rule and its window together. */
const MAX_FIRING_MS = 60_000;
/** The window of an alert has to pass, and a limit of the admin host lasts for a minute. */
const MAX_RECOVERY_MS = 90_000;
const QUIET_MS = 15_000;

const folder = mkdtempSync(join(tmpdir(), 'jelajahi-monitoring-'));
const thisFolder = fileURLToPath(new URL('.', import.meta.url));

for (const args of [
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
  ['check', 'config', 'prometheus.compose.yml'],
]) {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { cwd: thisFolder, encoding: 'utf8' });
  check(`promtool ${args.join(' ')}`, status === 0, status === 0 ? '' : (error?.message ?? stdout + stderr));
}
if (failures() > 0) process.exit(1);

const admin = await startSampleAdmin({ callsPerMinute: CALLS_PER_MINUTE });
const redis = await startRedis();
const env = { ADMIN_HOST: admin.url, SITE_URL };
const replicas = [
  await startReplica('one', folder, { ...env, REDIS_URL: redis.url }),
  await startReplica('two', folder, env),
] as const;
const prometheus = await startPrometheus(
  folder,
  replicas.map(({ target }) => target),
);
const stage: Stage = { admin, redis, prometheus, replicas };
let isOver = false;
const visitors = browse(replicas, SITE_URL, () => isOver);

try {
  // Prometheus needs some seconds to find its targets.
  while ((await firing()).length > 0 || !((await prometheus.value('sum(up)')) === replicas.length)) await delay(200);
  const early = await unexpectedWithin(QUIET_MS, []);
  check('under traffic no alert fires', early === '', early);
  // After a fault that does not end, further faults prove nothing.
  for (const fault of faults) if (failures() === 0) await make(fault);
  for (const { title, query } of dashboardQueries())
    check(`the dashboard has data: ${title}`, (await prometheus.countSamples(query)) > 0, query);
} catch (error) {
  check('all checks ran', false, (error as Error).message);
} finally {
  isOver = true;
  await visitors;
  await prometheus.close();
  await Promise.all([...replicas.map(({ kill }) => kill()), admin.close(), redis.close()]);
  rmSync(folder, { recursive: true, force: true });
}
console.log(failures() === 0 ? 'All checks passed' : `${failures()} checks failed`);
process.exit(failures() === 0 ? 0 : 1);

/** Returns the firing alerts by name and, if they name one, by replica. */
async function firing(): Promise<string[]> {
  const alerts = await prometheus.firing();
  const nameOf = (instance: string) => replicas.find(({ target }) => target === instance)?.name ?? instance;
  return [...new Set(alerts.map(({ name, instance }) => (instance ? `${name} ${nameOf(instance)}` : name)))];
}

/** Watches for `ms`; returns the first alerts that are not allowed, or nothing. */
async function unexpectedWithin(ms: number, allowed: readonly string[], isEnough = (_: string[]) => false) {
  for (const until = Date.now() + ms; Date.now() < until; await delay(200)) {
    const now = await firing();
    const others = now.filter((alert) => !allowed.includes(alert));
    if (others.length > 0) return others.join(', ');
    if (isEnough(now)) return '';
  }
  return '';
}

/** Causes a fault until its alerts fire, and ends it. No other alert may fire until the last of them has ended. */
async function make({ what, alerts, also = [], begin, end }: MadeFault) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const allowed = [...alerts, ...also];
  const fires = (now: string[]) => alerts.every((alert) => now.includes(alert));
  let hasEnded = false;
  const running = Promise.resolve(begin(stage, () => hasEnded));
  const others = await unexpectedWithin(MAX_FIRING_MS, allowed, fires);
  const now = await firing();
  check(`${what}: ${alerts.join(', ')}`, fires(now) && others === '', `after ${seconds()}; ${others || now}`);
  hasEnded = true;
  await running;
  await end?.(stage);
  if (end === undefined) return;
  const later = await unexpectedWithin(MAX_RECOVERY_MS, allowed, (left) => left.length === 0);
  const left = await firing();
  check(`${what}: over`, later === '' && left.length === 0, `after ${seconds()}; ${later || left}`);
}
