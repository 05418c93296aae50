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
  const cacheState = async (path: string, headers?: Record<string, string>) =>
    (await get(site.url + path, headers)).headers.get('X-Cache');
  // Entries may be older than two seconds on a busy machine.
  const isStored = async (path: string) => (await cacheState(path)) !== 'MISS';

  const page = await get(`${site.url}/tiket`);
  check('a page is served', page.status === 200 && page.text.includes('Shuttle Bandara'), `status ${page.status}`);
  check('the second request is a cache hit', (await cacheState('/tiket')) === 'HIT');
  await get(`${site.url}/paketdetail/pesona-ubud?tab=jadwal`);
  check(
    'tracking parameters and the order of params make no copy',
    (await cacheState('/tiket?fbclid=1')) === 'HIT' &&
      (await cacheState('/tiket?utm_source=a&gclid=b')) === 'HIT' &&
      (await cacheState('/paketdetail/pesona-ubud?fbclid=2&tab=jadwal&tab=tempat')) === 'HIT',
  );
  const unlinked = [
    '/tiket?tampil=012',
    '/tiket?kategori=Pesulap',
    '/tiket?tampil=300',
    '/contact?q=x',
    '/pesulap',
    '/robots.txt?w=1',
    '/storage/pesulap.jpg?w=320',
  ];
  for (const path of unlinked) await get(site.url + path);
  const stored = [];
  for (const path of unlinked) if (await isStored(path)) stored.push(path);
  check('URLs that no link leads to are not stored', stored.length === 0, stored.join(' '));
  check(
    'a declared param has its own page, also with an encoded name',
    !(await isStored('/transportasi?kategori=Motor')) &&
      !(await isStored('/transportasi?k%61tegori=Big%20Bus&kategori=SUV')) &&
      (await get(`${site.url}/transportasi?k%61tegori=Big%20Bus&kategori=SUV`)).text.includes('45 Kursi') &&
      !(await get(`${site.url}/transportasi?kategori=SUV`)).text.includes('45 Kursi'),
  );
  const other = await rawRequest(site.url, 'GET /tiket HTTP/1.1\r\nHost: jahat.example\r\nConnection: close\r\n\r\n');
  const light = async (value: string) =>
    (await get(`${site.url}/tiket`, { 'save-data': value })).text.includes('Mode hemat data');
  const lights = [await light('on'), await light('off'), await light('On'), await light('')];
  check('pages for a browser that saves data are stored apart', lights.join() === 'true,false,true,false');
  check('the Host header is not part of the cache key', !other.text.includes('jahat') && other.status === 200);
  check(
    'search results are not cached',
    [await cacheState('/cari?q=ubud'), await cacheState('/cari?q=ubud')].every((state) => state !== 'HIT'),
  );

  const imagePath = '/storage/hero.jpg?w=320';
  const avif = await get(site.url + imagePath, { Accept: 'image/avif' });
  const webp = await get(site.url + imagePath, { Accept: 'image/webp' });
  const again = await get(`${site.url}${imagePath}&fbclid=3`, { Accept: 'text/html,image/avif,*/*;q=0.8' });
  check(
    'images are cached once per form, however a browser writes its Accept',
    avif.headers.get('Content-Type') === 'image/avif' &&
      webp.headers.get('Content-Type') === 'image/webp' &&
      again.headers.get('X-Cache') === 'HIT',
  );

  const encoding = async (path: string, accept: string) =>
    (await get(site.url + path, { 'Accept-Encoding': accept })).headers.get('Content-Encoding');
  check(
    'documents are served compressed',
    (await encoding('/event', 'gzip, deflate, br')) === 'br' &&
      (await encoding('/event', 'gzip, br;q=0')) === 'gzip' &&
      (await encoding('/event', 'identity')) === null,
  );
  const script = `/assets/${readdirSync('build/client/assets').find((name) => /^framework-.*\.js$/.test(name))}`;
  const asset = await get(site.url + script, { 'Accept-Encoding': 'gzip' });
  check(
    'static assets are served from disk: compressed, for a year, nosniff',
    asset.headers.get('Content-Encoding') === 'gzip' &&
      asset.headers.get('Cache-Control') === 'public, max-age=31536000, immutable' &&
      asset.headers.get('X-Content-Type-Options') === 'nosniff' &&
      asset.headers.get('X-Cache') === null,
  );
  check(
    'the security headers pass through',
    page.headers.get('Strict-Transport-Security') === 'max-age=31536000' &&
      asset.headers.get('Strict-Transport-Security') === 'max-age=31536000' &&
      (page.headers.get('Content-Security-Policy') ?? '').includes('sha256-'),
  );

  const raw = async (request: string) => (await rawRequest(site.url, request)).status;
  const operatorPaths = ['/healthz', '/READYZ', '/readyz/', '/readyz.data', '/Healthz', '//healthz', '/%72eadyz'];
  const statuses = operatorPaths.map(
    async (path) => await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
  );
  check(
    'every spelling of the monitoring paths is for operators only',
    (await Promise.all(statuses)).every((status) => status === 403),
    String(await Promise.all(statuses)),
  );

  const click = await fetch(`${site.url}/klik`, {
    method: 'POST',
    body: 'jenis=tiket&halaman=detail',
    headers: { Origin: env.SITE_URL },
  });
  check('a click on an order link reaches the site', click.status === 204, `status ${click.status}`);

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

/** In how many parts a body arrives, with more than a second between two. */
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
