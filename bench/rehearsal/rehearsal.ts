import { setTimeout as delay } from 'node:timers/promises';
import { type Cause, type PageFixture, pageFixtures } from '../../e2e/fixtures/page-fixtures.ts';
import { get } from '../../tests/support/isolated-site.ts';
import { peakRssMb } from '../rss.ts';
import type { Stage } from './stages.ts';
import { type Answer, type Visit, Visitors, type Seen as VisitorsSeen } from './visitors.ts';

const BEFORE_MS = 1500;
const DURING_MS = 6000;
const AFTER_MS = 1500;
/** An admin host that limits calls without saying until when is called again after 30 seconds. */
const MAX_RECOVERY_MS = 45_000;
const MAX_MEMORY_MB = 700;

/** A requirement that a machine may not meet: a program, the right to mount, or enough open files. */
export type Need = 'nginx' | 'redis-server' | 'faketime' | 'mount' | 'files';

/** A fault, and what visitors may see of it. */
interface Fault<S extends Stage> {
  name: string;
  /** The fault and its effect on visitors, for the table. */
  what: string;
  needs?: readonly Need[];
  /**
   * The responses allowed for a page whose content was not cached when the fault began, until it has ended and
   * everything is served again. Every other page, and without causes every page, has its content and status 200.
   */
  causes?: readonly Cause[];
  open: () => Promise<S>;
  begin: (stage: S) => unknown;
  /** By default some seconds. */
  last?: (stage: S, visitors: Visitors) => Promise<unknown>;
  end: (stage: S) => unknown;
  /** Whether the site works as before; by default when all pages are served. */
  hasRecovered?: (stage: S) => boolean | Promise<boolean>;
  /** The event that the site logs: without it the fault had no effect. */
  logs?: string;
  /** The path by which a visitor with this number requests a page. */
  pathOf?: (page: PageFixture, number: number) => string;
  /** Further requests, with every fifth visit. */
  also?: (number: number) => Visit;
}

/** The results of a fault. */
export interface Seen extends VisitorsSeen {
  /** The highest resident memory of the site's process, or of the larger of two, in megabytes. */
  memoryMb: number;
}

/** A fault that can be rehearsed. */
export interface Rehearsal {
  name: string;
  what: string;
  needs: readonly Need[];
  run: () => Promise<Seen>;
}

/** Pages that nobody visits before the fault, so that no cache and no other page has their content. */
const isCold = ({ path }: PageFixture) => /^\/(?:tiket|fasilitas)/.test(path);
const pages = pageFixtures.filter(({ path }) => !path.endsWith('.xml'));
const visitedBefore = pages.filter((page) => !isCold(page));

const isWhole = ({ content }: PageFixture, { status, text }: Pick<Answer, 'status' | 'text'>) =>
  status === 200 && text.includes(content) && text.includes('</html>');

function shows(page: PageFixture, cause: Cause, answer: Answer): boolean {
  const { status, text } = page.cold(cause);
  if (answer.status === 503 && !answer.retryAfter) return false;
  const isStatus = answer.status === (answer.isStream ? 200 : status);
  return isStatus && answer.text.includes(text) && answer.text.includes('</html>');
}

/** Rehearses a fault: visitors before, during and after it; each response is judged. */
export function rehearse<S extends Stage>(fault: Fault<S>): Rehearsal {
  const { name, what, needs = [] } = fault;
  return { name, what, needs, run: () => run(fault) };
}

async function run<S extends Stage>(fault: Fault<S>): Promise<Seen> {
  const stage = await fault.open();
  try {
    return await visit(fault, stage);
  } finally {
    await stage.close();
  }
}

async function visit<S extends Stage>(fault: Fault<S>, stage: S): Promise<Seen> {
  const visitors = new Visitors();
  let causes: readonly Cause[] = [];
  let visited = visitedBefore;
  const toVisit = (page: PageFixture, number: number): Visit => {
    // A response that comes after the fault may still be about it.
    const known = causes;
    return {
      path: fault.pathOf?.(page, number) ?? page.path,
      isExpected: (answer) =>
        isWhole(page, answer) || (isCold(page) && [...known, ...causes].some((cause) => shows(page, cause, answer))),
    };
  };
  for (const page of visitedBefore) await visitors.visit(stage.url, toVisit(page, 0));
  // The first responses of a process are slow: it compiles its code.
  Object.assign(visitors.seen, { firstByteMs: 0, slow: 0 });
  visitors.start(stage.url, (number) => {
    if (fault.also && number % 5 === 0) return fault.also(number);
    return toVisit(visited[number % visited.length] as PageFixture, number);
  });
  await delay(BEFORE_MS);
  causes = fault.causes ?? [];
  await fault.begin(stage);
  visited = pages;
  await (fault.last?.(stage, visitors) ?? delay(DURING_MS));
  await fault.end(stage);
  if (!(await recovers(fault, stage))) visitors.report(`not as before ${MAX_RECOVERY_MS} ms later`);
  causes = [];
  await delay(AFTER_MS);
  await visitors.stop();
  const memoryMb = inspect(stage, visitors);
  const { logs } = fault;
  if (logs && !stage.running().some(({ output }) => output().includes(logs))) visitors.report(`the log has no ${logs}`);
  return { ...visitors.seen, memoryMb };
}

async function recovers<S extends Stage>(fault: Fault<S>, stage: S): Promise<boolean> {
  const areServed = async () => {
    for (const page of pages) if (!isWhole(page, await get(stage.url + page.path))) return false;
    return true;
  };
  const until = Date.now() + MAX_RECOVERY_MS;
  while (Date.now() < until) {
    if ((await areServed()) && ((await fault.hasRecovered?.(stage)) ?? true)) return true;
    await delay(250);
  }
  return false;
}

/** Reports the faults of the site's processes, and returns the most memory that one had. */
function inspect(stage: Stage, visitors: Visitors): number {
  let memoryMb = 0;
  for (const { process, output } of stage.running()) {
    if (process.exitCode !== null || process.signalCode !== null) visitors.report('a process ended');
    else memoryMb = Math.max(memoryMb, peakRssMb(process.pid ?? 0));
    const [defect] = /.*"event":"(?:server-error|unhandled-rejection)".*/.exec(output()) ?? [];
    if (defect) visitors.report(defect.slice(0, 300));
  }
  if (memoryMb > MAX_MEMORY_MB) visitors.report(`${memoryMb} MB`);
  return memoryMb;
}
