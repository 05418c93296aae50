/**
 * Runs Lighthouse on every kind of page of the production site as a slow phone, by both of its methods. `npm run
 * lighthouse [end of the path]` prints the table, writes bench/results/lighthouse.json and fails when a page misses a
 * threshold. Such a page is measured twice more and the median counts, because the slowdown also multiplies other load on
 * the machine.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSampleAdmin } from '../sample-admin/server.ts';
import { detailPaths, listPaths } from '../tests/support/page-kinds.ts';
import { serveSite } from './run-server.ts';
import { launchSlowPhone, type Measured, type Method } from './slow-phone.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const filter = process.argv[2] ?? '';
const paths = ['/', ...listPaths, ...detailPaths, '/kuliner', '/contact'].filter((path) =>
  filter === 'home' ? path === '/' : path.endsWith(filter),
);

/** Thresholds: minimum scores and maximum metrics. */
const least = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
const most = (path: string, method: Method) => {
  const largestPaint = method === 'simulated' ? 1800 : path === '/' ? 1900 : 1700;
  return { 'LCP ms': largestPaint, 'TBT ms': 60, CLS: 0 };
};
const AGAIN = 2;

const admin = await startSampleAdmin();
const site = await serveSite({ ADMIN_HOST: admin.url, CACHE_DIR: join(tmpdir(), 'lighthouse-cache') });
const phone = await launchSlowPhone();

const rows: Record<string, Measured> = {};
const missing: string[] = [];
for (const path of paths) {
  // Warm-up: the first visit resizes the images.
  await phone.measure(site.url + path, 'simulated', { onlyCategories: ['performance'] });
  for (const method of ['applied', 'simulated'] as const) {
    const missed = (row: Measured) => missedThresholds(path, method, row);
    const tries = [await measure(path, method)];
    if (tries.some((row) => missed(row).length > 0))
      for (let again = 0; again < AGAIN; again += 1) tries.push(await measure(path, method));
    const row = tries.toSorted((a, b) => missed(a).length - missed(b).length)[Math.floor(tries.length / 2)] as Measured;
    rows[`${path} ${method}`] = row;
    missing.push(...missed(row));
    console.log(path, method, ...missed(row));
  }
}
console.table(rows);
if (filter === '') writeFileSync(join(root, 'bench/results/lighthouse.json'), `${JSON.stringify(rows, null, 2)}\n`);

await phone.close();
await Promise.all([site.stop(), admin.close()]);

process.exitCode = missing.length > 0 ? 1 : 0;

/** Returns the names of the thresholds that a page misses. */
function missedThresholds(path: string, method: Method, row: Measured): string[] {
  const low = Object.entries(least).filter(([name, bar]) => row[name as keyof typeof least] < bar);
  const high = Object.entries(most(path, method)).filter(([name, bar]) => row[name as keyof Measured] > bar);
  return [...low, ...high].map(([name, bar]) => `${name} misses ${bar}`);
}

async function measure(path: string, method: Method): Promise<Measured> {
  const { row, failing } = await phone.measure(site.url + path, method);
  if (failing.length > 0) console.log(path, failing.join(', '));
  return row;
}
