/**
 * `npm run first-paint [turns] [path…]`: how much later a slow phone paints a shared list, a record and home because of
 * their scripts, and how much earlier the light page, all in turns; medians. Exits with status 1 when a goal is missed.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSampleAdmin } from '../sample-admin/server.ts';
import { serveSite } from './run-server.ts';
import { launchSlowPhone, type Measured, type Method } from './slow-phone.ts';
import { median, rounded } from './statistics.ts';

const [turns = '5', ...given] = process.argv.slice(2);
const paths = given.length > 0 ? given : ['/transportasi?kategori=Mobil+Keluarga', '/transportasi/toyota-avanza', '/'];

const kinds: Record<string, { method: Method; flags: object }> = {
  applied: { method: 'applied', flags: {} },
  'applied, without scripts': { method: 'applied', flags: { blockedUrlPatterns: ['*.js'] } },
  'applied, light page': { method: 'applied', flags: { extraHeaders: { 'Save-Data': 'on' } } },
  simulated: { method: 'simulated', flags: {} },
};

const MAX_RATIO_APPLIED = 1.08;
const MIN_SCORE_SIMULATED = 99;
const MAX_LCP_SIMULATED_MS = 1800;

const admin = await startSampleAdmin();
const site = await serveSite({ ADMIN_HOST: admin.url, CACHE_DIR: join(tmpdir(), 'lighthouse-cache') });
const phone = await launchSlowPhone();
const table: Record<string, Record<string, number>> = {};
let passed = true;
for (const path of paths) {
  const measured = new Map<string, Measured[]>();
  const visit = async (kind: string) => {
    const { method, flags } = kinds[kind] as (typeof kinds)[string];
    return (await phone.measure(site.url + path, method, { onlyCategories: ['performance'], ...flags })).row;
  };
  // The first visits encode the pictures.
  for (const kind of ['applied', 'applied, light page']) await visit(kind);
  for (let turn = 0; turn < Number(turns); turn += 1) {
    for (const kind of Object.keys(kinds)) measured.set(kind, [...(measured.get(kind) ?? []), await visit(kind)]);
  }
  const of = (kind: string, name: keyof Measured) =>
    rounded(median((measured.get(kind) ?? []).map((row) => row[name])));
  for (const kind of Object.keys(kinds)) {
    const row = {
      score: of(kind, 'performance'),
      FCP: of(kind, 'FCP ms'),
      LCP: of(kind, 'LCP ms'),
      CLS: of(kind, 'CLS'),
    };
    table[`${path} ${kind}`] = row;
    console.log(path, kind, row, (measured.get(kind) ?? []).map((one) => one['LCP ms']).join(' '));
  }
  const ratio = rounded(of('applied', 'LCP ms') / of('applied, without scripts', 'LCP ms'));
  console.log(path, 'largest paint, of the same page without scripts', ratio);
  passed &&=
    ratio <= MAX_RATIO_APPLIED &&
    of('simulated', 'performance') >= MIN_SCORE_SIMULATED &&
    of('simulated', 'LCP ms') <= MAX_LCP_SIMULATED_MS &&
    of('applied', 'CLS') === 0;
}
console.table(table);
await phone.close();
await Promise.all([site.stop(), admin.close()]);
process.exit(passed ? 0 : 1);
