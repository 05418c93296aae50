/**
 * Measures client navigation from the click to the first frame with the new content: list to detail and back, a
 * category, Load More; by mouse with a hover first, and by touch, also at 4× CPU slowdown. Production build, warm caches,
 * a real Chromium. `npm run navigation` prints the table, writes bench/results/navigation.json, and exits with status 1
 * when a median is above its limit.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright';
import { expect } from 'playwright/test';
import { gotoHydrated } from '../e2e/support/goto-hydrated.ts';
import { startSampleAdmin } from '../sample-admin/server.ts';
import { findChromium } from '../scripts/chromium.mjs';
import { serveSite } from './run-server.ts';
import { quantile } from './statistics.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
/** The highest median in milliseconds, by CPU slowdown. */
const MAX_MS: Record<number, number> = { 1: 70, 4: 200 };
/** Hover time before a click and touch time before release, in milliseconds; both are short. */
const REST_MS = 300;
const TOUCH_MS = 60;
const LIST = '/akomodasi';

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const visitors: Record<string, { slowdown: number; options: BrowserContextOptions }> = {
  pointer: { slowdown: 1, options: { viewport: { width: 1280, height: 800 } } },
  finger: { slowdown: 1, options: phone },
  'finger, 4× CPU': { slowdown: 4, options: phone },
};

/** Runs in the page: whether the requested content is shown; after going back, at the old scroll position. */
const isShownAfter = {
  detail: () => /^\/akomodasi\/./.test(location.pathname) && document.querySelector('[role=tablist]') !== null,
  list: () =>
    document.querySelectorAll('article').length === 12 && Math.abs(window.scrollY - (window.placeBefore ?? 0)) <= 1,
  category: () =>
    document.querySelector('nav [aria-current=true]')?.textContent === 'Villa Private' &&
    document.querySelector('[role=status]')?.textContent?.match(/dari (\d+)/)?.[1] !== window.totalBefore,
  more: () => document.querySelectorAll('article').length === 12,
};

declare global {
  /** Chromium's, which TypeScript's library does not have. */
  const scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void> };
  interface Window {
    totalBefore?: string;
    placeBefore?: number;
    /** Milliseconds from the click, or from going back, to the first frame with the requested content. */
    waited?: Promise<number>;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'jelajahi-navigation-'));
const admin = await startSampleAdmin();
const site = await serveSite({
  ADMIN_HOST: admin.url,
  CACHE_DIR: folder,
  ADMIN_FRESH_SECONDS: '3600',
});
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });

const times: Record<string, { maxMs: number; all: number[] }> = {};
try {
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [visitor, { slowdown, options }] of Object.entries(visitors)) {
      const context = await browser.newContext({ ...options, locale: 'id-ID' });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      for (const [move, ms] of Object.entries(await visit(page))) {
        const key = `${move}, ${visitor}`;
        // The first round warms up the server, its page cache and its images.
        if (round > 0) times[key] = { maxMs: MAX_MS[slowdown] ?? 0, all: [...(times[key]?.all ?? []), ms] };
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await Promise.all([site.stop(), admin.close()]);
  rmSync(folder, { recursive: true, force: true });
}

const rows = Object.entries(times).map(([move, { maxMs, all }]) => {
  const at = (share: number) => Math.round(quantile(all, share));
  return { move, median: at(0.5), best: at(0), worst: at(1), rounds: all.length, maxMs };
});
console.table(rows);
writeFileSync(join(root, 'bench/results/navigation.json'), `${JSON.stringify({ rows }, null, 2)}\n`);

const slow = rows.filter(({ median, maxMs }) => median > maxMs);
for (const { move, median, maxMs } of slow) console.log(`above ${maxMs} ms: ${move}, ${median} ms`);
process.exit(slow.length > 0 ? 1 : 0);

/** Measures every navigation in one visit, in milliseconds each. */
async function visit(page: Page): Promise<Record<string, number>> {
  await gotoHydrated(page, `${site.url}${LIST}`);
  await page.evaluate(() => {
    window.totalBefore = document.querySelector('[role=status]')?.textContent?.match(/dari (\d+)/)?.[1];
  });
  const category = await followed(
    page,
    page.getByRole('link', { name: 'Villa Private', exact: true }),
    isShownAfter.category,
  );

  await gotoHydrated(page, `${site.url}${LIST}`);
  const more = await followed(page, page.getByRole('link', { name: 'Load More' }), isShownAfter.more);

  const card = page.getByRole('link', { name: /^Lihat Detail/ }).nth(7);
  const detail = await followed(page, card, isShownAfter.detail);

  // A visitor looks at the page before going back: images are loaded and animations have ended.
  await expect.poll(() => page.evaluate(isAtRest)).toBe(true);
  await arm(page, isShownAfter.list);
  await page.evaluate(() => history.back());
  const back = await waited(page);
  return { 'list to detail': detail, 'back to the list': back, category, 'Load More': more };
}

/** Follows a link after a hover or a touch start, which trigger the prefetch. */
async function followed(page: Page, link: Locator, isShown: () => boolean): Promise<number> {
  const touches = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (!touches) {
    await link.hover();
    await page.waitForTimeout(REST_MS);
  }
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.placeBefore = window.scrollY;
  });
  await arm(page, isShown);
  await (touches ? tap(page, link) : link.click());
  return waited(page);
}

/** A touch with a duration: Playwright's tap takes no time, which leaves none for the prefetch. */
async function tap(page: Page, link: Locator) {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not visible');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const browserSide = await page.context().newCDPSession(page);
  await browserSide.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(TOUCH_MS);
  await browserSide.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Starts measuring the next click or history step. Passes source text, since the page's CSP allows no `eval`. */
async function arm(page: Page, isShown: () => boolean) {
  // The TypeScript runner wraps functions in a `__name` helper that the page does not have.
  await page.evaluate(`{ const __name = (made) => made; (${watch})(${isShown}); }`);
}

/** Runs in the page: whether its images are loaded and no animation runs. */
function isAtRest(): boolean {
  const { images } = document;
  return (
    [...images].every(({ complete, loading }) => complete || loading === 'lazy') &&
    document.getAnimations().every(({ playState }) => playState !== 'running')
  );
}

function waited(page: Page): Promise<number> {
  return page.evaluate(() => window.waited ?? Number.NaN);
}

function watch(isShown: () => boolean) {
  window.waited = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The requested content did not appear')), 30_000);
    let began = Number.NaN;
    const begin = (event: Event) => {
      began = event.timeStamp;
    };
    addEventListener('click', begin, { capture: true, once: true });
    addEventListener('popstate', begin, { capture: true, once: true });
    const look = () => {
      if (Number.isNaN(began) || !isShown()) return requestAnimationFrame(look);
      // A task of this priority is the first one after the frame of this callback; a timer waits for loaded images too.
      return scheduler.postTask(() => resolve(performance.now() - began), { priority: 'user-blocking' });
    };
    requestAnimationFrame(look);
  });
}
