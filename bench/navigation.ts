/**
 * How long a visitor waits inside the application, from the click to the first frame with the new content: list to
 * detail and back, a category, Load More; with a pointer that rests on the link first, and with a finger. The production
 * build, warm answers, a real Chromium. `npm run navigation` prints the table, writes bench/results/navigation.json, and
 * ends with status 1 where a median is above 100 ms.
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

const root = fileURLToPath(new URL('..', import.meta.url));
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const MOST_MS = 100;
/** How long a pointer rests on a link before it clicks, and a finger on it before it leaves: both are short. */
const REST_MS = 300;
const TOUCH_MS = 60;
const LIST = '/akomodasi';

const visitors: Record<string, BrowserContextOptions> = {
  pointer: { viewport: { width: 1280, height: 800 } },
  finger: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** Run in the page: whether what was asked for is there; on the way back, at the place where it was left. */
const shown = {
  detail: () =>
    /^\/akomodasi\/./.test(location.pathname) && document.querySelector('[role=tablist]') !== null,
  list: () =>
    document.querySelectorAll('[data-card]').length === 12 &&
    Math.abs(window.scrollY - (window.placeBefore ?? 0)) <= 1,
  category: () =>
    document.querySelector('nav [aria-current=true]')?.textContent === 'Villa Private' &&
    document.querySelector('[role=status]')?.textContent?.match(/dari (\d+)/)?.[1] !== window.totalBefore,
  more: () => document.querySelectorAll('[data-card]').length === 12,
};

declare global {
  interface Window {
    totalBefore?: string;
    placeBefore?: number;
    /** Milliseconds from the click, or the way back, to the first frame with what was asked for. */
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

const times: Record<string, number[]> = {};
try {
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [visitor, options] of Object.entries(visitors)) {
      const context = await browser.newContext({ ...options, locale: 'id-ID' });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      for (const [move, ms] of Object.entries(await visit(page))) {
        // The first round warms up the server, its kept documents and its pictures.
        if (round > 0) times[`${move}, ${visitor}`] = [...(times[`${move}, ${visitor}`] ?? []), ms];
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await Promise.all([site.stop(), admin.close()]);
  rmSync(folder, { recursive: true, force: true });
}

const rows = Object.entries(times).map(([move, all]) => {
  const sorted = all.toSorted((a, b) => a - b);
  return { move, median: at(sorted, 0.5), best: at(sorted, 0), worst: at(sorted, 1), rounds: all.length };
});
console.table(rows);
writeFileSync(
  join(root, 'bench/results/navigation.json'),
  `${JSON.stringify({ mostMs: MOST_MS, rows }, null, 2)}\n`,
);

const slow = rows.filter(({ median }) => median > MOST_MS);
for (const { move, median } of slow) console.log(`above ${MOST_MS} ms: ${move}, ${median} ms`);
process.exit(slow.length > 0 ? 1 : 0);

/** One visit with every move, in milliseconds each. */
async function visit(page: Page): Promise<Record<string, number>> {
  await gotoHydrated(page, `${site.url}${LIST}`);
  await page.evaluate(() => {
    window.totalBefore = document.querySelector('[role=status]')?.textContent?.match(/dari (\d+)/)?.[1];
  });
  const category = await followed(
    page,
    page.getByRole('link', { name: 'Villa Private', exact: true }),
    shown.category,
  );

  await gotoHydrated(page, `${site.url}${LIST}`);
  const more = await followed(page, page.getByRole('link', { name: 'Load More' }), shown.more);

  const card = page.getByRole('link', { name: /^Lihat Detail/ }).nth(7);
  const detail = await followed(page, card, shown.detail);

  // A visitor looks at the page before going back: its pictures are there, and nothing moves any more.
  await expect.poll(() => page.evaluate(isAtRest)).toBe(true);
  await arm(page, shown.list);
  await page.evaluate(() => history.back());
  const back = await waited(page);
  return { 'list to detail': detail, 'back to the list': back, category, 'Load More': more };
}

/** Follows a link after the intent to do so: a pointer that has rested on it, or a finger that comes down. */
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

/** A finger's touch: Playwright's own takes no time at all, so that nothing could be fetched during it. */
async function tap(page: Page, link: Locator) {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not shown');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const browserSide = await page.context().newCDPSession(page);
  await browserSide.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(TOUCH_MS);
  await browserSide.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Begins to watch for the next click or step back, and for what it shows; written out, for the page allows no `eval`. */
async function arm(page: Page, isShown: () => boolean) {
  // What runs this script marks functions with their names by a helper that the page does not have.
  await page.evaluate(`{ const __name = (made) => made; (${watch})(${isShown}); }`);
}

/** Run in the page: whether its pictures are there, and nothing moves. */
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
    setTimeout(() => reject(new Error('What was asked for is not shown')), 30_000);
    let began = Number.NaN;
    const begin = (event: Event) => {
      began = event.timeStamp;
    };
    addEventListener('click', begin, { capture: true, once: true });
    addEventListener('popstate', begin, { capture: true, once: true });
    const look = () => {
      if (Number.isNaN(began) || !isShown()) return requestAnimationFrame(look);
      // A task of its own comes after the frame that this callback belongs to.
      return setTimeout(() => resolve(performance.now() - began));
    };
    requestAnimationFrame(look);
  });
}

/** The value at a share of a sorted row, in whole milliseconds. */
function at(sorted: number[], share: number): number {
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
}
