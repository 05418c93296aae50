/**
 * `npm run bench [clone]`: compares the site's throughput with baselines, in one run on one machine: a bare Remix page on
 * remix-serve, nginx that sends the same HTML as a file, and the build of an earlier clone, if one is named. It prints a
 * table, and exits with status 1 when a goal is missed. BENCH_ROUNDS and BENCH_SECONDS make it shorter.
 */
import { fileURLToPath } from 'node:url';
import { hasNginx } from '../deploy/run-nginx.ts';
import { installPrograms } from '../scripts/programs.mjs';
import { requestsPerSecond } from './load.ts';
import { barePage, closeServers, nginxWithFile, siteInAnOutage, siteWithoutDishes, warmSite } from './servers.ts';
import { median, rounded } from './statistics.ts';

/** A clone of the repository with its build. */
const [before] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
/** The seconds of a turn: few, since a shared machine's speed changes within seconds. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
/**
 * A target that misses its goal gets this many more rounds, and the median of all counts: single turns vary by a fifth.
 */
const MORE_ROUNDS = 2 * ROUNDS;
/** Node.js keeps compiling a page's code for many seconds. */
const WARM_UP_SECONDS = 6;
/**
 * The processes of each build, if two are compared: the way V8 compiles the code makes one process 4 % faster than
 * another.
 */
const PROCESSES = before ? 3 : 1;

const COMPRESSED = 'br, gzip';
const BARE = 'bare Remix page';
const BARE_COMPRESSED = 'bare Remix page, compressed';
const SCRIPTED = 'list, cached, compressed, by script';
const TWELVE = 'list of twelve, filtered';
const FILE = 'nginx, the same HTML as a file';
const FILE_COMPRESSED = 'nginx, the same HTML as a file, compressed';
const SCRIPTED_NGINX = 'list behind nginx, by script';
const list = '/transportasi';
const detail = `${list}/toyota-avanza`;
const planTypes = ['paket', 'akomodasi', 'transportasi', 'ticket', 'event', 'attraction'];
const plan = `/rencana?isi=${planTypes.flatMap((type) => [`${type}-1`, `${type}-2`]).join(',')}`;

/** A measured response, its baseline, and the goal as a share of the baseline's rate. */
interface Target {
  /** URLs of the same response from one process or from several, which take turns. */
  urls: readonly string[];
  encoding?: string;
  baseline: string;
  goal?: number;
  scripted?: boolean;
}

const targets: Record<string, Target> = {};
/** Adds a target. Without a baseline, it is its own baseline. */
function add(name: string, urls: string | readonly string[], rest: Partial<Target> = {}) {
  targets[name] = { baseline: name, ...rest, urls: [urls].flat() };
}

const rates: Record<string, number[]> = {};
const shares: Record<string, number[]> = {};
try {
  const [missing] = await installPrograms(['wrk']);
  if (missing) throw new Error('wrk was not found and could not be installed');
  await addCachedPages();
  await addRendered(warmSite, {
    'list, uncached': `${list}?maks=99000000`,
    'detail, uncached': `${detail}?hari=2`,
    'list, filtered': '/paket-tour?maks=2500000&urut=harga',
    [TWELVE]: '/akomodasi?maks=99000000&tampil=12',
    'plan of twelve': plan,
  });
  Object.assign(targets['plan of twelve'] ?? {}, { baseline: TWELVE, goal: 0.95 });
  await addRendered(siteWithoutDishes, { 'home, uncached': '/' });
  await addRendered(siteInAnOutage, { 'search with fallback': '/cari?q=avnza' });

  // A share of the bare page depends on it.
  console.log(`Node.js ${process.version}`);
  const names = Object.keys(targets);
  for (const name of names) {
    for (const index of targets[name]?.urls.keys() ?? []) await rateOf(name, WARM_UP_SECONDS, index);
  }
  await takeTurns(names, ROUNDS);
  await takeTurns(names.filter(misses), MORE_ROUNDS);
  console.table(
    names.map((response) => ({
      response,
      'requests/s': Math.round(median(rates[response])),
      share: shareOf(response),
      of: targets[response]?.baseline,
      goal: targets[response]?.goal ?? '',
      turns: rates[response]?.length,
    })),
  );
  const missed = names.filter(misses);
  for (const name of missed) console.log(`below its goal: ${name}, ${shareOf(name)} of ${targets[name]?.goal}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await closeServers();
}

/** Adds pages from the page cache, sent by the site itself and by nginx, and the baselines. */
async function addCachedPages() {
  const bare = await barePage();
  const site = await warmSite(root);
  add(BARE, bare);
  add(BARE_COMPRESSED, bare, { encoding: COMPRESSED });
  for (const [name, path] of Object.entries({ list, detail, home: '/' })) {
    add(`${name}, cached`, site + path, { baseline: BARE, goal: 10 });
    // Compared with the bare page at its fastest, which is uncompressed.
    add(`${name}, cached, as browsers ask`, site + path, { encoding: COMPRESSED, baseline: BARE, goal: 10 });
    add(`${name}, cached, compressed`, site + path, { encoding: COMPRESSED, baseline: BARE_COMPRESSED, goal: 20 });
  }
  const scripted = { encoding: COMPRESSED, scripted: true };
  add(SCRIPTED, site + list, scripted);
  add('list, cached, with a new fbclid each time', `${site}${list}?fbclid=NEW`, {
    ...scripted,
    baseline: SCRIPTED,
    goal: 0.8,
  });
  if (!hasNginx()) return console.log('nginx is not installed, so the site behind nginx is not measured.');
  const { url, fileUrl } = await nginxWithFile(site, list);
  add(FILE, fileUrl);
  add('list behind nginx', url + list, { baseline: FILE, goal: 0.6 });
  add(FILE_COMPRESSED, fileUrl, { encoding: 'gzip' });
  add('list behind nginx, compressed', url + list, { encoding: 'gzip', baseline: FILE_COMPRESSED, goal: 0.6 });
  add(SCRIPTED_NGINX, url + list, { scripted: true });
  add('list behind nginx, with a new fbclid each time', `${url}${list}?fbclid=NEW`, {
    baseline: SCRIPTED_NGINX,
    goal: 0.8,
    scripted: true,
  });
}

/** Adds views that are rendered for each request, and those of the earlier build. */
async function addRendered(start: (build: string) => Promise<string>, paths: Record<string, string>) {
  const startAll = async (build: string) => {
    const sites: string[] = [];
    while (sites.length < PROCESSES) sites.push(await start(build));
    return sites;
  };
  const sites = await startAll(root);
  const earlier = before ? await startAll(before) : [];
  for (const [name, path] of Object.entries(paths)) {
    const urls = sites.map((site) => site + path);
    add(name, urls, { baseline: BARE });
    if (earlier.length === 0) continue;
    const baseline = `${name}, before`;
    targets[baseline] = { urls: earlier.map((site) => site + path), baseline };
    add(`${name}, of before`, urls, { baseline, goal: 0.97 });
  }
}

/** Measures each target in turns with its baseline, since a machine's speed changes within a run. */
async function takeTurns(measured: readonly string[], rounds: number) {
  for (let round = 0; round < rounds; round += 1) {
    for (const name of measured) {
      const { baseline = name } = targets[name] ?? {};
      // The first in a turn changes too: the garbage that one leaves slows the other.
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

/** Returns a target's rate as a share of its baseline's: the median of all turns. */
function shareOf(name: string): number {
  return rounded(median(shares[name]));
}

function misses(name: string): boolean {
  return shareOf(name) < (targets[name]?.goal ?? 0);
}

/** Returns the rate of one of a target's processes, chosen in rotation by `turn`. */
function rateOf(name: string, seconds: number, turn: number): Promise<number> {
  const { urls = [], encoding = 'identity', scripted } = targets[name] ?? {};
  const url = urls[turn % urls.length];
  if (!url) throw new Error(`there is no target ${name}`);
  return requestsPerSecond({ url, encoding, seconds, scripted });
}
