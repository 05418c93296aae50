import { chromium } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { hydrated } from '../support/goto-hydrated';
import { CHROMIUM } from './engines';

declare global {
  interface Window {
    /** Whether the page came out of the back/forward cache. */
    cameBack?: boolean;
  }
}

test('back from a chat, each kind of page is as the visitor left it', async ({ site }) => {
  // Playwright switches the cache off, and the headless shell has none.
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless'],
  });
  const page = await browser.newPage({ baseURL: site.url });
  // A frame whose host cannot be reached keeps its page out of the cache, at times; the map of `/contact` is one in tests.
  await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Peta' }));
  for (const path of [
    '/',
    '/transportasi?maks=700000',
    '/transportasi/toyota-avanza',
    '/contact',
    '/rencana?isi=paket-1',
  ]) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        window.cameBack = persisted;
      });
    });
    await page.goto(`${site.url.replace('localhost', '127.0.0.1')}/healthz`);
    // A page out of the cache has no load event.
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => window.cameBack), path).toBe(true);
  }
  await browser.close();
});
