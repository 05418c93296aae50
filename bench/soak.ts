/**
 * `npm run soak [requests]`: requests pages, data, images and invalid URLs under faults of the admin host, and samples
 * the server's memory. Exits with status 1 when a response is unexpected, or when the memory exceeds 1.2 times its size
 * after the first tenth, or 450 MB after two minutes at rest.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { pageFixtures } from '../e2e/fixtures/page-fixtures.ts';
import { readContent } from '../sample-admin/content.ts';
import type { Fault } from '../sample-admin/server.ts';
import { startIsolatedSite } from '../tests/support/isolated-site.ts';
import { rssMb } from './rss.ts';

const TOTAL = Number(process.argv[2] ?? 200_000);
const MAX_MS = 40 * 60 * 1000;
const CONCURRENCY = 32;
const CHANGE_EVERY = 2000;
const TENTHS = 10;
const REST_MS = 2 * 60 * 1000;
const MAX_REST_MB = 450;

// No page is streamed: a streamed page sends its status before its content is known.
const site = await startIsolatedSite({
  ADMIN_FRESH_SECONDS: '5',
  ADMIN_TIMEOUT_MS: '10000',
  STREAM_AFTER_MS: '60000',
});
const pid = site.running.process.pid ?? 0;
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
/** Images of the sample content with plain paths; other tests cover the other path forms. */
const imagePaths = Object.values(readContent())
  .flat()
  .flatMap((record) => record.images ?? record.image ?? [])
  .filter((path): path is string => typeof path === 'string' && /^(?!storage\/)[\w-]+\/[\w-]+\.jpg$/.test(path));

/** The faults in turn, and the site's allowed statuses for an uncached record or image during each. */
const phases: { fault: Fault | null; failing: number[] }[] = [
  { fault: null, failing: [] },
  { fault: { kind: 'random', rate: 0.3, fault: { kind: 'status', status: 500 } }, failing: [502] },
  { fault: null, failing: [] },
  { fault: { kind: 'random', rate: 0.3, fault: { kind: 'reset' } }, failing: [502] },
  { fault: { kind: 'random', rate: 0.3, fault: { kind: 'delay', ms: 1000 } }, failing: [] },
];
let phase = 0;

const pages = pageFixtures.map(({ path }) => path);
for (const path of pages) await fetchStatus(path);
const samples: { tenth: number; requests: number; rssMb: number; perSecond: number; unexpected: number }[] = [];
const unexpected: Record<string, number> = {};
const startRss = rssMb(pid);
const started = Date.now();
let done = 0;
let tenthBegan = started;

const visitor = async () => {
  while (done < TOTAL && Date.now() - started < MAX_MS) {
    done += 1;
    const number = done;
    if (number % (TOTAL / TENTHS) === 0) sample(number);
    if (number % CHANGE_EVERY === 0) changePhase();
    const { path, headers, expected, asks } = visit(number);
    const before = phase;
    const status = await fetchStatus(path, headers).catch((error: Error) => error.message);
    // A call that started in one phase may meet the next phase's fault.
    const failing = asks ? [...failingIn(before), ...failingIn(phase)] : [];
    if (![...expected, ...failing].includes(status as number)) {
      const what = `${status} ${path.replace(/\d+/g, '…').slice(0, 60)}`;
      unexpected[what] = (unexpected[what] ?? 0) + 1;
    }
  }
};
await Promise.all(Array.from({ length: CONCURRENCY }, visitor));

const atEnd = rssMb(pid);
agent.destroy();
await delay(REST_MS);
const atRest = rssMb(pid);
await site.close();
const first = samples[0]?.rssMb ?? startRss;
const ratio = Math.round((atEnd / first) * 100) / 100;
const result = {
  requests: done,
  seconds: Math.round((Date.now() - started) / 1000),
  rssAtStartMb: startRss,
  rssAfterFirstTenthMb: first,
  rssAtEndMb: atEnd,
  rssAtRestMb: atRest,
  ratio,
  unexpected,
  samples,
};
mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/soak.json', `${JSON.stringify(result, null, 2)}\n`);
console.table(samples);
console.log(`RSS ${first} MB after the first tenth, ${atEnd} MB at the end: ratio ${ratio}; ${atRest} MB at rest`);
console.log('Unexpected responses:', unexpected);
const isBounded = ratio <= 1.2 && atRest <= MAX_REST_MB;
process.exit(done >= TOTAL && isBounded && Object.keys(unexpected).length === 0 ? 0 : 1);

interface Visit {
  path: string;
  headers?: Record<string, string>;
  /** The allowed statuses with a healthy admin host. */
  expected: number[];
  /** Whether the response needs a call to the admin host, whose failure it may then report. */
  asks?: boolean;
}

/** Returns the request with this number and its allowed statuses. */
function visit(number: number): Visit {
  const page = pages[number % pages.length] ?? '/';
  const kind = (number * 7919) % 100;
  if (kind < 40) return { path: page, headers: { 'Accept-Encoding': 'br' }, expected: [200] };
  if (kind < 50)
    return { path: `${page}?utm_source=${number}`, headers: { 'Accept-Encoding': 'gzip' }, expected: [200] };
  if (kind < 60)
    return {
      path: page.endsWith('.xml') ? '/_root.data' : page === '/' ? '/_root.data' : `${page}.data`,
      expected: [200],
    };
  if (kind < 66) return { path: `/tiket?kategori=${number}&tampil=${number % 30}`, expected: [200] };
  if (kind < 70) return { path: `/cari?q=ubud${number % 50}`, expected: [200] };
  if (kind < 78) {
    const imagePath = imagePaths[number % imagePaths.length];
    return {
      path: `/storage/${imagePath}?w=320`,
      headers: { Accept: 'image/webp' },
      expected: [200],
      asks: true,
    };
  }
  if (kind < 84) return { path: `/event/tidak-ada-${number}`, expected: [404], asks: true };
  if (kind < 90) return { path: `/junk-${number}/${number}`, expected: [404] };
  if (kind < 94) return { path: `/storage/none-${number % 500}.jpg?w=320`, expected: [404], asks: true };
  if (kind < 96) return { path: `/tiket/?x=${number}`, expected: [301] };
  if (kind < 98) return { path: `/%ff${number}`, expected: [404] };
  return { path: '/healthz', expected: [200] };
}

function changePhase() {
  phase += 1;
  site.admin.clearFaults();
  site.admin.clearCalls();
  const { fault } = phases[phase % phases.length] ?? { fault: null };
  if (fault) site.admin.setFault('/', fault);
}

function failingIn(one: number): number[] {
  return phases[one % phases.length]?.failing ?? [];
}

function sample(requests: number) {
  const now = Date.now();
  const perSecond = Math.round((TOTAL / TENTHS / (now - tenthBegan)) * 1000);
  tenthBegan = now;
  const wrong = Object.values(unexpected).reduce((a, b) => a + b, 0);
  samples.push({ tenth: samples.length + 1, requests, rssMb: rssMb(pid), perSecond, unexpected: wrong });
  console.log(samples.at(-1));
}

function fetchStatus(path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(site.url + path, { agent, headers, timeout: 30_000 }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    call.on('timeout', () => call.destroy(new Error('no response within 30 s')));
    call.on('error', reject);
    call.end();
  });
}
