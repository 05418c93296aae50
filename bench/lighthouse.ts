/**
 * `npm run lighthouse [turns] [path…]`: home, a list and a record as a slow phone loads them, by both methods of Lighthouse,
 * in turns with the same page without scripts and with `Save-Data`. Prints medians, and exits with status 1 when one misses
 * its bound. It asks for a machine without other work, which the slowdown would multiply.
 */
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { findChromium } from '../scripts/chromium.mjs';
import { startIsolatedSite } from '../tests/support/isolated-site.ts';
import { median, rounded } from './statistics.ts';

/** npm downloads it at the first run: with its dependencies, it would triple the time of an install. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** A browser in Indonesian, as most visitors have. One in English also loads a hint on the page in English. */
const LANGUAGE = '--lang=id-ID --accept-lang=id-ID,id';
const BROWSER_FLAGS = `--headless --no-sandbox --disable-background-networking --disable-component-update ${LANGUAGE}`;
/** The maximum of the largest paint, as a multiple of the same page's without scripts. */
const MAX_RATIO = 1.08;

const [turns = '5', ...given] = process.argv.slice(2);
const paths = given.length > 0 ? given : ['/', '/transportasi?kategori=Mobil+Keluarga', '/transportasi/toyota-avanza'];

/** The figures of Lighthouse: scores to 100, milliseconds, and a layout shift. */
const figures = ['performance', 'accessibility', 'best-practices', 'seo', 'FCP', 'LCP', 'TBT', 'CLS'] as const;
type Row = Record<(typeof figures)[number], number>;

/**
 * How a page is loaded. Lighthouse slows a phone down (150 ms round trips, 1.6 Mbps, 4× CPU) in the browser (`devtools`), or by
 * calculation from an unthrottled load (`simulate`), as PageSpeed Insights does.
 */
const kinds = {
  applied: ['--throttling-method=devtools'],
  'applied, without scripts': ['--throttling-method=devtools', '--blocked-url-patterns=*.js'],
  'applied, Save-Data': ['--throttling-method=devtools', '--extra-headers={"Save-Data":"on"}'],
  simulated: ['--throttling-method=simulate'],
};
type Kind = keyof typeof kinds;

const SCORES = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Returns the minimum of each score and the maximum of each metric, for the kinds with bounds. */
function boundsOf(kind: Kind, path: string): { least: Partial<Row>; most: Partial<Row> } {
  if (kind === 'simulated') return { least: SCORES, most: { LCP: 1800, TBT: 60, CLS: 0 } };
  if (kind === 'applied') return { least: SCORES, most: { LCP: path === '/' ? 1900 : 1700, TBT: 60, CLS: 0 } };
  return { least: {}, most: {} };
}

const chromium = await findChromium();
const site = await startIsolatedSite({ ADMIN_FRESH_SECONDS: '3600', WARM_UP: 'on' });
const table: Record<string, Row> = {};
const missed: string[] = [];
try {
  for (const path of paths) await measure(path);
} finally {
  await site.close();
}
console.table(table);
for (const bound of missed) console.log(`missed: ${bound}`);
process.exitCode = missed.length > 0 ? 1 : 0;

/** Loads a page in each kind by turns, after a visit that encodes its pictures. */
async function measure(path: string) {
  for (const kind of ['applied', 'applied, Save-Data'] as const) await load(kind, path);
  const loads: { kind: Kind; row: Row }[] = [];
  for (let turn = 0; turn < Number(turns); turn += 1) {
    for (const kind of Object.keys(kinds) as Kind[]) loads.push({ kind, row: await load(kind, path) });
  }
  for (const kind of Object.keys(kinds) as Kind[]) {
    const rows = loads.filter((one) => one.kind === kind).map(({ row }) => row);
    const medians = figures.map((name) => [name, median(rows.map((row) => row[name]))] as const);
    table[`${path} ${kind}`] = Object.fromEntries(medians) as Row;
    const { least, most } = boundsOf(kind, path);
    for (const [name, value] of medians) {
      const isMissed = value < (least[name] ?? 0) || value > (most[name] ?? Number.POSITIVE_INFINITY);
      if (isMissed) missed.push(`${path} ${kind}: ${name} is ${value}, not ${least[name] ?? most[name]}`);
    }
  }
  const largestPaint = (kind: Kind) => table[`${path} ${kind}`]?.LCP ?? Number.NaN;
  const ratio = rounded(largestPaint('applied') / largestPaint('applied, without scripts'));
  console.log(`${path}: largest paint, of the same page without scripts: ${ratio}`);
  if (!(ratio <= MAX_RATIO)) missed.push(`${path}: the largest paint is ${ratio} times that without scripts`);
}

/** Loads a page once in a new browser. */
async function load(kind: Kind, path: string): Promise<Row> {
  const output = ['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${BROWSER_FLAGS}`];
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, site.url + path, ...output, ...kinds[kind]],
    { cwd: tmpdir(), env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 ** 2 },
  );
  const { categories, audits } = JSON.parse(stdout);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const ms = (name: string) => Math.round(audits[name].numericValue);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    FCP: ms('first-contentful-paint'),
    LCP: ms('largest-contentful-paint'),
    TBT: ms('total-blocking-time'),
    CLS: Math.round(audits['cumulative-layout-shift'].numericValue * 1000) / 1000,
  };
}
