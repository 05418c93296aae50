/**
 * Compares the site's throughput with baselines, in one run on one machine: a bare Remix page on remix-serve, a plain
 * Node server and nginx that send the same bytes; with a folder, `npm run bench -- ../before`, also the build of an
 * earlier clone. It prints the table, writes bench/results/server.json, and exits with status 1 when a goal is missed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { hasNginx, startNginx } from '../deploy/run-nginx.ts';
import { startSampleAdmin } from '../sample-admin/server.ts';
import { freePort } from '../tests/support/start-site.ts';
import { loader, requestsPerSecond } from './load.ts';
import { type Running, serveRemix, serveSite } from './run-server.ts';
import { median, rounded } from './statistics.ts';

/** A clone of the repository with its build. */
const [before] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
const bareFolder = join(root, 'bench/bare');
/** The length of a turn: short, since a shared machine's speed changes within seconds. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
/** A target that misses its goal by then takes this many more turns, and the median of all counts: single turns vary by a fifth. */
const MORE_ROUNDS = 20;
const WARM_UP_SECONDS = 6;
/** The processes of each build where two are compared. */
const PROCESSES = 3;

/** A measured response, its baseline, and the goal as a share of the baseline's rate. */
interface Target {
  /** The same response from one process or several: V8's compilation makes one process 4 % faster than another. */
  urls: string[];
  encoding?: string;
  baseline: string;
  goal?: number;
  /** As in `requestsPerSecond`. */
  scripted?: boolean;
}

/** Starts a build of the site, in a folder of this name for its caches. */
type StartSite = (name: string, build: string) => Promise<Running>;

const BARE = 'bare Remix page';
const BARE_COMPRESSED = 'bare Remix page, compressed';
const SCRIPTED = 'list, cached, by script';
const TWELVE = 'list of twelve, filtered (never stored)';
const SCRIPTED_NGINX = 'list behind nginx, by script';
const list = '/transportasi';
const detail = '/transportasi/toyota-avanza';
/** Views that are rendered for each request: they belong to one visitor, or a part of them has failed. */
const uncachedList = '/transportasi?maks=99000000';
const uncachedDetail = `${detail}?hari=2`;
const filtered = '/paket-tour?maks=2500000&urut=harga';
const search = '/cari?q=avnza';
const planTypes = ['paket', 'akomodasi', 'transportasi', 'ticket', 'event', 'attraction'];
const plan = `/rencana?isi=${planTypes.flatMap((type) => [`${type}-1`, `${type}-2`]).join(',')}`;

const folder = mkdtempSync(join(tmpdir(), 'jelajahi-bench-'));
execFileSync('npx', ['remix', 'vite:build'], { cwd: bareFolder, stdio: 'ignore' });
const admin = await startSampleAdmin();
const site = await warmSite(admin.url, 'site');
const outage = await siteInAnOutage('outage');
const incomplete = await siteWithoutDishes('incomplete');
const bare = await serveRemix(bareFolder);
const html = Buffer.from(await (await fetch(site.url + list)).arrayBuffer());
const node = createServer((_, response) => {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': html.byteLength };
  response.writeHead(200, headers).end(html);
}).listen(0, '127.0.0.1');
await new Promise((resolve) => node.once('listening', resolve));
const nodeUrl = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
const nginx = hasNginx() ? await nginxWithFile() : null;

const plain = (url: string, goal?: number): Target => ({ urls: [url], baseline: BARE, goal });
const compressed = (url: string, goal?: number): Target => ({
  urls: [url],
  encoding: 'br, gzip',
  baseline: BARE_COMPRESSED,
  goal,
});
/** As browsers ask for it, compared with the bare page at its fastest, which is uncompressed. */
const asBrowsersAsk = (url: string): Target => ({ urls: [url], encoding: 'br, gzip', baseline: BARE, goal: 10 });
const targets: Record<string, Target> = {
  [BARE]: plain(`${bare.url}/`),
  [BARE_COMPRESSED]: compressed(`${bare.url}/`),
  'plain node:http, same bytes': plain(nodeUrl),
  'list, cached, as browsers ask': asBrowsersAsk(site.url + list),
  'detail, cached, as browsers ask': asBrowsersAsk(site.url + detail),
  'home, cached, as browsers ask': asBrowsersAsk(site.url),
  'list, cached': plain(site.url + list, 10),
  'list, cached, compressed': compressed(site.url + list, 20),
  [SCRIPTED]: { ...compressed(site.url + list), scripted: true },
  'list, cached, with a new fbclid each time': {
    ...compressed(`${site.url}${list}?fbclid=NEW`, 0.8),
    baseline: SCRIPTED,
    scripted: true,
  },
  'detail, cached': plain(site.url + detail, 10),
  'detail, cached, compressed': compressed(site.url + detail, 20),
  'home, cached': plain(site.url, 10),
  'home, cached, compressed': compressed(site.url, 20),
  'static asset, compressed': compressed(site.url + largestScript(html.toString())),
  'image, resized': plain(`${site.url}/storage/pakets/pesona-ubud.jpg?w=640`),
  'list, .data': plain(`${site.url}${list}.data`),
  'list, uncached': plain(site.url + uncachedList),
  'list, uncached, compressed': compressed(site.url + uncachedList),
  'list, filtered (never stored)': plain(site.url + filtered),
  [TWELVE]: plain(`${site.url}/akomodasi?maks=99000000&tampil=12`),
  'plan of twelve (never stored)': { urls: [site.url + plan], baseline: TWELVE, goal: 0.95 },
  'detail, uncached': plain(site.url + uncachedDetail),
  'home, uncached': plain(incomplete.url),
  'search with fallback': plain(outage.url + search),
};
const compared: Running[] = [];
if (before) {
  const builds = { now: root, before };
  /** Adds a response of both builds; `start` starts each build several times. */
  const compare = async (name: string, paths: Record<string, string>, start: StartSite) => {
    const sites = { now: [] as Running[], before: [] as Running[] };
    for (const build of ['now', 'before'] as const) {
      for (let index = 0; index < PROCESSES; index += 1) {
        sites[build].push(await start(`${name}-${build}-${index}`, builds[build]));
      }
    }
    compared.push(...sites.now, ...sites.before);
    for (const [response, path] of Object.entries(paths)) {
      const baseline = `${response}, before`;
      const urlsOf = (build: 'now' | 'before') => sites[build].map(({ url }) => url + path);
      targets[baseline] = { urls: urlsOf('before'), baseline };
      targets[`${response}, of before`] = { urls: urlsOf('now'), baseline, goal: 0.97 };
    }
  };
  const views = {
    'list, uncached': uncachedList,
    'detail, uncached': uncachedDetail,
    'list, filtered': filtered,
    'plan of twelve': plan,
  };
  await compare('views', views, (name, build) => warmSite(admin.url, name, build));
  await compare('home', { 'home, uncached': '/' }, siteWithoutDishes);
  await compare('outage', { 'search with fallback': search }, siteInAnOutage);
}
if (nginx) {
  const file = { urls: [`${nginx.fileUrl}/list.html`], baseline: 'nginx, the same HTML as a file' };
  const packedFile = { ...file, encoding: 'gzip', baseline: 'nginx, the same HTML as a file, compressed' };
  targets[file.baseline] = file;
  targets['list behind nginx'] = { ...file, urls: [nginx.url + list], goal: 0.6 };
  targets[packedFile.baseline] = packedFile;
  targets['list behind nginx, compressed'] = { ...packedFile, urls: [nginx.url + list], goal: 0.6 };
  targets[SCRIPTED_NGINX] = { ...file, urls: [nginx.url + list], scripted: true };
  targets['list behind nginx, with a new fbclid each time'] = {
    urls: [`${nginx.url}${list}?fbclid=NEW`],
    baseline: SCRIPTED_NGINX,
    goal: 0.8,
    scripted: true,
  };
} else {
  console.log('nginx is not installed, so the site behind nginx is not measured.');
}

const rates: Record<string, number[]> = {};
const shares: Record<string, number[]> = {};
const names = Object.keys(targets);
const misses = (name: string) => shareOf(name) < (targets[name]?.goal ?? 0);
// Node compiles what a page runs again and again, for many seconds.
for (const name of names) {
  for (const [index] of targets[name]?.urls.entries() ?? []) await rateOf(name, WARM_UP_SECONDS, index);
}
await takeTurns(names, ROUNDS);
await takeTurns(names.filter(misses), MORE_ROUNDS);

const rows = Object.entries(targets).map(([name, { baseline, goal }]) => ({
  response: name,
  requestsPerSecond: Math.round(median(rates[name])),
  share: shareOf(name),
  of: baseline,
  goal: goal ?? null,
  turns: rates[name]?.length,
}));
console.table(rows);
writeFileSync(
  join(root, 'bench/results/server.json'),
  `${JSON.stringify({ loader, seconds: SECONDS, rounds: ROUNDS, nginx: nginx !== null, rows }, null, 2)}\n`,
);

nginx?.process.kill('SIGQUIT');
const running = [site, outage, incomplete, bare, ...compared];
await Promise.all([...running.map((server) => server.stop()), admin.close()]);
rmSync(folder, { recursive: true, force: true });
const missed = names.filter(misses);
for (const name of missed) console.log(`below its goal: ${name}, ${shareOf(name)} of ${targets[name]?.goal}`);
process.exit(missed.length > 0 ? 1 : 0);

/** Measures each target in turns with its baseline, since a machine's speed changes within a run. */
async function takeTurns(measured: readonly string[], rounds: number) {
  for (let round = 0; round < rounds; round += 1) {
    for (const name of measured) {
      const { baseline = name } = targets[name] ?? {};
      // The order alternates too: the garbage of one slows the other.
      const turn: Record<string, number> = {};
      for (const one of round % 2 === 0 ? [baseline, name] : [name, baseline]) {
        turn[one] ??= await rateOf(one, SECONDS, round >> 1);
      }
      const { [name]: rate = 0, [baseline]: baselineRate = 0 } = turn;
      rates[name] = [...(rates[name] ?? []), rate];
      shares[name] = [...(shares[name] ?? []), rate / baselineRate];
    }
  }
}

/** A target's rate as a share of its baseline's, the median of all turns. */
function shareOf(name: string): number {
  return rounded(median(shares[name]));
}

/** The rate of one of its processes, which take turns. */
function rateOf(name: string, seconds: number, turn: number): Promise<number> {
  const { urls = [], encoding = 'identity', scripted } = targets[name] ?? {};
  const url = urls[turn % urls.length];
  if (!url) throw new Error(`there is no target ${name}`);
  return requestsPerSecond({ url, encoding, seconds, scripted });
}

/** The site with all lists in memory, which search, related records and plans read. */
async function warmSite(adminHost: string, name: string, build?: string, more: Record<string, string> = {}) {
  const running = await serveSite({ ADMIN_HOST: adminHost, CACHE_DIR: join(folder, name), ...more }, '/', build);
  while (!(await (await fetch(`${running.url}/readyz`)).text()).includes('"warm":true')) await delay(200);
  return running;
}

/** The site while its admin host is down: a search asks for each request, and falls back to the lists in memory. */
async function siteInAnOutage(name: string, build?: string) {
  const host = await startSampleAdmin();
  const running = await warmSite(host.url, name, build, { ADMIN_FRESH_SECONDS: '1' });
  await host.close();
  while (!(await (await fetch(running.url + list)).text()).includes('Data per ')) await delay(200);
  return running;
}

/** The site without home's dishes: its home page is incomplete, so it is rendered for each request. */
async function siteWithoutDishes(name: string, build?: string) {
  const host = await startSampleAdmin();
  host.setFault('/api/admin/kuliners', { kind: 'status', status: 500 });
  return serveSite({ ADMIN_HOST: host.url, CACHE_DIR: join(folder, name) }, '/', build);
}

/** Returns the URL of the script chunk with React and Remix. */
function largestScript(page: string): string {
  const [script] = /\/assets\/framework-[\w-]+\.js/.exec(page) ?? [];
  if (!script) throw new Error('the page has no script chunk of React and Remix');
  return script;
}

/** nginx in front of the site, with a further server block that sends the list's HTML as a file. */
async function nginxWithFile() {
  writeFileSync(join(folder, 'list.html'), html);
  writeFileSync(join(folder, 'list.html.gz'), gzipSync(html));
  const port = await freePort();
  const { port: replica } = new URL(site.url);
  const block = `server { listen 127.0.0.1:${port}; root ${folder}; gzip_static on; access_log ${folder}/file.log site; }`;
  const running = await startNginx(folder, [replica, replica], block);
  return { ...running, fileUrl: `http://127.0.0.1:${port}` };
}
