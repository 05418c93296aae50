/**
 * `npm run limits [minutes]`: the site in front of a host that takes 60 calls a minute. After a fresh start the
 * sitemap is crawled at once, then 600 visits a minute (for five minutes by default) go to all pages. Prints the figures,
 * writes bench/results/limits.json, and exits with status 1 when a goal is missed.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startSampleAdmin } from '../sample-admin/server.ts';
import { serveSite } from './run-server.ts';
import { quantile } from './statistics.ts';

const MINUTES = Number(process.argv[2] ?? 5);
const VISITS_A_MINUTE = 600;
const CRAWLERS = 8;
const LIMIT = 60;
const WINDOW_MS = 60_000;
const LISTS = ['/paket-tour', '/akomodasi', '/transportasi', '/tiket', '/event', '/attraction', '/fasilitas', '/blog'];
const SEARCHES = ['ubud', 'pantai', 'hiace', 'villa', 'konser', 'nusa', 'bedugul', 'sound'];

interface Visit {
  path: string;
  status: number;
  firstByteMs: number;
  isLoading: boolean;
}

const folder = mkdtempSync(join(tmpdir(), 'jelajahi-limits-'));
// Lists in pages of 15, details by slug only, a package's relations with its own call only, 60 calls a minute.
const host = await startSampleAdmin({ habit: 'laravel' });
const site = await serveSite({ ADMIN_HOST: host.url, CACHE_DIR: folder }, '/healthz');

const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
const crawl = await crawlAll(pages);
const visits = await visitAll();
const isArticle = ({ path }: Visit) => path.startsWith('/blog/');
const isPackage = ({ path }: Visit) => path.startsWith('/paketdetail/');
const callsAMinute = callsByWindow();
const refused = callsAMinute.reduce((sum, calls) => sum + Math.max(0, calls - LIMIT), 0);

const figures = (seen: readonly Visit[]) => {
  const failed = seen.filter(({ status }) => status >= 500);
  return {
    visits: seen.length,
    failedPackages: failed.filter(isPackage).length,
    failedOthers: failed.filter((one) => !isPackage(one)).map(({ path, status }) => `${status} ${path}`),
    loadingArticles: seen.filter((one) => isArticle(one) && one.isLoading).length,
    firstByteMs: {
      median: Math.round(
        quantile(
          seen.map(({ firstByteMs }) => firstByteMs),
          0.5,
        ),
      ),
      worst: Math.round(Math.max(...seen.map(({ firstByteMs }) => firstByteMs))),
    },
  };
};
const result = {
  minutes: MINUTES,
  callsAMinute,
  refusedCalls: refused,
  crawl: figures(crawl),
  visits: figures(visits),
};
console.log(JSON.stringify(result, null, 2));
writeFileSync(fileURLToPath(new URL('results/limits.json', import.meta.url)), `${JSON.stringify(result, null, 2)}\n`);
await Promise.all([site.stop(), host.close()]);
rmSync(folder, { recursive: true, force: true });

const missed = [
  Math.max(...callsAMinute) > LIMIT + 1 && 'more calls than the host takes',
  refused > 1 && 'a second 429',
  [result.crawl, result.visits].some(({ failedOthers }) => failedOthers.length > 0) && 'a 5xx that is no package',
  [result.crawl, result.visits].some(({ loadingArticles }) => loadingArticles > 0) && 'an article that loads',
].filter((goal) => goal !== false);
for (const goal of missed) console.log(`missed: ${goal}`);
process.exit(missed.length > 0 ? 1 : 0);

/** Requests each path once, as a crawler does. */
async function crawlAll(paths: readonly string[]): Promise<Visit[]> {
  const waiting = [...paths];
  const seen: Visit[] = [];
  const crawler = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      seen.push(await visit(path, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'));
    }
  };
  await Promise.all(Array.from({ length: CRAWLERS }, crawler));
  return seen;
}

/** Visits evenly spread over the time: details and lists, and each fifth a filtered list or a search. */
async function visitAll(): Promise<Visit[]> {
  const pending: Promise<Visit>[] = [];
  const started = performance.now();
  for (let number = 0; number < MINUTES * VISITS_A_MINUTE; number += 1) {
    const due = started + (number * 60_000) / VISITS_A_MINUTE;
    await delay(Math.max(0, due - performance.now()));
    pending.push(visit(pathOf(number), 'Mozilla/5.0'));
  }
  return Promise.all(pending);
}

function pathOf(number: number): string {
  if (number % 10 === 3) return `${LISTS[number % LISTS.length]}?q=${SEARCHES[number % SEARCHES.length]}`;
  if (number % 10 === 7) return `/cari?q=${SEARCHES[number % SEARCHES.length]}+${number % 40}`;
  // A step without a common divisor reaches all of them.
  return pages[(number * 7919) % pages.length] ?? '/';
}

async function visit(path: string, agent: string): Promise<Visit> {
  const started = performance.now();
  const response = await fetch(site.url + path, { headers: { 'User-Agent': agent }, redirect: 'manual' });
  const firstByteMs = performance.now() - started;
  const html = await response.text();
  return { path, status: response.status, firstByteMs, isLoading: html.includes('Loading...') };
}

/** The API calls in each of the host's minutes, which start at the first call after the last one. */
function callsByWindow(): number[] {
  const windows: { startedAt: number; calls: number }[] = [];
  for (const { at } of host.calls.filter(({ path }) => path.startsWith('/api/'))) {
    const last = windows.at(-1);
    if (last && at < last.startedAt + WINDOW_MS) last.calls += 1;
    else windows.push({ startedAt: at, calls: 1 });
  }
  return windows.map(({ calls }) => calls);
}
