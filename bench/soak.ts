/**
 * `npm run soak [requests] [seconds at rest]`: requests pages, data, images and invalid URLs under faults of the admin host,
 * and samples the server's memory. Exits with status 1 when a response is unexpected, or when the memory exceeds 1.2 times
 * its size after the first tenth, or 450 MB after two minutes at rest.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { pageFixtures } from '../e2e/fixtures/page-fixtures.ts';
import { readContent } from '../sample-admin/content.ts';
import type { Fault } from '../sample-admin/server.ts';
import { startIsolatedSite } from '../tests/support/isolated-site.ts';
import { rssMb } from './memory.ts';

const TOTAL = Number(process.argv[2] ?? 200_000);
const REST_MS = Number(process.argv[3] ?? 120) * 1000;
const MAX_MS = 40 * 60 * 1000;
const CONCURRENCY = 32;
const CHANGE_EVERY = 2000;
const MAX_RATIO = 1.2;
const MAX_REST_MB = 450;

/** The faults in turn, and the site's allowed statuses for an uncached record or image during each. */
const phases: { fault: Fault | null; failing: number[] }[] = [
  { fault: null, failing: [] },
  { fault: { kind: 'random', rate: 0.3, fault: { kind: 'status', status: 500 } }, failing: [502] },
  { fault: null, failing: [] },
  { fault: { kind: 'random', rate: 0.3, fault: { kind: 'reset' } }, failing: [502] },
  { fault: { kind: 'random', rate: 0.3, fault: { kind: 'delay', ms: 1000 } }, failing: [] },
];

const pages = pageFixtures.map(({ path }) => path);
/** Images of the sample content with plain paths; other tests cover the other path forms. */
const images = Object.values(readContent())
  .flat()
  .flatMap((record) => record.images ?? record.image ?? [])
  .filter((path): path is string => typeof path === 'string' && /^(?!storage\/)[\w-]+\/[\w-]+\.jpg$/.test(path));

interface Visit {
  path: string;
  headers?: Record<string, string>;
  /** The status with a healthy admin host. */
  expected?: number;
  /** Whether the response needs a call to the admin host, whose failure it may then report. */
  calls?: boolean;
}

/** Kinds of requests, with their share in percent. */
const kinds: [share: number, visit: (number: number, page: string) => Visit][] = [
  [40, (_, path) => ({ path, headers: { 'Accept-Encoding': 'br' } })],
  [10, (number, page) => ({ path: `${page}?utm_source=${number}`, headers: { 'Accept-Encoding': 'gzip' } })],
  [10, (_, page) => ({ path: page === '/' || page.endsWith('.xml') ? '/_root.data' : `${page}.data` })],
  [6, (number) => ({ path: `/tiket?kategori=${number}&tampil=${number % 30}` })],
  [4, (number) => ({ path: `/cari?q=ubud${number % 50}` })],
  [8, (number) => ({ path: `/storage/${images[number % images.length]}?w=320`, calls: true })],
  [6, (number) => ({ path: `/event/tidak-ada-${number}`, expected: 404, calls: true })],
  [6, (number) => ({ path: `/junk-${number}/${number}`, expected: 404 })],
  [4, (number) => ({ path: `/storage/none-${number % 500}.jpg?w=320`, expected: 404, calls: true })],
  [2, (number) => ({ path: `/tiket/?x=${number}`, expected: 301 })],
  [2, (number) => ({ path: `/%ff${number}`, expected: 404 })],
  [2, () => ({ path: '/healthz' })],
];
const slots = kinds.flatMap(([share, visit]) => Array.from({ length: share }, () => visit));

// No page is streamed: a streamed page sends its status before its content is known.
const site = await startIsolatedSite({ ADMIN_FRESH_SECONDS: '5', ADMIN_TIMEOUT_MS: '10000' });
const memory = () => rssMb(site.running.process.pid ?? 0);
const samples: { requests: number; rssMb: number; seconds: number }[] = [];
const unexpected: Record<string, number> = {};
let phase = 0;
let done = 0;
for (const path of pages) await statusOf({ path });
const startedAt = Date.now();
await Promise.all(Array.from({ length: CONCURRENCY }, visitor));
const atEnd = memory();
await delay(REST_MS);
const atRest = memory();
await site.close();

const ratio = Math.round((atEnd / (samples[0]?.rssMb ?? 0)) * 100) / 100;
console.table(samples);
console.log(`${atEnd} MB at the end, ${ratio} times as much as after the first tenth; ${atRest} MB at rest`);
console.log('Unexpected responses:', unexpected);
const isBounded = ratio <= MAX_RATIO && atRest <= MAX_REST_MB;
process.exit(done >= TOTAL && isBounded && Object.keys(unexpected).length === 0 ? 0 : 1);

async function visitor() {
  while (done < TOTAL && Date.now() - startedAt < MAX_MS) {
    done += 1;
    const number = done;
    if (number % CHANGE_EVERY === 0) changePhase();
    if (number % (TOTAL / 10) === 0) {
      samples.push({ requests: number, rssMb: memory(), seconds: Math.round((Date.now() - startedAt) / 1000) });
      console.log(samples.at(-1));
    }
    const visit = slots[(number * 7919) % 100]?.(number, pages[number % pages.length] ?? '/') ?? { path: '/' };
    // A call that started in one phase may meet the next phase's fault.
    const before = phase;
    const status = await statusOf(visit).catch((error: Error) => error.message);
    const failing = visit.calls ? [before, phase].flatMap((one) => phases[one]?.failing ?? []) : [];
    if ([visit.expected ?? 200, ...failing].includes(Number(status))) continue;
    const what = `${status} ${visit.path.replace(/\d+/g, '…').slice(0, 60)}`;
    unexpected[what] = (unexpected[what] ?? 0) + 1;
  }
}

function changePhase() {
  phase = (phase + 1) % phases.length;
  site.admin.clearFaults();
  site.admin.clearCalls();
  const { fault } = phases[phase] ?? {};
  if (fault) site.admin.setFault('/', fault);
}

async function statusOf({ path, headers }: Visit): Promise<number> {
  const signal = AbortSignal.timeout(30_000);
  const response = await fetch(site.url + path, { headers, redirect: 'manual', signal });
  await response.arrayBuffer();
  return response.status;
}
