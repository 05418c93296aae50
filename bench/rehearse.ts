/**
 * `npm run rehearse [fault …]`: faults around the site, one after the other, each with its own site and steady visitors
 * before, during and after it. A rehearsal fails when a response is not the whole page; when a process ends, uses more
 * than 700 MB or logs an exception; when the fault left no trace; or when the site has not recovered within 45 seconds.
 * Prints a table, and exits with status 1 when one fails; faults that this machine cannot cause are skipped.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { pageFixtures } from '../e2e/fixtures/page-fixtures.ts';
import { faults, type Seen, type Stage } from './faults.ts';
import { peakRssMb } from './memory.ts';

/** Below nginx's limits for one address. */
const VISITS_PER_SECOND = 15;
/** In milliseconds: a visitor notices this, and may give up. */
const SLOW_MS = 2000;
const PAUSE_MS = 1500;
const MAX_RECOVERY_MS = 45_000;
const MAX_MEMORY_MB = 700;

const pages = pageFixtures.filter(({ path }) => !path.endsWith('.xml'));
type Page = (typeof pages)[number];
/** All pages except those whose content nobody has seen before the fault. */
const visitedBefore = pages.filter(({ path }) => !/^\/(?:tiket|fasilitas)/.test(path));

const wanted = process.argv.slice(2);
const rows: Record<string, object> = {};
let passed = true;
for (const [name, open] of Object.entries(faults)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const stage = await open();
  rows[name] = typeof stage === 'string' ? { skipped: stage } : await rehearse(stage);
}
console.table(rows);
process.exit(passed && Object.keys(rows).length > 0 ? 0 : 1);

async function rehearse(stage: Stage): Promise<object> {
  const seen = nothing();
  const visits: Promise<void>[] = [];
  let visited = visitedBefore;
  let number = 0;
  const visitNext = () => {
    number += 1;
    const { path, content } = visited[number % visited.length] as Page;
    return visit(stage.url + (stage.pathOf?.(path, number) ?? path), content, seen);
  };
  try {
    for (const page of visited) await visit(stage.url + page.path, page.content, seen);
    // The first responses of a process are slow, since it compiles its code.
    Object.assign(seen, { firstByteMs: 0, slowFirstBytes: 0 });
    const timer = setInterval(() => visits.push(visitNext()), 1000 / VISITS_PER_SECOND);
    await delay(PAUSE_MS);
    visited = pages;
    await stage.fault(seen);
    if (!(await recovers(stage))) seen.problems.push(`not as before ${MAX_RECOVERY_MS} ms later`);
    await delay(PAUSE_MS);
    clearInterval(timer);
    await Promise.all(visits);
    const memoryMb = inspect(stage, seen);
    const { problems, ...figures } = seen;
    for (const problem of problems.slice(0, 5)) console.log(problem);
    passed &&= problems.length === 0;
    return { ...figures, memoryMb, unexpected: problems.length };
  } finally {
    await stage.close();
  }
}

function nothing(): Seen {
  return { requests: 0, firstByteMs: 0, slowFirstBytes: 0, problems: [] };
}

/** Requests a page, and records how long its first byte took and whether it is whole. */
async function visit(url: string, content: string, seen: Seen) {
  seen.requests += 1;
  const startedAt = performance.now();
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
    const ms = Math.round(performance.now() - startedAt);
    seen.firstByteMs = Math.max(seen.firstByteMs, ms);
    if (ms > SLOW_MS) seen.slowFirstBytes += 1;
    const text = (await response.text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
    const isWhole = response.status === 200 && text.includes(content) && text.includes('</html>');
    if (!isWhole) seen.problems.push(`${url}: ${response.status}`);
  } catch (error) {
    seen.problems.push(`${url}: ${(error as Error).message}`);
  }
}

async function recovers(stage: Stage): Promise<boolean> {
  for (const until = Date.now() + MAX_RECOVERY_MS; Date.now() < until; await delay(250)) {
    const seen = nothing();
    for (const { path, content } of pages) await visit(stage.url + path, content, seen);
    if (seen.problems.length === 0 && (stage.hasRecovered?.() ?? true)) return true;
  }
  return false;
}

/** Records the faults of the site's processes, and returns the peak memory of one of them, in megabytes. */
function inspect({ running, logs }: Stage, { problems }: Seen): number {
  let memoryMb = 0;
  for (const { process, output } of running()) {
    if (process.exitCode !== null || process.signalCode !== null) problems.push('a process ended');
    else memoryMb = Math.max(memoryMb, peakRssMb(process.pid ?? 0));
    const [defect] = /.*"event":"(?:server-error|unhandled-rejection)".*/.exec(output()) ?? [];
    if (defect) problems.push(defect.slice(0, 300));
  }
  if (memoryMb > MAX_MEMORY_MB) problems.push(`${memoryMb} MB`);
  if (logs && !running().some(({ output }) => output().includes(logs))) problems.push(`the log has no ${logs}`);
  return memoryMb;
}
