/**
 * Measures the cost of a larger catalogue: the site with 14, 1,400 and 14,000 records of each type, requested in turns.
 * `npm run scalability` prints the table, writes bench/results/scalability.json, and exits with status 1 when a list, filter or search
 * exceeds its bounds, or the start takes more than 1.5 seconds. Attractions stay at 14,
 * since their list has no paging.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Content, readContent, type SampleRecord } from '../sample-admin/content.ts';
import { startSampleAdmin } from '../sample-admin/server.ts';
import { rssMb } from './rss.ts';
import { type Running, serveSite } from './run-server.ts';
import { median, rounded } from './statistics.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const SIZES = [14, 1400, 14_000];
const ROUNDS = Number(process.env.GROWTH_ROUNDS ?? 60);
/** The most that a list, a filter or a search may cost: with 1,400 records as a multiple of 14, and in milliseconds with 14,000. */
const MAX_RATIO = 1.5;
const MAX_MS = 40;
/** Home is made of all lists, and its page is stored. */
const HOME = 'home, data';
const MAX_START_MS = 1500;

// Data requests run the loader each time; documents come from the page cache.
const paths = {
  'list, cached': '/transportasi',
  'list, data': '/transportasi.data',
  'category, data': '/transportasi.data?kategori=Mobil+Keluarga',
  'packages, data': '/paket-tour.data',
  'filtered and sorted, data': '/paket-tour.data?maks=20000000&orang=40&urut=harga',
  'words, data': '/akomodasi.data?q=hotel',
  'nothing found, data': '/transportasi.data?kategori=Mobil+Keluarga&maks=1',
  'months, data': '/event.data?bulan=mendatang',
  [HOME]: '/_root.data',
  'search with fallback, data': '/cari.data?q=snur',
  'broad search with fallback, data': '/cari.data?q=taman',
};
const lists = ['/paket-tour', '/akomodasi', '/transportasi', '/tiket', '/event', '/fasilitas', '/blog', '/kuliner'];

const folder = mkdtempSync(join(tmpdir(), 'jelajahi-growth-'));
const admins = [];
const sites: { size: number; site: Running; startMs: number; firstMs: number; rssMb: number }[] = [];
for (const size of SIZES) {
  const admin = await startSampleAdmin({ content: grown(readContent(), size) });
  admins.push(admin);
  const env = { ADMIN_HOST: admin.url, CACHE_DIR: join(folder, String(size)), ADMIN_FRESH_SECONDS: '3600' };
  const began = performance.now();
  const site = await serveSite({ ...env, ADMIN_TIMEOUT_MS: '60000' }, '/healthz');
  const startMs = performance.now() - began;
  const firstMs = await time(site.url + paths['list, cached']);
  for (const path of [...lists, '/']) await time(site.url + path);
  // All lists are in memory. Without the admin host, searches take their results from there.
  await admin.stop();
  sites.push({ size, site, startMs, firstMs, rssMb: rssMb(site.child.pid ?? 0) });
}

const times: Record<string, number[]> = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, path] of Object.entries(paths)) {
    for (const { size, site } of sites) {
      const ms = await time(site.url + path);
      // The first few requests warm up.
      if (round >= ROUNDS / 6) times[`${name} ${size}`] = [...(times[`${name} ${size}`] ?? []), ms];
    }
  }
}

const rows = sites.map(({ size, startMs, firstMs, rssMb }) => ({
  'records per type': size,
  'start ms': Math.round(startMs),
  'first list ms': Math.round(firstMs),
  'RSS MB': rssMb,
  ...Object.fromEntries(Object.keys(paths).map((name) => [`${name} ms`, rounded(median(times[`${name} ${size}`]))])),
}));
const timeOf = (name: string, size = 0) => median(times[`${name} ${size}`]);
const ratios = Object.fromEntries(
  Object.keys(paths).map((name) => [name, rounded(timeOf(name, SIZES[1]) / timeOf(name, SIZES[0]))]),
);
const [small, middle, large] = sites;
const perThousand = (one = small, other = large) =>
  one && other ? rounded((1000 * (other.rssMb - one.rssMb)) / (other.size - one.size)) : 0;
const memory = {
  'MB per 1000 records of each type, from 14 to 1400': perThousand(small, middle),
  'MB per 1000 records of each type, from 1400 to 14000': perThousand(middle, large),
};
console.table(rows);
console.log('1,400 as a multiple of 14:', ratios);
console.log(memory);
const result = { rows, ratios, memory };
writeFileSync(join(root, 'bench/results/scalability.json'), `${JSON.stringify(result, null, 2)}\n`);

await Promise.all([...sites.map(({ site }) => site.stop()), ...admins.map((admin) => admin.close())]);
rmSync(folder, { recursive: true, force: true });
const slow = Object.entries(ratios).some(
  ([name, ratio]) => name !== HOME && (ratio > MAX_RATIO || timeOf(name, SIZES[2]) > MAX_MS),
);
const late = sites.some(({ startMs }) => startMs > MAX_START_MS);
process.exit(slow || late ? 1 : 0);

/** Returns that many records of each type: copies with unique names, short enough for a list of 10 MB. */
function grown(content: Content, size: number): Content {
  const entries = Object.entries(content).map(([name, records]) => {
    if (name === 'attractions' || records.length === 0) return [name, records.slice(0, SIZES[0])];
    return [name, Array.from({ length: size }, (_, index) => copy(records, index))];
  });
  return Object.fromEntries(entries) as Content;
}

function copy(records: SampleRecord[], index: number): SampleRecord {
  const record = records[index % records.length] ?? {};
  const round = Math.floor(index / records.length);
  if (round === 0) return record;
  return {
    ...Object.fromEntries(Object.entries(record).filter(([, value]) => JSON.stringify(value).length < 100)),
    id: 1_000_000 + index,
    ...(record.slug ? { slug: `${record.slug}-${round}` } : {}),
    judul: `${record.judul ?? record.title ?? record.name} ${round}`,
  };
}

/** Returns the response time in milliseconds. */
async function time(address: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${address}: status ${response.status}`);
  return performance.now() - began;
}
