/**
 * Measures the waits of a new process's first visitors. `npm run cold` prints the table, writes
 * bench/results/cold.json, and exits with status 1 when a goal is missed.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { startSampleAdmin } from '../sample-admin/server.ts';
import { landingPaths } from '../tests/support/landing-paths.ts';
import { serveSite } from './run-server.ts';

const SLOW_MS = 1000;
const AVIF = { Accept: 'image/avif,image/webp,*/*' };

/** A measured time, and the time that it is compared with. */
interface Row {
  name: string;
  ms: number;
  ofMs: number;
  of: string;
  /** The largest share. */
  goal: number;
}

const folder = mkdtempSync(join(tmpdir(), 'jelajahi-cold-'));
const admin = await startSampleAdmin();
const serve = (name: string, warmUp: 'on' | 'off') =>
  serveSite({ ADMIN_HOST: admin.url, CACHE_DIR: join(folder, name), WARM_UP: warmUp, LOG_LEVEL: 'silent' }, '/healthz');
const rows = [await firstVisitors(), ...(await slowAdminHost()), await pictures()];
await admin.close();
rmSync(folder, { recursive: true, force: true });

const table = rows.map(({ name, ms, ofMs, of, goal }) => {
  return { name, ms: Math.round(ms), share: Number((ms / ofMs).toFixed(2)), of: `${of}: ${Math.round(ofMs)} ms`, goal };
});
console.table(table);
writeFileSync(
  fileURLToPath(new URL('results/cold.json', import.meta.url)),
  `${JSON.stringify({ rows: table }, null, 2)}\n`,
);
process.exit(table.some(({ share, goal }) => share > goal) ? 1 : 0);

/** The one visitor of a new process with an empty cache, for each page. */
async function firstVisitors(): Promise<Row> {
  admin.setFault('/api/', { kind: 'delay', ms: SLOW_MS });
  const first = [];
  for (const [index, path] of landingPaths.entries()) {
    const site = await serve(`first-${index}`, 'on');
    first.push(await firstByte(site.url + path));
    await site.stop();
  }
  admin.clearFaults();
  const ms = Math.max(...first);
  return {
    name: `slowest first byte of a first visitor, ${first.length} pages`,
    ms,
    ofMs: SLOW_MS,
    of: 'one call',
    goal: 1.05,
  };
}

/** All pages' first visitors at once, from an empty cache. */
async function slowAdminHost(): Promise<Row[]> {
  admin.clearCalls();
  admin.setFault('/api/', { kind: 'delay', ms: SLOW_MS });
  const site = await serve('slow', 'on');
  const first = await Promise.all(landingPaths.map((path) => firstByte(site.url + path)));
  await Promise.all(landingPaths.flatMap((path) => Array.from({ length: 20 }, () => time(site.url + path))));
  const calls = admin.calls.filter(({ path }) => path.startsWith('/api/')).map(({ path }) => path);
  await site.stop();
  admin.clearFaults();
  const most = Math.max(...[...new Set(calls)].map((path) => calls.filter((call) => call === path).length));
  return [
    {
      name: 'the same, all pages at once',
      ms: Math.max(...first),
      ofMs: SLOW_MS,
      of: 'one call',
      goal: 1.1,
    },
    { name: 'most calls for one list', ms: most, ofMs: 1, of: 'calls', goal: 1 },
  ];
}

/** Twelve list cards on a phone of 360 px, pixel ratio 2, all at once. */
async function pictures(): Promise<Row> {
  const site = await serve('pictures', 'off');
  const html = await (await fetch(`${site.url}/paket-tour?tampil=12`)).text();
  const paths = [...new Set([...html.matchAll(/\/storage\/[^"?\s]+(?=\?w=800 800w)/g)].map(([path]) => path))];
  const cold = Math.max(...(await Promise.all(paths.map((path) => time(`${site.url}${path}?w=800`, AVIF)))));
  await site.stop();
  const of = 'their smallest encodings';
  return {
    name: `slowest of ${paths.length} cold pictures`,
    ms: cold,
    ofMs: await smallestEncodings(paths),
    of,
    goal: 0.4,
  };
}

/** The time to encode images as small as libvips can in reasonable time, two at a time, in milliseconds. */
async function smallestEncodings(paths: readonly string[]): Promise<number> {
  sharp.concurrency(1);
  const queue = new PQueue({ concurrency: 2 });
  const originals = await Promise.all(paths.map(async (path) => (await fetch(admin.url + path)).arrayBuffer()));
  const started = performance.now();
  const encode = (original: ArrayBuffer) => sharp(original).resize(800).avif({ quality: 50, effort: 3 }).toBuffer();
  await Promise.all(originals.map((original) => queue.add(() => encode(original))));
  return performance.now() - started;
}

/** The time to the head of a response, in milliseconds. */
async function firstByte(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url);
  const ms = performance.now() - started;
  await response.arrayBuffer();
  return ms;
}

/** The time to the end of a response, in milliseconds. */
async function time(url: string, headers: Record<string, string> = {}): Promise<number> {
  const started = performance.now();
  await (await fetch(url, { headers })).arrayBuffer();
  return performance.now() - started;
}
