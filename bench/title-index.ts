/**
 * Measures the index of a list's titles (`app/search/title-index.server.ts`) with 14, 1,400 and 14,000 records, of the
 * sample's titles and of random words, which take the most memory. `npm run title-index` prints the table, writes
 * bench/results/title-index.json, and exits with status 1 when an index of the sample's titles takes 50 ms or more.
 */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { titleIndexOf } from '../app/search/title-index.server.ts';
import { readContent } from '../sample-admin/content.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const SIZES = [14, 1400, 14_000];
const ROUNDS = 5;
const MAX_BUILD_MS = 50;
const QUERIES = ['tegalalng', 'pesna ubdu', 'bali', 'a b c d e f g h'];

setFlagsFromString('--expose_gc');
const collectGarbage: () => void = runInNewContext('gc');

const sampleTitles = Object.values(readContent())
  .flat()
  .map((record) => `${record.judul ?? record.title ?? record.name}`);
const randomWord = () => Math.random().toString(36).slice(2, 10);
const titles = {
  sample: (at: number) => `${sampleTitles[at % sampleTitles.length]} ${Math.floor(at / sampleTitles.length)}`,
  random: () => Array.from({ length: 5 }, randomWord).join(' '),
};

const rows = [];
for (const [kind, titleAt] of Object.entries(titles)) {
  for (const size of SIZES) {
    const rounds: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(size, titleAt));
    // The least time: whatever else the machine does only adds to it.
    const least = (of: (one: (typeof rounds)[number]) => number) => rounded(Math.min(...rounds.map(of)));
    rows.push({
      titles: kind,
      records: size,
      'build CPU ms': least(({ buildMs }) => buildMs),
      'longest block ms': least(({ blockedMs }) => blockedMs),
      MB: rounded(Math.max(...rounds.map(({ megabytes }) => megabytes))),
      'slowest search ms': least(({ searchMs }) => searchMs),
    });
  }
}
console.table(rows);
writeFileSync(`${root}bench/results/title-index.json`, `${JSON.stringify({ rows }, null, 2)}\n`);
process.exit(rows.some((row) => row.titles === 'sample' && row['build CPU ms'] >= MAX_BUILD_MS) ? 1 : 0);

/** Builds the index of that many records, once, and searches it. */
async function measure(size: number, titleAt: (at: number) => string) {
  const made = Array.from({ length: size }, (_, at) => ({ id: `${at}`, slug: `rekaman-${at}`, title: titleAt(at) }));
  // Parsed from JSON, as the records of the admin host are.
  const records: typeof made = JSON.parse(JSON.stringify(made));
  made.length = 0;
  const before = heapUsed();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = process.cpuUsage();
  const index = await titleIndexOf(records);
  const { user } = process.cpuUsage(start);
  delay.disable();
  const megabytes = (heapUsed() - before) / 1e6;
  const searchMs = Math.max(
    ...QUERIES.map((query) => {
      const began = performance.now();
      index.search(query, 12);
      return performance.now() - began;
    }),
  );
  // Short builds end before the first sample.
  const blockedMs = Number.isFinite(delay.max) ? delay.max / 1e6 : 0;
  return { buildMs: user / 1000, blockedMs, megabytes, searchMs };
}

function heapUsed(): number {
  // What only an index of an earlier round refers to needs more than one collection.
  for (let collections = 0; collections < 4; collections += 1) collectGarbage();
  return process.memoryUsage().heapUsed;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
