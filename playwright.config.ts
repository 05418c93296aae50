import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import { engines } from './e2e/browsers/engines';
import type { BrowserOptions } from './e2e/browsers/fixtures';
import { presentChromium } from './scripts/chromium.mjs';

// The workers, which also load this file, inherit the variable. It is empty on a machine without a Chromium: the project
// `http` needs none.
process.env.CHROMIUM_PATH ??= (await presentChromium()) ?? '';

/** Whether /dev/shm has enough space for a browser; Docker's default of 64 MB is too small. */
function hasSharedMemory() {
  if (!existsSync('/dev/shm')) return false;
  const { bsize, bavail } = statfsSync('/dev/shm');
  return bsize * bavail > 2 ** 30;
}

/** End-to-end tests run against the production build; each worker has its own site and sample admin host. */
export default defineConfig<object, BrowserOptions>({
  projects: [
    { name: 'http', testDir: 'e2e/http' },
    { name: 'chromium', testDir: 'e2e/specs' },
    ...engines.flatMap((engine) =>
      // What translation breaks is React's, and the same in every engine.
      (engine === 'chromium-102' ? [false] : [false, true]).map((translated) => ({
        name: `browsers/${engine}${translated ? ', translated' : ''}`,
        testDir: 'e2e/browsers',
        testMatch: 'walk.spec.ts',
        use: { engine, translated },
      })),
    ),
    { name: 'browsers/chromium', testDir: 'e2e/browsers', testIgnore: 'walk.spec.ts' },
  ],
  // One more than the two cores assumed, since tests also wait. Tests are independent.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Generous for a slow or busy machine; no test relies on a timeout to pass.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    // What a failed test did and saw: `npx playwright show-trace`.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    locale: 'id-ID',
    // A worker's requests pass by routes and faults of a test; e2e/specs/offline.spec.ts has one.
    serviceWorkers: 'block',
    timezoneId: 'America/Los_Angeles',
    // A click on an element that moves presses one place and is released in another.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // With this flag, Playwright's default, browsers share memory through files on disk: a tenth slower.
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // Blocks all other hosts, such as maps in frames. (`page.route` would intercept every request and disable
        // the browser's HTTP cache.)
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        // Without a GPU, emulating one is slower than plain software rendering.
        '--disable-gpu',
        '--disable-gpu-rasterization',
        // Texts are as wide as on phones; hinting rounds the width of each character.
        '--font-render-hinting=none',
        // The headless shell does not know its network, and would load lazy images from 3,000 px away: Chromium on 4G
        // loads them from 1,250. A pointer that hovers is Playwright's default, which this flag would drop.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
      ],
    },
  },
});
