/**
 * Measures interaction to next paint on a slow phone: a chip, a tab, the menu, the gallery and a key in the search
 * field, at 4× CPU slowdown. Production build, warm caches, a real Chromium. `npm run interactions` prints the table,
 * writes bench/results/interactions.json, and exits with status 1 when a median is 100 ms or more.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { gotoHydrated } from '../e2e/support/goto-hydrated.ts';
import { startSampleAdmin } from '../sample-admin/server.ts';
import { findChromium } from '../scripts/chromium.mjs';
import { serveSite } from './run-server.ts';
import { quantile } from './statistics.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const CPU_SLOWDOWN = 4;
const MAX_MS = 100;
/** The browser reports an interaction a moment after its frame. */
const REPORT_MS = 500;

/** Each interaction with its page; steps before it on the page are not measured. */
const interactions: Record<string, { path: string; before?: (page: Page) => Promise<void>; act: Act }> = {
  'a category': {
    path: '/transportasi',
    act: (page) => page.getByRole('link', { name: 'SUV', exact: true }).tap(),
  },
  'a tab': { path: '/akomodasi/1', act: (page) => page.getByRole('tab').nth(1).tap() },
  'the menu': { path: '/', act: (page) => page.getByRole('button', { name: 'Buka menu' }).tap() },
  'a photo of the gallery': {
    path: '/akomodasi/1',
    act: (page) => page.getByRole('link', { name: 'Perbesar foto 1' }).tap(),
  },
  'a key in the search field': {
    path: '/',
    before: (page) => page.getByRole('link', { name: 'Buka pencarian' }).tap(),
    act: (page) => page.keyboard.press('u'),
  },
};
type Act = (page: Page) => Promise<void>;
type InteractionTiming = PerformanceEntry & { interactionId?: number };

declare global {
  interface Window {
    /** The longest interaction since it was set, in milliseconds. */
    longest?: number;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'jelajahi-interactions-'));
const admin = await startSampleAdmin();
const site = await serveSite({ ADMIN_HOST: admin.url, CACHE_DIR: folder, ADMIN_FRESH_SECONDS: '3600' });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const times: Record<string, number[]> = {};
try {
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, { path, before, act }] of Object.entries(interactions)) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      });
      const page = await context.newPage();
      await gotoHydrated(page, site.url + path);
      await before?.(page);
      const ms = await measure(page, act);
      // The first round warms up the server and its images.
      if (round > 0) times[name] = [...(times[name] ?? []), ms];
      await context.close();
    }
  }
} finally {
  await browser.close();
  await Promise.all([site.stop(), admin.close()]);
  rmSync(folder, { recursive: true, force: true });
}

const rows = Object.entries(times).map(([interaction, all]) => {
  const at = (share: number) => Math.round(quantile(all, share));
  return { interaction, median: at(0.5), best: at(0), worst: at(1), rounds: all.length };
});
console.table(rows);
writeFileSync(join(root, 'bench/results/interactions.json'), `${JSON.stringify({ maxMs: MAX_MS, rows }, null, 2)}\n`);
process.exit(rows.some(({ median }) => median >= MAX_MS) ? 1 : 0);

/** Returns the time from an interaction to the next paint, in milliseconds; browsers round it to 8. */
async function measure(page: Page, act: Act): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.waitForTimeout(REPORT_MS);
  await page.evaluate(() => {
    window.longest = undefined;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as InteractionTiming[]) {
        if (interactionId) window.longest = Math.max(window.longest ?? 0, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act(page);
  await page.waitForTimeout(REPORT_MS * CPU_SLOWDOWN);
  const longest = await page.evaluate(() => window.longest);
  if (longest === undefined) throw new Error('The browser reported no interaction');
  return longest;
}
