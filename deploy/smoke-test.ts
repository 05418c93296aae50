/** The checks of `smoke-test.sh`, which installs everything first. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startSampleAdmin } from '../sample-admin/server.ts';
import { get } from '../tests/support/isolated-site.ts';
import { rawRequest } from '../tests/support/raw-request.ts';
import { startRedis } from '../tests/support/redis.ts';
import { freePort, startSite } from '../tests/support/start-site.ts';
import { checkBursts } from './checks/burst.ts';
import { check, failures } from './checks/check.ts';
import { checkCompose } from './checks/compose.ts';
import { checkConcurrency } from './checks/concurrency.ts';
import { checkConfiguration } from './checks/configuration.ts';
import { isErrorPage } from './checks/errors.ts';
import { checkInstalled } from './checks/installed.ts';
import { describe, load } from './checks/load.ts';
import { cacheStateOf, checkPages } from './checks/pages.ts';
import { startNginx } from './run-nginx.ts';

const folder = mkdtempSync(join(tmpdir(), 'jelajahi-deploy-'));

const admin = await startSampleAdmin();
const redis = await startRedis();
const env = {
  ADMIN_HOST: admin.url,
  REDIS_URL: redis.url,
  SITE_URL: 'https://jelajahi.example',
  ADMIN_FRESH_SECONDS: '2',
  HOST: '127.0.0.1',
  METRICS: 'on',
};
const replicas = [
  await startSite({ ...env, CACHE_DIR: join(folder, 'one'), METRICS_PORT: `${await freePort()}` }),
  await startSite({ ...env, CACHE_DIR: join(folder, 'two'), METRICS_PORT: `${await freePort()}` }),
] as const;
const [one, two] = replicas;
const site = await startNginx(folder, [new URL(one.url).port, new URL(two.url).port]);

try {
  await checkCompose(join(folder, 'compose'), admin.url);
  checkInstalled(join(folder, 'installed'));
  await checkPages(site.url, env.SITE_URL);
  await checks();
  await checkConfiguration(join(folder, 'configuration'));
  await checkConcurrency(join(folder, 'concurrency'));
} catch (error) {
  check('all checks ran', false, (error as Error).message);
} finally {
  site.process.kill('SIGQUIT');
  await Promise.all([...replicas.map((replica) => replica.stop()), admin.close(), exited(site.process)]);
  await redis.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(failures() === 0 ? 'All checks passed' : `${failures()} checks failed`);
process.exit(failures() === 0 ? 0 : 1);

async function checks() {
  const cacheState = (path: string) => cacheStateOf(site.url + path);
  await get(`${site.url}/tidak-ada-nginx`);
  const id = /([0-9a-f]{32})$/m.exec(
    lineWith(readFileSync(join(folder, 'access.log'), 'utf8'), 'tidak-ada-nginx'),
  )?.[1];
  check(
    "the request's id is in the site's log too",
    id !== undefined && replicas.some((replica) => replica.output().includes(`"requestId":"${id}"`)),
  );

  // A page older than two seconds is served stale at once and revalidated in the background.
  await until(async () => (await cacheState('/tiket')) === 'STALE');
  await until(async () => (await cacheState('/tiket')) === 'HIT');
  check('a stale page is served while it is revalidated', true);

  admin.setFault('/api/admin/pakets', { kind: 'delay', ms: 3000 });
  const startedAt = Date.now();
  const streamed = await fetch(`${site.url}/paket-tour`);
  const head = Date.now() - startedAt;
  const body = await streamed.text();
  check(
    'a slow page shows its loading state first',
    head < 2500 && Date.now() - startedAt >= 2900 && body.includes('Pesona Ubud'),
    `first byte after ${head} ms`,
  );
  admin.setFault('/api/admin/akomodasis', { kind: 'delay', ms: 2500 });
  admin.setFault('/api/admin/kuliners', { kind: 'delay', ms: 4500 });
  const [direct, proxied] = await Promise.all([one.url, site.url].map((url) => fetch(`${url}/_root.data`)));
  const parts = await countParts(proxied);
  check(
    'each part of the data of home is sent when it is there',
    direct?.headers.get('X-Accel-Buffering') === 'no' && parts === 3,
    `${parts} of 3 parts`,
  );
  await direct?.text();
  admin.clearFaults();

  await get(`${one.url}/fasilitas`);
  await admin.stop();
  const shared = await get(`${two.url}/fasilitas`);
  check(
    'a replica shows content that another one has cached',
    shared.status === 200 && shared.text.includes('Panggung'),
    `status ${shared.status}`,
  );
  await admin.start();

  await checkBursts(site.url, [one.url, two.url]);

  const killed = await load(site.url, [one.url, two.url], () => one.process.kill('SIGKILL'));
  check('one replica killed under load: no request fails', killed.bad === 0, describe(killed));
  const withoutRedis = await load(site.url, [two.url], redis.kill);
  check('Redis killed under load: no request fails', withoutRedis.bad === 0, describe(withoutRedis));

  two.process.kill('SIGKILL');
  await exited(two.process);
  const alone = await get(`${site.url}/tiket`);
  check(
    'with no replica left, pages are served from the cache',
    alone.status === 200 && alone.headers.get('X-Cache') === 'STALE',
    `status ${alone.status}`,
  );

  const secret = 'GET /cari?q=kata-rahasia HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const unavailable = await rawRequest(site.url, secret);
  check('what no replica and no cache answers is the error page', isErrorPage(unavailable, 502));
  const written = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const withSecret = written.filter((entry) => readFileSync(join(entry.parentPath, entry.name)).includes('rahasia'));
  const log = readFileSync(join(folder, 'access.log'), 'utf8');
  check('no file holds a query', log.includes('"GET /cari" 502') && withSecret.length === 0);
  const failedId = lineWith(log, '"GET /cari" 502').split(' ').at(-1) ?? '';
  const failure = lineWith(readFileSync(join(folder, 'upstream.log'), 'utf8'), failedId);
  check(
    'a replica that does not respond is logged, by the id of the request',
    failedId !== '' && failure.includes(' 502'),
    failure,
  );
}

/** Returns the number of parts in which a body arrives, with more than a second between two. */
async function countParts(response: Response | undefined) {
  const arrivals: number[] = [];
  for await (const _ of response?.body ?? []) arrivals.push(Date.now());
  return arrivals.filter((at, index) => at - (arrivals[index - 1] ?? 0) > 1000).length;
}

async function exited(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function until(reached: () => Promise<boolean>) {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await reached()) return;
    await delay(100);
  }
  throw new Error('the condition was not met within 20 s');
}

function lineWith(text: string, part: string): string {
  return text.split('\n').find((line) => line.includes(part)) ?? '';
}
