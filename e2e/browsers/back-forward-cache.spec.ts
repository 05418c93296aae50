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

test('after Back from a chat, each kind of page is as the visitor left it', async ({ site }) => {
  // Playwright disables the cache, and the headless shell has no such cache.
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless'],
  });
  const page = await browser.newPage({ baseURL: site.url });
  // A frame with an unreachable host sometimes keeps its page out of the cache, such as the map of `/contact` in tests.
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
    // A page from the cache has no load event.
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => window.cameBack), path).toBe(true);
  }
  await browser.close();
});
