import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import { findChromium } from './scripts/chromium.mjs';

// The workers, which read this too, inherit it.
process.env.CHROMIUM_PATH ??= await findChromium();

/** Whether the machine shares memory in memory: Docker's own 64 MB are too few for a browser. */
function hasSharedMemory() {
  if (!existsSync('/dev/shm')) return false;
  const { bsize, bavail } = statfsSync('/dev/shm');
  return bsize * bavail > 2 ** 30;
}

/** End-to-end tests run against the production build; every worker has a site and a sample admin host of its own. */
export default defineConfig({
  testDir: 'e2e/specs',
  // One more than the cores that are taken for granted: tests also wait. Each test stands by itself.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Room for a machine that is busy with other things; no test waits for a bound to pass.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'id-ID',
    timezoneId: 'America/Los_Angeles',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Playwright has browsers share memory through files on disk, which takes them a tenth longer.
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // Nothing comes from elsewhere: the frame of a map stays empty. (A route for that would have every request
        // pass through the test, and the browser keep nothing.)
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        // Without a graphics card, imitating one costs more than drawing without.
        '--disable-gpu',
        '--disable-gpu-rasterization',
      ],
    },
  },
});
